import type { MatchRow } from "#contract/job/match.ts";
import { candidateSheet } from "#web/kit/list/candidate-sheet.ts";
import type { SheetColumns } from "#web/kit/list/define-list.ts";
import { fullName } from "#web/words/format.ts";
import type { RankedCandidate } from "./use-ranking.ts";

/** What of a candidate stands in the ranking's own columns. */
const own = ["name", "best_match_job", "best_match_score"];

type Column = SheetColumns<RankedCandidate>[number];

interface StageWords {
  nameOf(match: MatchRow): string;
  whyOut(match: MatchRow): string | null;
}

/** What a spreadsheet gets of a job's candidate: the match, in points of the score's weights, then the person. */
export const rankingSheet = ({ nameOf, whyOut }: StageWords): SheetColumns<RankedCandidate> => [
  ["name", (row) => fullName(row)],
  ["score", ({ match }) => match.score],
  ["stage", ({ match }) => nameOf(match)],
  ["stage_since", ({ match }) => match.stage_since, "time"],
  ["reason", ({ match }) => [whyOut(match), match.stage_reason].filter(Boolean).join(": ")],
  ["musts_not_met", ({ match }) => match.musts_not_met],
  ["knock_outs_not_met", ({ match }) => match.knock_outs_not_met],
  ["points_met", ({ match }) => match.points.met],
  ["points_partly", ({ match }) => match.points.partly],
  ["points_not_met", ({ match }) => match.points.not_met],
  ["points_unknown", ({ match }) => match.points.unknown],
  ...candidateSheet
    .filter(([name]) => !own.includes(name))
    .map(([name, read, as]): Column => [name, (row, at) => read({ ...row, best_match: null, snippet: null, also_holds: [] }, at), as]),
];
