import type { ways_in as english } from "../en/ways-in.ts";
import type { Shape } from "../shape.ts";
import { sso } from "./sso.ts";

/** What is said on the way in by single sign-on. */
export const ways_in: Shape<typeof english> = { sso };
