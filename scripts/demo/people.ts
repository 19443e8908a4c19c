import { people as fixturePeople } from "#tests/support/cvs/people.ts";
import type { Person } from "#tests/support/cvs/person.ts";
import { care } from "./people/care.ts";
import { construction } from "./people/construction.ts";
import { finance } from "./people/finance.ts";
import { it } from "./people/it.ts";
import { logistics } from "./people/logistics.ts";
import { sales } from "./people/sales.ts";

const trades = [it, care, construction, finance, logistics, sales];

/** 48 invented people in six trades, half of them writing Dutch; any first part of the list is a mix as well. */
export const demoPeople: Person[] = [
  ...fixturePeople,
  ...Array.from({ length: Math.max(...trades.map((trade) => trade.length)) }, (_, index) =>
    trades.flatMap((trade) => trade[index] ?? []),
  ).flat(),
];
