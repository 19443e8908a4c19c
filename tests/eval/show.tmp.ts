import { readFileSync } from "node:fs";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";

for (const f of process.argv.slice(2)) {
  const t0 = process.cpuUsage().user / 1000;
  const { job, left_out } = readVacancy(readFileSync(f, "utf8"), { today: "2026-11-22" });
  const { requirements, description, skills, ...rest } = job as any;
  console.log("=====", f, Math.round(process.cpuUsage().user / 1000 - t0) + "ms", JSON.stringify(rest));
  for (const r of requirements ?? [])
    console.log("  R", r.kind.padEnd(9), r.min_years ?? "-", "|", r.text, "|", r.skill ?? "", "||", JSON.stringify(r.quote), r.weight);
  for (const l of left_out) console.log("  L", l.why.padEnd(13), JSON.stringify(l.quote), l.ground ?? "", l.instead ?? "");
}
