import type { wholeExport as en } from "#web/words/en/whole-export.ts";

export const wholeExport: typeof en = {
  title: "Alles meenemen",
  link: "Archief maken",
  link_text: "De hele werkruimte als één bestand: elk record en elk bestand, leesbaar zonder Proffer.",
  lead: "Een archief (ZIP) met elke rij van de werkruimte als regel JSON, elk bestand zoals het is geüpload en een beschrijving van beide. Een andere installatie van Proffer kan het inlezen.",
  without:
    "Er zit niet in: links, sleutels en single sign-on, je abonnement met facturen, en wat uit de rest wordt berekend. In de README staat elk daarvan met de reden.",
  care: "Er staan persoonsgegevens in van iedereen in de werkruimte: bewaar het niet langer dan nodig. Hier wordt het na een dag verwijderd, en meteen als iemand wordt gewist.",
  make: "Archief maken",
  making: "Wordt gemaakt",
  making_text: "Dit gaat door als je weggaat. Je vindt het hier terug.",
  failed: "Niet gemaakt",
  failed_text:
    "Er is een bestand kwijt, of er werd iemand gewist terwijl het werd gemaakt. Probeer het opnieuw; lukt het weer niet, vraag het dan aan wie deze installatie beheert.",
  ready: "Klaar",
  holds: "{{rows}} rijen, {{files}} bestanden, {{size}}",
  asked: "{{name}}, {{time}}",
  until: "Tot {{time}}",
  download: "Downloaden",
  remove: "Verwijderen",
  list: "Archieven",
  none: "Nog geen archief",
  owner_only: "Dit kan alleen de eigenaar",
  owner_only_text: "In het archief staat alles uit de werkruimte. Vraag het aan de eigenaar.",
};
