import { candidates } from "./candidates.ts";
import { dashboard } from "./dashboard.ts";
import { frame } from "./frame.ts";
import { lists } from "./lists.ts";
import { notifications } from "./notifications.ts";
import { tasks } from "./tasks.ts";
import { upload } from "./upload.ts";

/** What the dashboard's frame and the screens where visits begin say. */
export const inside = { candidates, dashboard, frame, lists, notifications, tasks, upload };
