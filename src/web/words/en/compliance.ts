export const compliance = {
  title: "Privacy and AI documents",
  text: "With the facts of this installation and your settings",
  link_text: "Processing register, DPIA, processing agreement, instructions for use and what you tell candidates, ready to hand over.",
  link: "Open the documents",
  only_managers: "Owners and admins of the workspace see these documents",
  ranking_log: "Ranking log (CSV)",
  document: {
    "processing-register": "Processing register",
    dpia: "DPIA",
    "processing-agreement": "Processing agreement",
    "instructions-for-use": "Instructions for use",
    "candidate-notice": "What a candidate is told",
  },
  about: {
    "processing-register": "What you process, why, for how long and with whom (article 30 GDPR). The authority may ask for it.",
    dpia: "The risks of comparing candidates by software, and what is done about them (article 35 GDPR). A first version: weigh what is yours.",
    "processing-agreement": "Between you and whoever runs this installation (article 28 GDPR). To be signed by both.",
    "instructions-for-use":
      "For those of you who use the ranking: what it does, what it doesn’t, and who decides (AI Act, articles 13 and 26).",
    "candidate-notice": "A text for your privacy notice or your first e-mail (articles 13 and 14 GDPR, article 26(11) AI Act).",
  },
  save_pdf: "Save as PDF",
  save_docx: "Save as Word",
  save_csv: "Save as CSV",
};
