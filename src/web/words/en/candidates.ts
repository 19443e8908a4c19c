export const candidates = {
  title: "Candidates",
  empty: "No candidates yet",
  empty_text: "Drop CVs to add the first ones.",
};
