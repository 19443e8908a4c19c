import { account } from "./account.ts";
import { chat } from "./chat.ts";
import { compliance } from "./compliance.ts";
import { doubts } from "./doubts.ts";
import { jobs } from "./jobs.ts";
import { matching } from "./matching.ts";
import { pointing } from "./pointing.ts";
import { privacy } from "./privacy.ts";
import { proposals } from "./proposals.ts";
import { record } from "./record.ts";
import { register } from "./register.ts";
import { security } from "./security.ts";
import { statistics } from "./statistics.ts";
import { status } from "./status.ts";
import { team } from "./team.ts";
import { translation } from "./translation.ts";
import { weights } from "./weights.ts";

/** What the other screens of the dashboard say. */
export const further = {
  account,
  chat,
  doubts,
  jobs,
  matching,
  pointing,
  privacy,
  proposals,
  record,
  register,
  compliance,
  security,
  statistics,
  status,
  team,
  translation,
  weights,
};
