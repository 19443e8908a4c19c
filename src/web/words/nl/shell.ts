import type { shell as en } from "../en/shell.ts";
import type { Shape } from "../shape.ts";

export const shell: Shape<typeof en> = {
  dashboard: "Dashboard",
  menu: "Menu",
  main_nav: "Onderdelen",
  language: "Taal",
  theme_to_dark: "Naar het donkere thema",
  theme_to_light: "Naar het lichte thema",
  footer: "Alle pagina's",
  public: { product: "Product", recruiters: "Voor recruiters", price: "Prijs", about: "Over Proffer", contact: "Contact" },
  start_free: "Begin gratis",
  stay_title: "Ben je er nog?",
  stay_text: "Over {{seconds}} seconden loggen we je uit, want er gebeurde 19 minuten lang niets.",
  stay: "Ingelogd blijven",
};
