import { finance, hr, legal, office } from "./business.ts";
import { care } from "./care.ts";
import { design, marketing, sales } from "./commerce.ts";
import { construction } from "./construction.ts";
import { engineering } from "./engineering.ts";
import { it } from "./it.ts";
import { offices } from "./offices.ts";
import { papers } from "./papers.ts";
import { peoplePapers } from "./people-papers.ts";
import { certificate, education, hospitality, logistics, nature } from "./services-and-logistics.ts";
import { technicalPapers, technicalSkills } from "./technical.ts";

/**
 * All skills by trade, curated to what recruiters ask; the line format stands in `../lexicon.ts`. Where two trades
 * claim the same words, the earlier one has them.
 * Facts (names and synonyms) were partly taken from ESCO: "This service uses the ESCO classification of the European
 * Commission."
 */
export const skillData = {
  certificate: technicalPapers + certificate + peoplePapers + papers,
  it: it + offices.it,
  care,
  construction: construction + technicalSkills.construction,
  engineering: engineering + technicalSkills.engineering,
  finance: finance + offices.finance,
  legal: legal + offices.legal,
  hr: hr + offices.hr,
  office: office + offices.office,
  sales: sales + offices.sales,
  marketing: marketing + offices.marketing,
  design: design + offices.design,
  logistics: logistics + technicalSkills.logistics + offices.logistics,
  hospitality,
  education,
  nature: nature + technicalSkills.nature,
};
