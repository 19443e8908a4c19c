import { describe, expect, it } from "vitest";
import { readVacancy } from "../read-vacancy.ts";
import { headingOf } from "./headings.ts";

const asked = (line: string) => {
  const text = `Machinebouwer\n\nWij vragen drie jaar ervaring met draaien.\n\n${line}\n\nWij bouwen kaasmachines.`;
  return (readVacancy(text, { today: "2026-11-20" }).job.requirements ?? []).map(({ kind, quote }) => `${kind}: ${quote}`).slice(1);
};

describe("a label and its own words on a line that stands apart", () => {
  it.each(["Pre", "Pré", "Pluspunten", "Nice to have", "Plus", "Bonus", "Mooi meegenomen"])("%s: …", (label) => {
    expect(asked(`${label}: Kubernetes, ervaring met PLC`)).toEqual(["nice: Kubernetes", "nice: ervaring met PLC"]);
  });
  it("whether or not anybody knows the words", () => {
    expect(asked("Pluspunten: ervaring met kaasmolens")).toEqual(["nice: ervaring met kaasmolens"]);
    expect(asked("Harde eis: VCA-diploma")).toEqual(["knock_out: VCA-diploma"]);
  });
  it("but a bonus in money is no wish", () => {
    for (const line of ["Bonus: 5,000 euros a year", "Bonus: 10% van je jaarsalaris", "Bonus: een dertiende maand"])
      expect(asked(line)).toEqual([]);
  });
  it("and a label over items stays a heading, whatever stands behind it", () => {
    expect(headingOf("Pluspunten:", true)).toBe("nice");
    expect(asked("Pluspunten: wat mooi zou zijn\n- Frans")).toEqual(["nice: Frans"]);
    expect(headingOf("Wij zoeken: een kok", true)).toBe("must");
  });
});
