import { candidates } from "./candidates.ts";
import { chat } from "./chat.ts";
import { dashboard } from "./dashboard.ts";
import { jobs } from "./jobs.ts";
import { lists } from "./lists.ts";
import { matching } from "./matching.ts";
import { proposals } from "./proposals.ts";
import { statistics } from "./statistics.ts";
import { team } from "./team.ts";
import { translation } from "./translation.ts";
import { upload } from "./upload.ts";

/** What only the dashboard says. */
export const inside = { candidates, chat, dashboard, jobs, lists, matching, proposals, statistics, team, translation, upload };
