import { accountancy } from "./accountancy.ts";
import { care } from "./care.ts";
import { clinic } from "./clinic.ts";
import { commerce } from "./commerce.ts";
import { communication } from "./communication.ts";
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
import { law } from "./law.ts";
import { logistics } from "./logistics.ts";
import { office } from "./office.ts";
import { people } from "./people.ts";
import { projects } from "./projects.ts";
import { publicWork } from "./public.ts";
import { school } from "./school.ts";
import { shop } from "./shop.ts";
import { staff } from "./staff.ts";
import { systems } from "./systems.ts";
import { table } from "./table.ts";
import { building } from "./technical/building.ts";
import { deeds as technicalDeeds } from "./technical/deeds.ts";
import { green } from "./technical/green.ts";
import { installation } from "./technical/installation.ts";
import { manufacturing } from "./technical/manufacturing.ts";
import { process } from "./technical/process.ts";
import { safety } from "./technical/safety.ts";
import { transport } from "./technical/transport.ts";
import { trade } from "./trade.ts";
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
  accountancy,
  communication,
  law,
  projects,
  publicWork,
  staff,
  systems,
  trade,
  traits,
  building,
  technicalDeeds,
  green,
  installation,
  manufacturing,
  process,
  safety,
  transport,
  clinic,
  welfare,
  school,
  table,
  culture,
  shop,
  guard,
  deeds,
};
