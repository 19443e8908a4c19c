import { accountancy } from "./accountancy.ts";
import { care } from "./care.ts";
import { commerce } from "./commerce.ts";
import { communication } from "./communication.ts";
import { construction } from "./construction.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { government } from "./government.ts";
import { hospitality } from "./hospitality.ts";
import { it } from "./it.ts";
import { law } from "./law.ts";
import { logistics } from "./logistics.ts";
import { office } from "./office.ts";
import { people } from "./people.ts";
import { projects } from "./projects.ts";
import { publicWork } from "./public.ts";
import { staff } from "./staff.ts";
import { systems } from "./systems.ts";
import { trade } from "./trade.ts";
import { traits } from "./traits.ts";

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
  accountancy,
  communication,
  law,
  projects,
  publicWork,
  staff,
  systems,
  trade,
  traits,
};
