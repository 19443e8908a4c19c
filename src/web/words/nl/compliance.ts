export const compliance = {
  title: "Documenten over privacy en AI",
  text: "Met de feiten van deze installatie en je instellingen",
  link_text: "Verwerkingsregister, DPIA, verwerkersovereenkomst, gebruiksinstructies en wat je kandidaten vertelt, klaar om te geven.",
  link: "Open de documenten",
  only_managers: "Eigenaars en beheerders van de werkruimte zien deze documenten",
  ranking_log: "Ranglijstlogboek (CSV)",
  document: {
    "processing-register": "Verwerkingsregister",
    dpia: "DPIA",
    "processing-agreement": "Verwerkersovereenkomst",
    "instructions-for-use": "Gebruiksinstructies",
    "candidate-notice": "Wat een kandidaat te horen krijgt",
  },
  about: {
    "processing-register": "Wat je verwerkt, waarom, hoe lang en met wie (artikel 30 AVG). De toezichthouder kan ernaar vragen.",
    dpia: "De risico's van kandidaten vergelijken met software, en wat eraan gedaan wordt (artikel 35 AVG). Een eerste versie: weeg wat van jullie is.",
    "processing-agreement": "Tussen jou en wie deze installatie beheert (artikel 28 AVG). Door beiden te ondertekenen.",
    "instructions-for-use":
      "Voor wie van jullie met de ranglijst werkt: wat hij doet, wat niet, en wie beslist (AI-verordening, artikelen 13 en 26).",
    "candidate-notice":
      "Een tekst voor je privacyverklaring of je eerste e-mail (artikelen 13 en 14 AVG, artikel 26, lid 11, AI-verordening).",
  },
  save_pdf: "Opslaan als PDF",
  save_docx: "Opslaan als Word",
  save_csv: "Opslaan als CSV",
};
