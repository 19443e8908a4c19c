import type { translation as en } from "../en/translation.ts";
import type { Shape } from "../shape.ts";

export const translation: Shape<typeof en> = {
  translate: "Vertalen",
  into: "Naar het {{language}}",
  title: "In het {{language}}",
  written: "Zoals het geschreven is",
  by: "Vertaald door {{who}}",
  model: "het taalmodel",
  own_words: "de eigen woorden van Proffer",
  busy: "Wordt vertaald",
  note: "Dit is vertaald door een machine. Wat er geschreven is, telt.",
  long: "Alleen het begin staat hier: selecteer een passage verderop om die te vertalen.",
  copy: "Kopieer de vertaling",
  copied: "Gekopieerd",
  same: "Dit is al in het {{language}}.",
  failed: "Dit is niet vertaald",
  silent: "De vertaaldienst antwoordt niet. Probeer het zo nog eens.",
  none: "Er is hier nog geen vertaaldienst.",
  set_up:
    "Wie deze Proffer beheert, kan er een instellen: TRANSLATE_URL voor een LibreTranslate-server, of ASSISTANT_MODEL voor een taalmodel. Allebei staan ze in de README onder Settings. Vanaf dan wordt deze tekst hier meteen vertaald.",
};
