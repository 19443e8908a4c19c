import type { en } from "./en.ts";
import { base } from "./nl/base.ts";
import { further } from "./nl/further.ts";
import { inside } from "./nl/inside.ts";
import { plans } from "./nl/plans.ts";
import type { Shape } from "./shape.ts";

export const nl: Shape<typeof en> = { ...base, ...inside, ...plans, ...further };
