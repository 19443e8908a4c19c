import type { base as english } from "../en/base.ts";
import type { Shape } from "../shape.ts";
import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { shell } from "./shell.ts";

/** What every visit needs. */
export const base: Shape<typeof english> = { auth, common, errors, shell };
