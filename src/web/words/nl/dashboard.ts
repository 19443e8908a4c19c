import type { dashboard as en } from "../en/dashboard.ts";
import type { Shape } from "../shape.ts";

export const dashboard: Shape<typeof en> = {
  drop_title: "Sleep cv's hierheen of plak een vacature",
  drop_text:
    "PDF, Word of tekst, tot 50 bestanden tegelijk. Elk cv wordt een profiel dat laat zien waar elk veld is gelezen. Bij een vacature komen de eisen op een rij.",
  choose_cvs: "Kies cv's",
  paste_vacancy: "Plak een vacature",
  paste_before: "Of druk op",
  paste_after: "waar dan ook op deze pagina",
  privacy: "Bestanden blijven in je werkruimte. Geslacht, geboortedatum, nationaliteit en foto komen nooit in een profiel of score.",
  to_check: "Cv's om te controleren",
  to_check_text: "Velden waar twijfel over is. Ze tellen mee, maar iemand moet ernaar kijken.",
  fields_one: "{{count}} veld om te controleren",
  fields_other: "{{count}} velden om te controleren",
  check: "Controleer",
  nothing_waits: "Er wacht niets op je.",
  your_jobs: "Je vacatures",
  job: "Vacature",
  strong: "Sterke matches",
  matches: "Matches",
  shortlisted: "Op de shortlist",
  no_jobs: "Geen open vacatures. Plak een vacature om te zien wie past.",
  all_jobs: "Alle vacatures",
  all_to_check: "Alle {{n}}",
};
