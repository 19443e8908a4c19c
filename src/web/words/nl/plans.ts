import type { plans as english } from "../en/plans.ts";
import type { Shape } from "../shape.ts";
import { checkout } from "./checkout.ts";
import { price } from "./price.ts";
import { subscription } from "./subscription.ts";

/** What is said about plans and paying: the price pages, and the further screens of the dashboard. */
export const plans: Shape<typeof english> = { checkout, price, subscription };
