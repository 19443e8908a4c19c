import type { further as english } from "../en/further.ts";
import type { Shape } from "../shape.ts";
import { account } from "./account.ts";
import { chat } from "./chat.ts";
import { clients } from "./clients.ts";
import { compliance } from "./compliance.ts";
import { doubts } from "./doubts.ts";
import { drafted } from "./drafted.ts";
import { fields } from "./fields.ts";
import { imports } from "./imports.ts";
import { interviews } from "./interviews.ts";
import { jobs } from "./jobs.ts";
import { matching } from "./matching.ts";
import { merge } from "./merge.ts";
import { model } from "./model.ts";
import { notes } from "./notes.ts";
import { pipeline } from "./pipeline.ts";
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
import { wholeExport } from "./whole-export.ts";

/** What the other screens of the dashboard say. */
export const further: Shape<typeof english> = {
  account,
  chat,
  clients,
  imports,
  doubts,
  interviews,
  fields,
  jobs,
  matching,
  pipeline,
  notes,
  merge,
  model,
  pointing,
  privacy,
  drafted,
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
  wholeExport,
};
