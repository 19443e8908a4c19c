/** The public pages that the header and the footer lead to; `name` is that of their words. */
export const placesOfVisitors = [
  { to: "/home", name: "product" },
  { to: "/recruiters", name: "recruiters" },
  { to: "/price", name: "price" },
  { to: "/about", name: "about" },
  { to: "/contact", name: "contact" },
] as const;
