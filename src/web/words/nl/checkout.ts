import type { checkout as en } from "../en/checkout.ts";
import type { Shape } from "../shape.ts";

export const checkout: Shape<typeof en> = {
  title: "We controleren je betaling",
  title_done: "Klaar",
  lead: "Dit duurt een paar seconden. De pagina gaat vanzelf verder.",
  step_paid: "Betaald",
  step_activated: "Geactiveerd",
  step_ready: "Klaar",
  is_done: "gedaan",
  is_busy: "bezig",
  is_waiting: "wacht",
  active: "{{plan}} is actief",
  later: "We mailen je",
  later_text:
    "De betaling is nog niet bevestigd. Bij sommige banken duurt dat even. Zodra het zover is, gaat je abonnement in en krijg je een mail. Je hoeft hier niet te wachten.",
  check_again: "Controleer opnieuw",
  unpaid: "Er is niets betaald",
  unpaid_text: "De betaalpagina is geopend, maar niet afgerond. Je abonnement blijft zoals het is.",
  unknown: "Deze betaling kennen we niet",
  unknown_text:
    "Op dit adres is niets betaald en er is niets veranderd. Misschien is het adres afgekapt, of hoort het bij een ander account.",
  cancelled: "Je hebt de betaling afgebroken",
  cancelled_text: "Er is niets afgeschreven. Je abonnement blijft zoals het is.",
  payment_failed: "De betaling is niet gelukt",
  payment_failed_text: "Er is niets afgeschreven. Probeer het opnieuw, of betaal op een andere manier.",
  expired: "Deze betaalpagina is gesloten",
  expired_text: "Hij stond te lang open. Er is niets afgeschreven. Begin opnieuw wanneer je wilt.",
  not_checked: "De betaling kon niet worden gecontroleerd",
  try_again: "Probeer opnieuw",
  to_prices: "Bekijk de prijzen",
};
