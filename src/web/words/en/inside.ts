import { candidates } from "./candidates.ts";
import { dashboard } from "./dashboard.ts";
import { lists } from "./lists.ts";
import { team } from "./team.ts";
import { upload } from "./upload.ts";

/** What the dashboard's frame and the screens where visits begin say. */
export const inside = { candidates, dashboard, lists, team, upload };
