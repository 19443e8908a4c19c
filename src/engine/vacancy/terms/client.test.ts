import { describe, expect, it } from "vitest";
import { readVacancy } from "../read-vacancy.ts";

const read = (text: string) => {
  const { job, evidence } = readVacancy(text, { today: "2026-11-20" });
  return { title: job.title, client: job.client?.name, contact: job.client?.contact_name, quote: evidence.title?.quote };
};
const rest = "Over de opdrachtgever\nZwaluw Machines bouwt afvullijnen.\n\nWat vragen we\n- VCA";

describe("a client whose name stands behind the title", () => {
  it.each([
    ["Senior Java Engineer (m/v/x) - Zwaluw Machines B.V., Deventer", "Senior Java Engineer", "Zwaluw Machines B.V."],
    ["Monteur - Zwaluw Machines N.V.", "Monteur", "Zwaluw Machines N.V."],
    ["Fitter - Zwaluw Machines Ltd.", "Fitter", "Zwaluw Machines Ltd."],
    ["Monteur - Zwaluw Machines", "Monteur", "Zwaluw Machines"],
  ])("%s", (line, title, client) => expect(read(`${line}\n\n${rest}`)).toMatchObject({ title, client }));

  it("whose title ends before it, and is quoted so", () => {
    expect(read("Adviseur water - Gemeente Zwaluwen\n\nWij vragen hbo.")).toMatchObject({
      title: "Adviseur water",
      client: "Gemeente Zwaluwen",
      quote: "Adviseur water",
    });
  });
  it("where other words behind a dash stay with the title", () => {
    expect(read("Sales Manager - Benelux\n\nZwaluw Machines B.V. zoekt een sales manager.")).toMatchObject({
      title: "Sales Manager - Benelux",
      client: "Zwaluw Machines B.V.",
    });
  });
  it("whose name keeps the stop of its legal form, and not that of its sentence", () => {
    expect(read("Opdrachtgever: Zwaluw Machines B.V.\nFunctie: Monteur").client).toBe("Zwaluw Machines B.V.");
    expect(read("Opdrachtgever: Zwaluw Machines.\nFunctie: Monteur").client).toBe("Zwaluw Machines");
  });
});

describe("no client", () => {
  it.each(["Requirements", "You will", "You have", "Je gaat", "Wij vragen"])("is what opens a list: %s", (heading) =>
    expect(read(`Fitter\n\n${heading}\n- mend pumps\n- VCA`).client).toBeUndefined(),
  );
  it("nor is a skill whom to call", () => {
    expect(read("Developer\n\nWe ask for Java and Spring Boot.").contact).toBeUndefined();
    expect(read("Developer\n\nCall Lieke Boshuis: 06-12345678.").contact).toBe("Lieke Boshuis");
  });
});
