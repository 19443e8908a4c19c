import { expect, test } from "vitest";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Anonymity } from "#contract/proposal/proposal.ts";
import type { SharedShortlist } from "#contract/proposal/shared-proposal.ts";
import { sharedOf } from "#engine/anonymity/anonymise.ts";
import { shortlistPdf } from "#server/papers/shortlist-pdf.ts";
import { textsOfPdf } from "#server/papers/texts.ts";
import { calls } from "#server/parts/engine/calls.ts";
import { plantedLeaks } from "#tests/support/planted-leaks.ts";
import { candidateOf, noor, toShare } from "#tests/support/proposals.ts";
import { type Listed, type ListedText, scansAmong, textsOfPage } from "./rules.ts";

const first = ["Noor", "Daniel", "Priya", "Joost", "Elif", "Mateusz", "Fleur", "Björn", "Agnieszka", "Thijs"];
const last = [
  "Hazelaar",
  "Oyelaran",
  "Raghunathan",
  "Kwakernaak",
  "Yıldırım",
  "Kowalczyk",
  "Vredenbregt",
  "Sørensen",
  "Wiśniewska",
  "Zonneveld",
];
const firms = [
  "Vaartzicht Logistiek BV",
  "Meridiaan Data",
  "Bureau Steenhof",
  "Halmaheira Techniek",
  "Zilverduin Software",
  "Kwelderland IT",
];
const schools = ["Hogeschool Domstreek", "Universiteit Kwelderland", "Hogeschool Vaartse Rijn"];

/** The same people on every run: a small generator with a seed. */
function dice(seed: number) {
  let state = seed;
  return <T>(choices: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return choices[state % choices.length] as T;
  };
}

/** Somebody who says in every part who they are and where they worked. */
function somebody(pick: ReturnType<typeof dice>, place: number, anonymity: Anonymity): Listed & { told: string[] } {
  const [given, family] = [first[(place * 3 + first.indexOf(pick(first))) % first.length] as string, pick(last)];
  const [firm, before, school] = [pick(firms), pick(firms), pick(schools)];
  const candidate = candidateOf({
    first_name: given,
    last_name: family,
    email: `${place}.${family.toLowerCase()}@post.example`,
    city: "Utrecht",
    experience: [firm, before].map((company, at) => ({
      title: "Engineer",
      company,
      start: `20${14 + at}-01`,
      end: null,
    })) as unknown as Candidate["experience"],
    education: [{ degree: "BSc", institution: school }] as Candidate["education"],
  });
  const shared = sharedOf(
    toShare({
      candidate,
      anonymity,
      parts: {
        strengths: [
          { title: `Builds for ${firm}`, text: `${given} ${family} built the planning of ${firm}, and before that ${before}'s.` },
        ],
        information: { title: "Engineer", summary: `${given} learned at ${school}.`, shown: ["experience", "education"] },
        cover_letter: `Dear Marjan,\n\n${given} worked at ${firm}. Ask ${family} about ${before}.`,
        requirements: [
          { text: "Python", kind: "must", verdict: "met", note: `${given}, at ${firm}` },
          { text: "Kafka", kind: "nice", verdict: "unknown", note: null },
        ],
      },
    }),
  );
  return {
    place,
    candidate_id: `${place}`,
    candidate,
    shared,
    told: [given, family, firm.replace(/ BV$/, ""), before.replace(/ BV$/, ""), school],
  };
}

const pageFor = (people: readonly Listed[]): SharedShortlist => {
  const { agency, recruiter } = (people[0] as Listed).shared;
  return {
    agency,
    recruiter,
    language: "en",
    client_name: "Halderwind Energie",
    contact_name: "Marjan de Wit",
    job_title: "Senior backend engineer",
    title: null,
    intro: "Two or more who could start soon.",
    items: people.map(({ place, shared }) => ({ place, shared, response: null, thread: [], pdf_url: null, docx_url: null })),
    withdrawn: 0,
    sent_at: "2026-11-19T10:00:00.000Z",
  };
};
const leaksAmong = (people: readonly Listed[], texts: readonly ListedText[]) => calls.leaks(scansAmong(people, texts)).flat();
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

test("no blind shortlist holds a name, an employer or a school, whoever is on it", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const pick = dice(seed);
    const people = Array.from({ length: 2 + (seed % 7) }, (_, at) => somebody(pick, at + 1, "blind"));
    const page = pageFor(people);
    const written = plain(JSON.stringify(page.items));
    for (const { told } of people) for (const word of told) expect(written.includes(plain(word)), `${word}, seed ${seed}`).toBe(false);
    expect(leaksAmong(people, textsOfPage(page)), `seed ${seed}`).toEqual([]);
  }
});

test("nor does its PDF, in pages, metadata or structure", async () => {
  for (const seed of [3, 11, 27]) {
    const pick = dice(seed);
    const people = Array.from({ length: 2 + (seed % 7) }, (_, at) => somebody(pick, at + 1, "blind"));
    const { bytes, begins } = await shortlistPdf(pageFor(people), { logo: null });
    expect(begins).toHaveLength(people.length);
    const written = plain(JSON.stringify(await textsOfPdf(bytes)));
    for (const { told } of people) for (const word of told) expect(written.includes(plain(word)), `${word}, seed ${seed}`).toBe(false);
  }
});

test.each(plantedLeaks)("what gives a candidate away is found above a shortlist and with its others: %s", (_kind, text) => {
  const shared = sharedOf(toShare({ candidate: noor, anonymity: "blind" }));
  const hidden = { place: 1, candidate_id: "1", candidate: noor, shared };
  const open = somebody(dice(4), 2, "full");
  const placesOf = (page: SharedShortlist) => leaksAmong([hidden, open], textsOfPage(page)).map(({ place }) => place);
  const page = pageFor([hidden, open]);
  expect(placesOf(page)).toEqual([]);
  expect(placesOf({ ...page, title: text })).toContain("title");
  expect(placesOf({ ...page, intro: text })).toContain("intro");
});

test("a name that stands with somebody else is found, wherever it stands; namesakes and shared employers aren't leaks", () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const pick = dice(seed);
    const hidden = somebody(pick, 1, "blind");
    const open = somebody(pick, 2, "full");
    const [given = "", family = "", firm = ""] = hidden.told;
    if (open.told.includes(given) || open.told.includes(family)) continue;
    const spot = (changes: Partial<SharedShortlist>) => leaksAmong([hidden, open], textsOfPage({ ...pageFor([hidden, open]), ...changes }));
    expect(spot({}), `seed ${seed}`).toEqual([]);
    expect(spot({ intro: `You know ${given} ${family}.` })).toMatchObject([{ place: "intro" }]);
    expect(spot({ title: `${family.toUpperCase()} and others` })).toMatchObject([{ place: "title" }]);
    const besides = { ...open, shared: { ...open.shared, letter: `Worked with ${given} ${family} at ${firm}.` } };
    const found = leaksAmong([hidden, besides], textsOfPage(pageFor([hidden, besides])));
    expect(found, `seed ${seed}`).toMatchObject([{ place: "items.2.letter" }]);
  }
});
