import { care } from "./care.ts";
import { clinic } from "./clinic.ts";
import { commerce } from "./commerce.ts";
import { construction } from "./construction.ts";
import { culture } from "./culture.ts";
import { deeds } from "./deeds.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { government } from "./government.ts";
import { guard } from "./guard.ts";
import { hospitality } from "./hospitality.ts";
import { it } from "./it.ts";
import { logistics } from "./logistics.ts";
import { office } from "./office.ts";
import { people } from "./people.ts";
import { school } from "./school.ts";
import { shop } from "./shop.ts";
import { table } from "./table.ts";
import { traits } from "./traits.ts";
import { welfare } from "./welfare.ts";

/** What is done in each trade, in the words of those who do it: see `../find.ts` for the form. */
export const practiceData = {
  care,
  commerce,
  construction,
  education,
  engineering,
  finance,
  government,
  it,
  logistics,
  office,
  people,
  hospitality,
  traits,
  clinic,
  welfare,
  school,
  table,
  culture,
  shop,
  guard,
  deeds,
};
