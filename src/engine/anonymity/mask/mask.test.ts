import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noor } from "#tests/support/proposals.ts";
import { maskOf } from "./mask.ts";

const CV = `Noor van der Hazelaar
Kerkstraat 12, 3511 AB Utrecht
noortje.hazelaar@mail.example | +31 6 12345678 | linkedin.com/in/nhazelaar
Geboortedatum: 12-03-1985
Nationaliteit Nederlandse
Burgerlijke staat
Gehuwd
BSN: 111222333
Geslacht: vrouw | Leeftijd: 34

Noor's team at Vaartzicht. Van der Hazelaar built it with Kafka 3.6 in 2021.`;

describe("a mask", () => {
  const mask = maskOf([noor], ["Sanne Verhoeven"]);
  const hidden = mask.hide(CV);

  const secrets = [
    "Noor",
    "Hazelaar",
    "Kerkstraat",
    "3511 AB",
    "mail.example",
    "12345678",
    "nhazelaar",
    "12-03-1985",
    "Nederlandse",
    "Gehuwd",
    "111222333",
    "vrouw",
    "34",
  ];
  const work = ["Vaartzicht", "Kafka 3.6", "2021", "Utrecht", "Geboortedatum", "Nationaliteit"];
  test.each([
    ["Hof 7\n8011 AB Zwolle", "Hof"],
    ["De Brink 3 | 7411 BR | Deventer", "Brink"],
  ])("hides the half of an address that only the other half tells: %s", (address, street) => {
    expect(mask.hide(`A. B.\n${address}\n`)).not.toContain(street);
    expect(mask.hide("Werkte met Java 8\n2019 BA Geschiedenis\n")).toContain("Java 8");
  });

  test.each(["fj72 [at] post [dot] nl", "fj72(at)post.nl", "fj72 apenstaartje post punt nl"])(
    "hides an address spelled so: %s",
    (spelled) => {
      expect(mask.hide(`Mail me: ${spelled}`)).not.toContain("fj72");
    },
  );

  test("hides what tells who somebody is, and leaves what they did", () => {
    expect(secrets.filter((secret) => hidden.includes(secret))).toEqual([]);
    expect(work.filter((word) => !hidden.includes(word))).toEqual([]);
  });

  test("shows the same text again", () => {
    expect(mask.show(hidden)).toBe(CV);
  });

  test("gives a person one number, and each way of writing them a letter", () => {
    const names = maskOf([noor]);
    expect(names.hide("Noor van der Hazelaar. Ask Noor; Noor van der Hazelaar knows.")).toBe(
      "{{PERSON_1}}. Ask {{PERSON_1B}}; {{PERSON_1}} knows.",
    );
  });

  test("takes a name for a name though the mailbox is called the same", () => {
    const tess = { ...noor, first_name: "Tess", last_name: "Lindeboom", email: "tess.lindeboom@mail.example" };
    expect(maskOf([tess]).hide("Tess Lindeboom reads tess.lindeboom@mail.example")).toBe("{{PERSON_1}} reads {{EMAIL_1}}");
  });

  test("knows its placeholders however a model writes them, and no others", () => {
    expect(mask.show("{{ person_1 }} and {{PERSON_99}} and {{nothing}}")).toBe("Noor van der Hazelaar and {{PERSON_99}} and {{nothing}}");
  });

  test("hides further names, contact data of anybody, and numbers of identity", () => {
    const text = maskOf([], ["Marjan Elzinga"]).hide(
      "Marjan Elzinga is at marjan@client.example, 010-1234567, https://client.example/marjan, NL91 ABNA 0417 1643 00, 111222333",
    );
    expect(text).toBe("{{PERSON_1}} is at {{EMAIL_1}}, {{PHONE_1}}, {{LINK_1}}, {{ID_NUMBER_1}}, {{ID_NUMBER_2}}");
  });

  test("leaves figures that are no numbers of anybody", () => {
    for (const text of [
      "1.9 million events a day",
      "from 2018 to 2021",
      "a 1.4 TB database",
      "45 municipalities",
      "€ 4.500 – € 5.500",
      "123 456 789 rows",
    ])
      expect(maskOf([noor]).hide(text)).toBe(text);
  });

  test.each([
    "Rotterdam · Hybrid · EUR 52,000 - 66,000 a year",
    "Zij legt de betalingsafspraken vast in het systeem [12].",
    "**24 uur:** 2.900 × 24/38 ≈ 1.831,58 euro.",
    "Apr 2024 - now: Screed operator, Wegenbouw Veluwe, Apeldoorn",
    "Feb 2021 – present | After-school care worker, Hilversum",
    "Mentor van tien kinderen, mentorgesprekken met ouders vastleggen.",
    "Groepen van 10 tot 24 kinderen, 6 tot 12 jaar.",
  ])("leaves pay, months, sums and work with others: %s", (text) => {
    expect(maskOf([]).hide(text)).toBe(text);
  });

  test("leaves a plain no, which is no maiden name", () => {
    for (const text of ["Rijbewijs | nee, examen in januari", "Auto: nee"]) expect(maskOf([noor]).hide(text)).toBe(text);
  });

  test.each([
    ["At forty-three I decided to retrain.", "forty-three"],
    ["I started at 16 and that was 41 years ago.", "41 years ago"],
    ["Having passed sixty, I look for three days.", "sixty"],
    ["Op mijn drieënveertigste heb ik me omgeschoold.", "drieënveertigste"],
    ["Toen ik 19 was, haalde ik mijn diploma.", "19"],
    ["My due date is 12 June.", "12 June"],
    ["Geb.   17-07-1985, Appingedam", "Appingedam"],
    ["Born 12 May 1990, Tullamore", "Tullamore"],
    ["I took over the team from Desmond Okafor in 2020.", "Desmond Okafor"],
    ["Ik werkte onder J.P. Hartog aan dit project.", "Hartog"],
    ["Chidi Eze was my supervisor there.", "Chidi Eze"],
    ["Kraaiennest 312-B, Amsterdam Zuidoost - p@mail.example", "Kraaiennest"],
    ["The Old Forge, 5 Mill Lane, Smethwick", "Old Forge"],
    ["1408 W. Magnolia Ave., Apt 3C, Tulsa, OK 74127", "74127"],
    ["Kortrijksesteenweg 301 bus 12, 9000 Gent", "9000"],
    ["Lindenstraße 44, 50674 Köln", "Lindenstraße"],
    ["c/o Mrs Adeyemi, 3 Tallow Road, London SE15 3QF", "Adeyemi"],
    ["Tel.: 06 - 48 12 77 30", "48 12"],
    ["Gsm 0475/12.34.56", "12.34"],
    ["Roepnaam Sietse", "Sietse"],
    ["Née Sutherland", "Sutherland"],
    ["My sponsor, Col, speaks for me.", "Col"],
    ["Burgerlijke staat: wettelijk samenwonend", "samenwonend"],
    ["Immigration status: Skilled Worker", "Skilled"],
    ["Zaterdag ben ik in de Zevendedagsadventistenkerk.", "adventisten"],
    ["Deacon at Mount Zion AME.", "Deacon"],
    ["I attend a Baptist fellowship and teach Cantonese there.", "Baptist"],
    ["Mijn zoon heeft sikkelcelziekte.", "sikkelcel"],
    ["I take sertraline.", "sertraline"],
    ["Ik help haar elke ochtend met steunkousen.", "steunkousen"],
    ["UNISON rep for the night shift.", "UNISON"],
    ["In 2018 stond ik mee in de schoonmakersstaking.", "staking"],
    ["19 jaar, uit Turnhout maar nu in Breda", "Turnhout"],
    ["Half Braziliaans, half Nederlands.", "Braziliaans"],
    ["Military service in the Polish army, 2003.", "Military"],
    ["Twee jaar in HMP Exeter, on licence until March.", "licence"],
  ])("hides what somebody tells: %s", (text, secret) => {
    expect(maskOf([]).hide(text)).not.toContain(secret);
  });

  test.each([
    ["Beschikbaar voor hooguit vier dagen vanwege mijn gezin.", "Beschikbaar voor hooguit vier dagen vanwege mijn {{PRIVATE_1}}."],
    ["Looking for four days a week because of my children.", "Looking for four days a week because of my {{PRIVATE_1}}."],
    [
      "Took six months out in 2013 after a back operation; fully fit since",
      "Took six months out in 2013 after a {{PRIVATE_1}}; fully fit since",
    ],
    ["Nationality: Indian. Available from 1 March", "Nationality: {{NATIONALITY_1}}. Available from 1 March"],
    ["Geslacht: man, rijbewijs B", "Geslacht: {{GENDER_1}}, rijbewijs B"],
    ["Utrecht, NL, 14-09-1988", "Utrecht, NL, {{BIRTH_DATE_1}}"],
    ["a@b.example | UK | 1984", "{{EMAIL_1}} | UK | {{BIRTH_DATE_1}}"],
    ["One of the few women on the board.", "{{PRIVATE_1}} on the board."],
    ["Minder uren door mantelzorg voor mijn vader, daarna weer fulltime", "Minder uren door {{PRIVATE_1}}, daarna weer fulltime"],
    ["Mijn inburgering heb ik afgerond.", "Mijn {{PRIVATE_1}} heb ik afgerond."],
    ["Rapporteerde aan Sietse Wiersma.", "Rapporteerde aan {{NAME_1}}."],
    ["Op zondag speel ik orgel in de gereformeerde kerk.", "Op zondag speel ik orgel in de {{PRIVATE_1}}."],
    ["Ik ben Belg en heb dyslexie; lange mails duren langer.", "Ik ben {{PRIVATE_1}} en heb {{PRIVATE_2}}; lange mails duren langer."],
    ["Ik heb twee dochters van 8 en 11.", "Ik heb {{PRIVATE_1}}."],
  ])("hides of a clause what tells it: %s", (text, hidden) => {
    expect(maskOf([]).hide(text)).toBe(hidden);
  });

  test.each([
    "Languages: Dutch (native), English (fluent), German (B1)",
    "Nederlands (moedertaal), Engels (vloeiend), Duits (basis)",
    "My mother tongue is Turkish; Dutch fluent.",
    "Reference number: 12345678",
    "Gender-neutral language is a speciality.",
    "We improved working conditions and I was the single point of contact.",
    "Site Manager, Pennine Homes, 2016 - present",
    "I hit fifty customers in my first year.",
    "I taught at 20 to 30 schools.",
    "I managed 50+ projects and passed thirty exams.",
    "Dit werk doe ik 20 jaar.",
    "Ik werkte op de 40e verdieping.",
    "Moved 1,200 servers to AWS in 18 months.",
    "Sister, Critical Care, Royal Duchy Hospital, 2014 - 2019",
    "Staff nurse, recovery, Band 6, 2019 to present",
    "  - medicatie delen, wondzorg, zorgplannen in ONS",
    "I advise on discrimination, maternity rights and settled status.",
    "Pipelines of 2 TB a day; MS in Statistics",
    "Gaelic (reading), English",
    "09/2015 - 12/2018 Planner",
    "You step over from the crew transfer vessel and climb.",
    "I have worked with children from 0 to 12 in three countries.",
  ])("leaves what is counted at work: %s", (text) => {
    expect(maskOf([]).hide(text)).toBe(text);
  });

  test.each([
    "My professional Polish helps with the crews on site.",
    "My business German and conversational Turkish are good enough for the phone.",
    "Ik heb zakelijk Pools en een beetje Turks.",
    "Met mijn vloeiend Duits help ik klanten aan de telefoon.",
    "Ik woon in Nijkerk.",
    "Werkzaam bij de gemeente Ridderkerk, afdeling vergunningen",
    "Ede en Nijkerk",
    "Naam: HBO",
    "Naam: HBO Verpleegkunde",
    "Naam: MBO 4 Zorg",
    "Naam: WO Psychologie",
    "Vrijwilliger bij de gemeente Ridderkerk",
    "Vrijwilliger, jeugdgroep in Ridderkerk",
    "Jeugdgroep Ridderkerk, leider",
  ])("leaves a level of a language or of a study, and a town called after a church: %s", (text) => {
    expect(maskOf([]).hide(text)).toBe(text);
  });

  test.each([
    ["I have a work permit until 12-05-2027.", "12-05-2027"],
    ["Mijn verblijfsvergunning is geldig tot 01-02-2028", "01-02-2028"],
    ["Ik heb een werkvergunning tot 31 december 2027", "31 december 2027"],
    ["Born 12-05-1986, work permit valid until 12-05-2027", "valid until 12-05-2027"],
  ])("leaves until when somebody may work: %s", (text, left) => {
    expect(maskOf([]).hide(text)).toContain(left);
  });

  test.each([
    "work permit valid until",
    "I have a work permit until May 2027.",
    "Work permit: valid until 12-05-2027",
    "Mijn werkvergunning is geldig tot 31 december 2027",
    "orientation-year permit until August 2027",
    "fusion splicing single and ribbon, 96 to 864 cores",
    "Booked ribbon or single, as the order asked",
    "Splicing of single and multi-mode fibres",
    "Our team had the lowest sick leave of the branch",
    "I reduced sickness absence by 3 percent",
    "We had the lowest accident and injury rate",
    "Verzuim door ziekte het laagst van de regio",
  ])("leaves what a vacancy may ask, whatever it sounds like: %s", (text) => {
    expect(maskOf([]).hide(text)).toBe(text);
  });

  test.each([
    ["I have a work permit until 12-05-1986.", "1986"],
    ["Work permit: valid until 12-05-1986", "1986"],
    ["I was born, with a permit, on 12-05-1986", "1986"],
    ["I came to Europe on a work permit.", "permit"],
    ["I am single and live in Breda.", "single"],
    ["I am single and multilingual.", "single"],
    ["I am multilingual and single.", "single"],
    ["My sickness absence rate was 20% in 2021", "sickness"],
    ["My own illness and injury rate was high", "illness"],
    ["Mijn verzuim door ziekte gedaald in 2021", "ziekte"],
    ["After sick leave I returned in 2019.", "sick leave"],
    ["Gat in 2019: verzuim door ziekte", "ziekte"],
  ])("hides what only looks like what a vacancy asks: %s", (text, secret) => {
    expect(maskOf([]).hide(text)).not.toContain(secret);
  });

  test.each([
    ["My good Turkish is from growing up in Ankara.", ["Turkish", "Ankara"]],
    ["My fluent Polish is from my childhood in Gdansk.", ["Polish", "Gdansk"]],
    ["Mijn vloeiend Turks komt van opgroeien in Ankara.", ["Turks", "Ankara"]],
    ["Mijn goede Turks heb ik van mijn jeugd in Ankara.", ["Turks", "Ankara"]],
  ])("hides a language, and shows its level, where it comes from home: %s", (text, secrets) => {
    const hidden = maskOf([]).hide(text);
    expect(secrets.filter((secret) => hidden.includes(secret))).toEqual([]);
    expect(hidden).toMatch(/good|fluent|vloeiend|goede/);
  });

  test.each([
    ["Ik heb mijn Turks en Nederlands paspoort bij me.", ["Turks", "Nederlands"]],
    ["Met vloeiend Turks en Nederlands paspoort", ["Turks", "Nederlands"]],
    ["I value my Polish, Catholic upbringing.", ["Polish", "Catholic"]],
    ["I value my professional Polish, Catholic upbringing.", ["Polish", "Catholic"]],
    ["My good Polish and Ukrainian friends recommended me.", ["Polish", "Ukrainian"]],
    ["I am a professional Polish translator.", ["Polish"]],
    ["Polish-Jewish family", ["Polish", "Jewish"]],
    ["Turkish and Kurdish roots", ["Turkish", "Kurdish"]],
    ["I am Polish and speak professional English.", ["Polish"]],
    ["Ik ben Turks, spreek vloeiend Nederlands.", ["Turks"]],
    ["Maternity leave until 12-05-2026", ["Maternity", "12-05-2026"]],
    ["I am on parental leave until 01-02-2028.", ["01-02-2028"]],
    ["Work permit and maternity leave until 12-05-2026", ["12-05-2026"]],
    ["Born 12-05-1986, work permit valid until 12-05-2027", ["12-05-1986"]],
    ["Zondag zing ik in Nijkerk.", ["Nijkerk"]],
    ["Lid van de Nieuwkerk.", ["Nieuwkerk"]],
    ["Ik kom uit Nijkerk.", ["Nijkerk"]],
    ["Jeugdgroep van de kerk in Nijkerk", ["kerk"]],
    ["Led the youth group of the church in Leeds", ["church"]],
    ["Lid van de gemeente Nijkerk", ["gemeente"]],
    ["Vrijwilliger bij de gemeente in Nijkerk", ["gemeente"]],
    ["Naam: WO de Vries", ["WO", "Vries"]],
    ["Naam: WO Li", ["Li"]],
    ["Naam: HBO Kok", ["Kok"]],
    ["Naam: HBO Timmerman", ["Timmerman"]],
  ])("hides what only looks like a level, a town or an end: %s", (text, secrets) => {
    const hidden = maskOf([]).hide(text);
    expect(secrets.filter((secret) => hidden.includes(secret))).toEqual([]);
  });

  test("takes a passage for a CV's head only where it stands there", () => {
    const cv_text = `Noor van der Hazelaar\nFiliaal 12, Zwolle\n${"Planner\n".repeat(12)}Loods 14, Zwolle\n`;
    const { hide } = maskOf([{ ...noor, cv_text }]);
    expect(hide("Filiaal 12, Zwolle")).toBe("{{ADDRESS_1}}, Zwolle");
    expect(hide("Loods 14, Zwolle")).toBe("Loods 14, Zwolle");
  });

  test("gives back any text whose writings differ in letters", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "Noor",
            " ",
            "van der Hazelaar",
            "x",
            ", ",
            "a@b.example",
            "\n",
            "{{",
            "}}",
            "2021",
            "A.G. ",
            "Kerkstraat 12-a",
            "9000 Gent",
            "mijn zoon heeft autisme",
            "lid van de kerk",
            "née Smit",
            "c/o Mrs Adeyemi",
            "uit Ghana",
            "b. 1990",
          ),
        ),
        (pieces) => {
          const text = pieces.join("");
          const one = maskOf([noor]);
          expect(one.show(one.hide(text))).toBe(text);
        },
      ),
    );
  });
});
