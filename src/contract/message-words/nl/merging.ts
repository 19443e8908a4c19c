import type { merging as en } from "../en/merging.ts";

export const merging: Record<keyof typeof en, string> = {
  merge_over: "Dit samenvoegen kun je niet meer ongedaan maken: dat kan één keer, binnen 30 dagen.",
  merge_kept_gone: "Het record dat bleef ligt in de prullenbak, is zelf samengevoegd of bestaat niet meer. Zet het eerst terug.",
  merge_name_taken: "Er is weer een opdrachtgever met deze naam. Geef die eerst een andere naam.",
  merge_same: "Kies twee verschillende records.",
  merged: "Samengevoegd",
  merge_undone: "Het samenvoegen is ongedaan gemaakt",
  merge_later: "{name} is hierna samengevoegd en nam mee wat hierbij verhuisde. Maak dat eerst ongedaan.",
};
