import { describe, expect, test } from "vitest";
import { readVacancy } from "../read-vacancy.ts";

const jobIn = (text: string) => readVacancy(text, { today: "2026-11-28" }).job;

describe("a vacancy written as a message", () => {
  test.each([
    ["Hoi Joost,\nfijn dat je terugbelde.\nWe zoeken per 1 februari een debiteurenbeheerder hier in Tiel.", "Debiteurenbeheerder"],
    ["Dag,\nwij zoeken een magazijnmedewerker bij ons in Breda voor 28 uur.", "Magazijnmedewerker"],
    ["Hi,\nwe are looking for a receptionist here in Leeds.", "Receptionist"],
  ])("is titled by the profession alone: %s", (text, title) => expect(jobIn(text).title).toBe(title));

  test.each([
    ["Kok\nHet gaat om 24 uur.\nSalaris 2.900 tot 3.600 op fulltime basis (38 uur).", 24],
    ["Groepsleider\n2.600 tot 3.600 euro bruto bij een hele werkweek van 36 uur.\nJe werkt 20 tot 24 uur.", 24],
    ["Cook\nEUR 2,750 - 3,150 gross a month for 40 hours\n24 - 32 hrs", 32],
    ["Kok\nFulltime, 38 uur per week.", 38],
  ])("asks the hours of the job, not those that its pay is reckoned by: %s", (text, hours) =>
    expect(jobIn(text).hours_per_week).toBe(hours),
  );
});
