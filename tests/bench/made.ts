import { seeded, trades } from "../../scripts/demo/large-people.ts";

/** One of any number of vacancies of the demo's trades: half of them IT, five skills, three of them musts, one with years. */
export function madeVacancy(number: number) {
  const random = seeded(1000 + number);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const trade = random() < 0.5 ? (trades[0] as (typeof trades)[number]) : pick(trades);
  const title = pick(trade.titles);
  const skills = [...new Set(Array.from({ length: 5 }, () => pick(trade.skills)))];
  const city = pick(["Utrecht", "Amsterdam", "Rotterdam", "Zwolle", "Eindhoven"]);
  const requirements = skills.map((skill, at) => ({
    skill,
    kind: at < 3 ? ("must" as const) : ("nice" as const),
    text: at === 0 ? `At least 3 years of experience with ${skill}` : `Experience with ${skill}`,
    min_years: at === 0 ? 3 : null,
  }));
  const description = [`${title} in ${city}`, "", "What we ask", ...requirements.map(({ text }) => `- ${text}`)].join("\n");
  return { title, city, description, requirements, skills: requirements.map(({ skill, kind }) => ({ name: skill, kind })) };
}
