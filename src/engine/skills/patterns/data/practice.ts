import { care } from "./care.ts";
import { commerce } from "./commerce.ts";
import { construction } from "./construction.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { government } from "./government.ts";
import { hospitality } from "./hospitality.ts";
import { it } from "./it.ts";
import { logistics } from "./logistics.ts";
import { office } from "./office.ts";
import { people } from "./people.ts";
import { building } from "./technical/building.ts";
import { deeds } from "./technical/deeds.ts";
import { green } from "./technical/green.ts";
import { installation } from "./technical/installation.ts";
import { manufacturing } from "./technical/manufacturing.ts";
import { process } from "./technical/process.ts";
import { safety } from "./technical/safety.ts";
import { transport } from "./technical/transport.ts";
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
  traits,
  building,
  deeds,
  green,
  installation,
  manufacturing,
  process,
  safety,
  transport,
};
