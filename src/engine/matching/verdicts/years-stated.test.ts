import { describe, expect, test } from "vitest";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { nothingAsked } from "#tests/support/matchables.ts";
import { candidateOf } from "#tests/support/verdict-on.ts";

const id = "00000000-0000-4000-8000-000000000001";

/** The verdict and its note for a CV that says this above one job with these dates. */
function judged(ask: string, said: string, dates: string, told: string) {
  const cv = `Noor Fictief\nnoor@voorbeeld.example\n\nProfile\n${said}\n\nWork experience\nEngineer, Wilgenhof BV\n${dates}\n${told}\n`;
  const job = prepareJob({ ...nothingAsked, requirements: [{ id, text: ask, kind: "must" }] });
  const [criterion] = matchCandidate(job, prepareCandidate(candidateOf(cv))).criteria;
  return { verdict: criterion?.verdict, note: criterion?.note };
}

describe("years that a CV states are held to its dates", () => {
  test("the dates show them", () => {
    expect(judged("At least 4 years of Ansible", "Seven years of Ansible.", "May 2020 - present", "Ran the servers with Ansible.")).toEqual(
      {
        verdict: "met",
        note: { key: "years_of", params: { years: 6, asked: 4 } },
      },
    );
  });

  test("the dates show fewer: some of it, and both are told", () => {
    expect(judged("At least 5 years of Ansible", "Seven years of Ansible.", "May 2023 - present", "Ran the servers with Ansible.")).toEqual(
      {
        verdict: "partly",
        note: { key: "years_stated", params: { stated: 7, years: 3, asked: 5 } },
      },
    );
  });

  test("the dates don't show the skill", () => {
    expect(judged("At least 5 years of Ansible", "Seven years of Ansible.", "May 2012 - present", "Ran the servers.")).toEqual({
      verdict: "partly",
      note: { key: "years_stated", params: { stated: 7, years: 0, asked: 5 } },
    });
  });

  test("too few by any word", () => {
    expect(judged("At least 6 years of Ansible", "Two years of Ansible.", "May 2012 - present", "Ran the servers.").verdict).toBe(
      "not_met",
    );
  });

  test("years of work altogether", () => {
    expect(judged("At least 6 years of work experience", "12 years of work experience.", "May 2023 - present", "Ran the servers.")).toEqual(
      {
        verdict: "partly",
        note: { key: "years_stated", params: { stated: 12, years: 3, asked: 6 } },
      },
    );
  });
});
