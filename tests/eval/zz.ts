import { variants } from "./fairness/variants.ts";
import { candidateFrom } from "./rank/product.ts";
import { setIn } from "./fairness/people.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { join } from "node:path";
const set = process.argv[2] ?? "5", who = process.argv[3], jobId = process.argv[4];
const { jobs, people } = setIn(join(import.meta.dirname, "sets", set));
const p = people.find((x) => x.id === who)!; const j = jobs.find((x) => x.id === jobId)!;
const a = candidateFrom(p.cv);
for (const v of variants.filter((x) => x.kind === (process.argv[5] ?? "name"))) {
  const b = candidateFrom(v.tell(p.cv, p.name));
  const ma = matchCandidate(j.job, a).criteria, mb = matchCandidate(j.job, b).criteria;
  const d = scoreOf(ma).exact_score - scoreOf(mb).exact_score;
  if (Math.abs(d) < 0.001) continue;
  console.log(v.group, d);
  ma.forEach((c, i) => { if (c.score !== mb[i]!.score) console.log(c.criterion, c.text, c.verdict, c.score, "->", mb[i]!.verdict, mb[i]!.score, JSON.stringify(c.note), JSON.stringify(mb[i]!.note)); });
  const wa = a.held().words, wb = b.held().words;
  console.log([...new Set([...wa.keys(), ...wb.keys()])].filter((k) => wa.get(k) !== wb.get(k)).map((k) => `${k}:${wa.get(k)}->${wb.get(k)}`).join(" "));
  console.log(JSON.stringify(a.candidate.experience.map((e) => [e.title, e.company])), "\n", JSON.stringify(b.candidate.experience.map((e) => [e.title, e.company])), a.candidate.city, b.candidate.city, a.candidate.headline, "|", b.candidate.headline);
  break;
}
