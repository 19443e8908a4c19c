export const shell = {
  dashboard: "Dashboard",
  menu: "Menu",
  main_nav: "Places",
  language: "Language",
  theme_to_dark: "Switch to the dark theme",
  theme_to_light: "Switch to the light theme",
  footer: "All pages",
  public: { product: "Product", recruiters: "For recruiters", price: "Price", about: "About", contact: "Contact" },
  start_free: "Start free",
  stay_title: "Are you still there?",
  stay_text: "In {{seconds}} seconds we log you out, because nothing happened in the last 19 minutes.",
  stay: "Stay logged in",
};
