import { describe, expect, test } from "vitest";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { vacancies } from "#server/sample/vacancies.ts";

describe("the people of the demo", () => {
  test("are at least 44, half of them writing Dutch", () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(44);
    expect(demoPeople.filter((person) => person.language === "nl").length).toBe(demoPeople.length / 2);
  });

  test("can't be real: no mailbox and no telephone of theirs can exist", () => {
    for (const person of demoPeople) {
      expect(person.email).toMatch(/^[a-z.-]+@[a-z]+\.example$/);
      expect(person.phone).toMatch(/^(06 0000|\+31 6 0000|\+32 470 00) \d\d( ?\d\d)?$/);
    }
  });

  test("are all different, so that none is taken for a duplicate", () => {
    for (const key of ["email", "phone", "last_name", "summary"] as const) {
      const values = demoPeople.map((person) => person[key]);
      expect(new Set(values).size, key).toBe(values.length);
    }
  });

  test("have a history in order, newest job first", () => {
    for (const person of demoPeople) {
      expect(person.jobs.length, person.last_name).toBeGreaterThanOrEqual(2);
      const starts = person.jobs.map((job) => job.start);
      expect(starts, person.last_name).toEqual([...starts].sort().reverse());
      for (const job of person.jobs) if (job.end) expect(job.end > job.start, `${person.last_name}, ${job.title}`).toBe(true);
    }
  });
});

describe("the vacancies of the demo", () => {
  test("are eight, each of 120 to 250 words", () => {
    expect(demoVacancies.length).toBe(8);
    for (const { title, text } of demoVacancies) {
      const words = text.split(/\s+/).length;
      expect(words, title).toBeGreaterThanOrEqual(120);
      expect(words, title).toBeLessThanOrEqual(250);
    }
  });

  test("start with their title and name the city", () => {
    for (const { title, city, text } of [...demoVacancies, ...vacancies]) {
      expect(text.startsWith(`${title}\n`)).toBe(true);
      expect(text).toContain(city);
    }
  });
});
