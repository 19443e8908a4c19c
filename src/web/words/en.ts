import { account } from "./en/account.ts";
import { auth } from "./en/auth.ts";
import { candidates } from "./en/candidates.ts";
import { common } from "./en/common.ts";
import { dashboard } from "./en/dashboard.ts";
import { errors } from "./en/errors.ts";
import { jobs } from "./en/jobs.ts";
import { matching } from "./en/matching.ts";
import { shell } from "./en/shell.ts";
import { upload } from "./en/upload.ts";

export const en = { account, auth, candidates, common, dashboard, errors, jobs, matching, shell, upload };
