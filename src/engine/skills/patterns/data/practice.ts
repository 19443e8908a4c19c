import { office } from "./office.ts";

/** What is done in each trade, in the words of those who do it: see `../find.ts` for the form. */
export const practiceData = { office };
