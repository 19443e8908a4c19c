import { expect, it } from "vitest";
import { readVacancy } from "./read-vacancy.ts";

const read = (text: string) => readVacancy(text, { today: "2026-11-22" });
const asked = (text: string) => (read(text).job.requirements ?? []).map(({ kind, quote }) => `${kind}: ${quote}`);

it("a row of verbs about somebody asks each of them, in English and in Dutch", () => {
  expect(
    asked(
      "Cellar hand, Ledbury\n\nWe're looking for someone who has worked two harvests, can lift a barrel and doesn't mind early starts.",
    ),
  ).toEqual(["must: We're looking for someone who has worked two harvests", "must: can lift a barrel", "must: doesn't mind early starts."]);
  expect(
    asked("Vuurtorenwachter\n\nWij zoeken iemand die op zee heeft gewerkt, alarmen niet negeert en een logboek kan bijhouden."),
  ).toHaveLength(3);
});

it("what the next sentence calls not negotiable is asked, and nothing before it is", () => {
  const vacancy = "Baker\n\nRequirements\n- three years in a bakery\n\nThe oven is lit at three in the morning. This is not negotiable.";
  expect(asked(vacancy)).toEqual(["must: three years in a bakery", "knock_out: The oven is lit at three in the morning."]);
});

it("a refusal belongs to what it names again, and else asks something of its own", () => {
  expect(asked("Eisen\n- je werkt op zaterdag. Zonder die zaterdag gaat het niet.\n")).toEqual(["knock_out: je werkt op zaterdag."]);
  expect(asked("Je hebt een rijbewijs. Kennis van bijen is welkom.\n\nZonder weekenddiensten houdt het gesprek op.")).toContain(
    "nice: Kennis van bijen is welkom.",
  );
});

it("a message without capitals is read sentence by sentence", () => {
  const message =
    "wij zoeken iemand voor de stal. trekkerrijbewijs moet je hebben. ervaring met melken is een pré. geen bureaus aub. 16,50 per uur.";
  expect(asked(message)).toEqual(
    expect.arrayContaining(["must: trekkerrijbewijs moet je hebben.", "nice: ervaring met melken is een pré."]),
  );
  expect(read(message).job).toMatchObject({ salary_min: 1650, period: "hour" });
});

it("a paper, or being ready to get it, is asked all the same", () => {
  expect(asked("Eisen\n- een hoogwerkercertificaat, of bereid dit te halen\n")).toEqual([
    "must: een hoogwerkercertificaat, of bereid dit te halen",
  ]);
});

it("a town that no list has is told by a postcode, or by its place in the first lines", () => {
  expect(read("Molenaar\nMolen De Haas, Kade 3, 1999 XY Zwaluwenbroek\n\nEisen\n- diploma molenaar").job.city).toBe("Zwaluwenbroek");
  const header = "Molenaar\nZwaluwenbroek | 24 uur | € 2.600\n\nJe woont niet ver van Zwaluwenbroek.";
  expect(read(header).job).toMatchObject({ city: "Zwaluwenbroek" });
  expect(read(header).job.client?.name).toBeUndefined();
});

it("one skill of one kind is asked once, by whoever says more of it", () => {
  expect(asked("Requirements\n- You write Java\n- You use Kafka in production\n- Apache Kafka\n")).toEqual([
    "must: You write Java",
    "must: You use Kafka in production",
  ]);
  expect(asked("Eisen\n- Kafka\n- Je hebt drie jaar ervaring met Apache Kafka\n")).toEqual([
    "must: Je hebt drie jaar ervaring met Apache Kafka",
  ]);
  expect(asked("Eisen\n- Kafka\n\nPré\n- Drie jaar ervaring met Apache Kafka\n")).toHaveLength(2);
});
