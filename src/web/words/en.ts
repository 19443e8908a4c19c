import { base } from "./en/base.ts";
import { further } from "./en/further.ts";
import { inside } from "./en/inside.ts";
import { plans } from "./en/plans.ts";

export const en = { ...base, ...inside, ...plans, ...further };
