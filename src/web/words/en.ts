import { account } from "./en/account.ts";
import { auth } from "./en/auth.ts";
import { candidates } from "./en/candidates.ts";
import { chat } from "./en/chat.ts";
import { checkout } from "./en/checkout.ts";
import { common } from "./en/common.ts";
import { dashboard } from "./en/dashboard.ts";
import { errors } from "./en/errors.ts";
import { jobs } from "./en/jobs.ts";
import { lists } from "./en/lists.ts";
import { matching } from "./en/matching.ts";
import { price } from "./en/price.ts";
import { proposals } from "./en/proposals.ts";
import { shell } from "./en/shell.ts";
import { statistics } from "./en/statistics.ts";
import { subscription } from "./en/subscription.ts";
import { team } from "./en/team.ts";
import { upload } from "./en/upload.ts";

export const en = {
  account,
  auth,
  candidates,
  chat,
  checkout,
  common,
  dashboard,
  errors,
  jobs,
  lists,
  matching,
  price,
  proposals,
  shell,
  statistics,
  subscription,
  team,
  upload,
};
