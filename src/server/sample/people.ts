import { care } from "./people/care.ts";
import { construction } from "./people/construction.ts";
import { finance } from "./people/finance.ts";
import { it } from "./people/it.ts";
import { logistics } from "./people/logistics.ts";
import { people as mixed } from "./people/mixed.ts";
import { sales } from "./people/sales.ts";
import type { Person } from "./person.ts";

const trades = [it, care, construction, finance, logistics, sales];

/** 48 invented people in six trades, half of them writing Dutch; any first part of the list is a mix as well. */
export const demoPeople: Person[] = [
  ...mixed,
  ...Array.from({ length: Math.max(...trades.map((trade) => trade.length)) }, (_, index) =>
    trades.flatMap((trade) => trade[index] ?? []),
  ).flat(),
];
