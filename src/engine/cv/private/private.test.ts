import { describe, expect, test } from "vitest";
import { readCv } from "../read-cv.ts";
import { isPrivate, shownStretches } from "./private.ts";

describe("what no employer may weigh", () => {
  const told = [
    "Geboren te Deventer, 30 januari 1976",
    "geb. 19 september 1968",
    "45 jaar, Valkenswaard",
    "Leeftijd: 20",
    "gehuwd, 2 kinderen",
    "Ik ben moeder van een tweeling.",
    "Dat heb ik mijn vrouw beloofd.",
    "Ik heb twee volwassen zoons en zing in een koor.",
    "Nederlander | rijbewijs B",
    "Nationaliteit: Indiase",
    "Ik ben zwanger van de tweede.",
    "Na een burn-out ben ik weer helemaal hersteld.",
    "Mantelzorger voor mijn vader",
    "Ik ben een gelovig christen.",
    "Born 5-5-1991 in Leeds",
    "Age 47, British, settled in the Netherlands since 2012",
    "I am 34 and live with my partner.",
    "Married with two kids",
    "Blood group O+",
    "Nationality: Indian",
    "divorced, one daughter",
    "Sex: female",
    "After a back injury I changed trades.",
    "Onze oudste gaat naar de brugklas.",
    "Ik draag een keppeltje en werk niet op zaterdag.",
    "Als vijftiger weet ik wat hard werken is.",
    "Ik heb zelf ADHD, dat helpt me juist.",
    "Turks-Nederlandse metselaar uit Almelo",
    "Born-again rider, raised in Lahore by two teachers",
    "I'm Kate, 41, and I fix lifts.",
    "I am hard of hearing and use captions.",
    "My little brother and I run on Sundays.",
    "In my late fifties and still curious.",
    "Geb.dat. 4-11-1980",
    "Gevlucht in 2015, sindsdien in Assen",
    "Assen, orthodox christen, rijbewijs B",
    "Leeds | lapsed Catholic | full licence",
    "Gestopt vanwege artrose in mijn knieën",
    "I gave up hairdressing: left because of a skin allergy",
    "I was treated for depression in 2019.",
    "Ik kwam als tiener met mijn tante uit Somalië.",
    "I came to Europe as a student from Ghana",
    "Zutphen, 12-3-1980, gehuwd, RK",
  ];
  test("is told", () => expect(told.filter((text) => !isPrivate(text))).toEqual([]));

  const work = [
    "14 jaar ervaring in de metaal",
    "Begeleiden van kinderen van 4 tot 12 jaar",
    "Ik werk met mensen met een beperking en hun familie",
    "45 jaar bouwervaring in het team",
    "Afval gescheiden ingezameld bij 45 klanten",
    "Wettelijk verlof en verzuim geregeld voor 30 medewerkers",
    "Single sign-on ingevoerd voor 40 applicaties",
    "Partnerships with three hospitals",
    "10 years of experience with Java",
    "Cared for patients with diabetes on a ward of 28 beds",
    "Maternity leave cover for the finance manager",
    "Worked with children and their families",
    "Gestopt vanwege het einde van het contract",
    "Zorg voor bewoners met artrose en eczeem",
    "Patients treated for depression on a day ward",
    "Containers from China and Vietnam came in daily",
    "Male voice choir bookings handled for a theatre",
    "Polish, English and Dutch customers called every day",
    "Duits-Nederlandse vertalingen van handleidingen",
    "Onze jongste collega's ingewerkt",
    "Begeleiding van cliënten met autisme en ADHD",
    "Worked with refugees and asylum seekers",
    "Onze oudste vestiging verbouwd",
  ];
  test("isn't told by work", () => expect(work.filter(isPrivate)).toEqual([]));

  test("leaves out the sentence that tells it, and nothing else", () => {
    const text = "Nuchtere vakman. Ik ben 45 jaar en getrouwd. Altijd op tijd.";
    expect(shownStretches(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Nuchtere vakman.", "Altijd op tijd."]);
  });

  test("an abbreviation's stop ends no sentence", () => {
    const text = "Geb.dat. 4-11-1980. Eigen auto.";
    expect(shownStretches(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Eigen auto."]);
  });

  test("stays in the CV's text and out of every field, in running sentences too", () => {
    const text = `Anne Hoekstra\nTwello | anne@example.com\n19 jaar, ongehuwd, Nederlandse\n\nProfiel\nIk ben 19 jaar en woon samen met mijn vriend. Ik leer snel en werk netjes.\n\nWerkervaring\n\n2024 - heden\nThuis voor de kinderen\n\n2022 - 2024\nVakkenvuller, Winkel De Hoek, Deventer\n- Schappen gevuld. Gestopt omdat ik zwanger was.\n\nVaardigheden\nSchappen vullen, gehuwd, 2 kinderen\n\nTalen\nNederlands (moedertaal)\n`;
    const reading = readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" });
    expect(reading.text).toContain("Ik ben 19 jaar");
    expect(JSON.stringify(reading.profile)).not.toMatch(/19 jaar|gehuwd|Nederlandse|vriend|zwanger|kinderen|Thuis/);
    expect(JSON.stringify(Object.values(reading.evidence).map(({ quote }) => quote))).not.toMatch(/19 jaar|gehuwd|vriend|zwanger|kinderen/);
    expect(reading.profile).toMatchObject({ city: "Twello", summary: "Ik leer snel en werk netjes." });
    expect(reading.profile.experience?.map(({ title, company }) => ({ title, company }))).toEqual([
      { title: "Vakkenvuller", company: "Winkel De Hoek" },
    ]);
  });
});
