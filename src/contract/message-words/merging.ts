const en = {
  merge_over: "This merge can't be undone any more: that is possible once, within 30 days.",
  merge_kept_gone: "The record that was kept is in the trash, was merged itself or is gone. Bring it back first.",
  merge_name_taken: "There is a client with this name again. Rename that one first.",
  merge_same: "Choose two different records.",
  merged: "Merged",
  merge_undone: "The merge is undone",
  merge_later: "{name} was merged after this and took in what this merge moved. Undo that merge first.",
};
const nl: Record<keyof typeof en, string> = {
  merge_over: "Dit samenvoegen kun je niet meer ongedaan maken: dat kan één keer, binnen 30 dagen.",
  merge_kept_gone: "Het record dat bleef ligt in de prullenbak, is zelf samengevoegd of bestaat niet meer. Zet het eerst terug.",
  merge_name_taken: "Er is weer een opdrachtgever met deze naam. Geef die eerst een andere naam.",
  merge_same: "Kies twee verschillende records.",
  merged: "Samengevoegd",
  merge_undone: "Het samenvoegen is ongedaan gemaakt",
  merge_later: "{name} is hierna samengevoegd en nam mee wat hierbij verhuisde. Maak dat eerst ongedaan.",
};

/** What the API says of records that are made one, and two again. */
export const merging = { en, nl };
