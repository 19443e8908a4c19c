import { sso } from "./sso.ts";

/** What is said on the way in by single sign-on. */
export const ways_in = { sso };
