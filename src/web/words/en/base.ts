import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { shell } from "./shell.ts";

/** What every visit needs. */
export const base = { auth, common, errors, shell };
