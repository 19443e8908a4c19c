import { expect, test } from "vitest";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { judgeSkill } from "#engine/matching/judges/skills.ts";
import { canonicalSkill, skillKey } from "#engine/skills/lexicon.ts";
import { demoCandidates, demoJobs } from "#tests/support/demo-pairs.ts";
import { candidateFrom } from "#tests/support/drafts.ts";
import { heldSkills } from "./held-skills.ts";
import { factsOf } from "./ledger.ts";

const head = "Marloes Dekeizer\nmarloes.dekeizer@post.example\n06 12345644\nZwolle\n\n";
const told = [
  "Ik ben wijkverpleegkundige en BIG-geregistreerd sinds 2015. Ik heb rijbewijs B en een eigen auto.",
  "District nurse with a valid BIG registration; I hold a full driving licence.",
  "In de thuiszorg heb ik cliënten met complexe wonden verzorgd en leerlingen gecoacht.",
  "Gaf leiding aan een team van 14 medewerkers en werkte met SAP.",
  "Managed a team of 9 in a warehouse, forklift certificate since 2019.",
  "Ik werk dagelijks met Kafka, Docker en Python; VCA VOL behaald in 2023.",
  "Certified Scrum Master. Years of React and TypeScript.",
  "Mijn VCA is verlopen. Ik heb geen rijbewijs en geen ervaring met Kafka.",
  "I have no driving licence; my forklift certificate expired in 2019.",
  "Ik wil graag mijn rijbewijs B halen en leer nu Python.",
  "Excel: basis. Docker heb ik nooit gebruikt.",
].map((text, index) => candidateFrom(`${head}Profiel\n${text}\n`, index + 1));

const asked = [
  ...new Set(
    [
      ...demoJobs.flatMap(({ skills }) => skills.map(({ name }) => name)),
      ...["BIG registration", "Driving licence B", "Home care", "Coaching", "Team leadership", "People management", "Kafka", "Docker"],
      ...[
        "Python",
        "JavaScript",
        "React",
        "VCA",
        "VCA VOL",
        "Forklift certificate",
        "SAP",
        "Microsoft Excel",
        "Scrum Master certification",
      ],
    ].map((name) => canonicalSkill(name) ?? name),
  ),
];

test("what somebody is counted by is what a match finds met, of every skill that is asked", () => {
  const differ = [...told, ...demoCandidates].flatMap((candidate) => {
    const held = new Set(heldSkills(factsOf(candidate), []));
    const prepared = prepareCandidate(candidate);
    return asked
      .filter((name) => held.has(skillKey(name)) !== (judgeSkill(name, null, prepared).verdict === "met"))
      .map((name) => [candidate.cv_text?.slice(head.length, head.length + 80), name]);
  });
  expect(differ).toEqual([]);
});

test.each([
  ["VCA is verlopen.", "VCA"],
  ["Ik heb geen rijbewijs.", "Rijbewijs B"],
  ["Ik wil graag mijn rijbewijs B halen.", "Driving licence B"],
  ["Docker heb ik nooit gebruikt.", "Docker"],
])("a name in the profile holds nothing that the CV denies: %s", (text, name) => {
  const candidate = candidateFrom(`${head}Profiel\n${text}\n`);
  expect(heldSkills(factsOf(candidate), [{ name }])).not.toContain(skillKey(name));
});

test.each([
  ["Ik werk met Kafka.", "Terraform"],
  ["Excel: basis.", "Excel"],
  ["Ik heb geen rijbewijs.", "Omgaan met bijzondere machines"],
])("a name in the profile that the CV doesn't speak against counts: %s %s", (text, name) => {
  const candidate = candidateFrom(`${head}Profiel\n${text}\n`);
  expect(heldSkills(factsOf({ ...candidate, skills: [{ name, years: null, level: null }] }), [{ name }])).toContain(skillKey(name));
});

test("a paper has no years of the jobs that name it, and a list of licences no sign between them", () => {
  const cv = `${head}Werkervaring\nDistrict nurse at Home Care North, Groningen (March 2018 - February 2024)\n- Wound care; BIG registration\n\nRijbewijs B en BE`;
  const candidate = candidateFrom(cv);
  const { facts } = factsOf(candidate);
  expect(facts.filter(({ subject, unit }) => subject === "BIG registration" && unit)).toEqual([]);
  expect(facts.some(({ subject, unit }) => subject === "Wound care" && unit === "months")).toBe(true);
  expect(facts.flatMap(({ kind, subject }) => (kind === "licence" ? [subject] : []))).toEqual(["driving:B", "driving:BE"]);
});
