/** What the API says of records that are made one, and two again. */
export const merging = {
  merge_over: "This merge can't be undone any more: that is possible once, within 30 days.",
  merge_kept_gone: "The record that was kept is in the trash, was merged itself or is gone. Bring it back first.",
  merge_name_taken: "There is a client with this name again. Rename that one first.",
  merge_same: "Choose two different records.",
  merged: "Merged",
  merge_undone: "The merge is undone",
  merge_later: "{name} was merged after this and took in what this merge moved. Undo that merge first.",
};
