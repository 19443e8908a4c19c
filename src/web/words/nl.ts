import type { en } from "./en.ts";
import { base } from "./nl/base.ts";
import { inside } from "./nl/inside.ts";
import type { Shape } from "./shape.ts";

export const nl: Shape<typeof en> = { ...base, ...inside };
