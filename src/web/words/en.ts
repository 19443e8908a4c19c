import { base } from "./en/base.ts";
import { inside } from "./en/inside.ts";

export const en = { ...base, ...inside };
