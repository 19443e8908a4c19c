import { base } from "./base.ts";
import { further } from "./further.ts";
import { inside } from "./inside.ts";
import { plans } from "./plans.ts";
import { ways_in } from "./ways-in.ts";

export const en = { ...base, ...inside, ...plans, ...further, ...ways_in };
