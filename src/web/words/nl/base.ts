import type { base as english } from "../en/base.ts";
import type { Shape } from "../shape.ts";
import { account } from "./account.ts";
import { auth } from "./auth.ts";
import { checkout } from "./checkout.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { price } from "./price.ts";
import { shell } from "./shell.ts";
import { subscription } from "./subscription.ts";

/** What every visit needs. */
export const base: Shape<typeof english> = { account, auth, checkout, common, errors, price, shell, subscription };
