import type { en } from "./en.ts";
import { account } from "./nl/account.ts";
import { auth } from "./nl/auth.ts";
import { candidates } from "./nl/candidates.ts";
import { common } from "./nl/common.ts";
import { dashboard } from "./nl/dashboard.ts";
import { errors } from "./nl/errors.ts";
import { jobs } from "./nl/jobs.ts";
import { matching } from "./nl/matching.ts";
import { shell } from "./nl/shell.ts";
import { upload } from "./nl/upload.ts";
import type { Shape } from "./shape.ts";

export const nl: Shape<typeof en> = { account, auth, candidates, common, dashboard, errors, jobs, matching, shell, upload };
