import type { en } from "./en.ts";
import { account } from "./nl/account.ts";
import { auth } from "./nl/auth.ts";
import { candidates } from "./nl/candidates.ts";
import { chat } from "./nl/chat.ts";
import { checkout } from "./nl/checkout.ts";
import { common } from "./nl/common.ts";
import { dashboard } from "./nl/dashboard.ts";
import { errors } from "./nl/errors.ts";
import { jobs } from "./nl/jobs.ts";
import { lists } from "./nl/lists.ts";
import { matching } from "./nl/matching.ts";
import { price } from "./nl/price.ts";
import { proposals } from "./nl/proposals.ts";
import { shell } from "./nl/shell.ts";
import { statistics } from "./nl/statistics.ts";
import { subscription } from "./nl/subscription.ts";
import { team } from "./nl/team.ts";
import { upload } from "./nl/upload.ts";
import type { Shape } from "./shape.ts";

export const nl: Shape<typeof en> = {
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
