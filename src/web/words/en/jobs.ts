export const jobs = {
  title: "Jobs",
  empty: "No jobs yet",
  empty_text: "Paste a vacancy: its requirements follow by themselves.",
  new: "New job",
  matches_one: "{{count}} match",
  matches_other: "{{count}} matches",
};
