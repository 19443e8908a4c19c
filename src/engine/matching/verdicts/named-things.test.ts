import { describe, expect, test } from "vitest";
import { nothingAsked } from "#tests/support/matchables.ts";
import { candidateOf, verdictOn } from "#tests/support/verdict-on.ts";
import { prepareCandidate } from "../candidate.ts";
import { prepareJob } from "../job.ts";
import { matchCandidate } from "../match.ts";

const id = "00000000-0000-4000-8000-000000000001";

const backend = `Wouter Halm
Stationsweg 1, Zwolle
wouter@voorbeeld.example

EXPERIENCE
Backend Developer, Rietveld Logistics
January 2018 - present
- Built services for route planning in Python.
- Kept the queues of the warehouse running.
`;

const nurse = `Wouter Halm
Stationsweg 1, Zwolle
wouter@voorbeeld.example

WERKERVARING
Verpleegkundige, Zorggroep De Linde
januari 2018 - heden
- Wondzorg en medicatie op een afdeling met 28 bedden.
`;

/** The verdict on one requirement of a vacancy with this title. */
function verdictAt(title: string, text: string, cv: string): string {
  const job = prepareJob({ ...nothingAsked, title, requirements: [{ id, text, kind: "must" }] });
  const { criteria } = matchCandidate(job, prepareCandidate(candidateOf(cv)));
  return criteria.find(({ requirement_id }) => requirement_id === id)?.verdict ?? "none";
}

describe("years of a thing with a name of its own", () => {
  test.each([
    ["Backend Developer", "At least 3 years of experience with Kubernetes", backend],
    ["Backend Developer", "Minimaal 3 jaar ervaring met Kubernetes", backend],
    ["Backend Developer", "5 years of PostgreSQL", backend],
    ["Backend Developer", "At least 3 years of Java", backend],
    ["Senior backend developer", "At least 3 years of experience with Go", backend],
    ["Backend Developer", "At least 2 years of experience with Brambora", backend],
    ["Verpleegkundige", "Minimaal 3 jaar ervaring met HiX", nurse],
    ["Nurse", "At least 3 years of Java", nurse],
    ["Verpleegkundige", "Minimaal 2 jaar ervaring met PRINCE2", nurse],
  ])("aren't those of a job that is called as the vacancy: %s, %s", (title, ask, cv) => {
    expect(verdictAt(title, ask, cv)).toBe("unknown");
  });

  test.each([
    ["Backend Developer", "At least 3 years of experience with Python", backend],
    ["Backend Developer", "5 years of experience as a backend developer", backend],
    ["Verpleegkundige", "Minimaal 3 jaar ervaring als verpleegkundige", nurse],
    ["Verpleegkundige", "Minimaal 3 jaar ervaring met wondzorg", nurse],
  ])("are those of the job that shows it, and main experience goes by the title: %s, %s", (title, ask, cv) => {
    expect(verdictAt(title, ask, cv)).toBe("met");
  });
});

const job = (title: string, sentence: string) => `Wouter Halm
wouter@voorbeeld.example

EXPERIENCE
${title}, Rietveld
January 2014 - present
- ${sentence}
`;

describe("years of a part of a trade", () => {
  test.each([
    ["Nurse", "At least 3 years of experience in phlebotomy", "Worked on a mental health ward."],
    ["Accountant", "At least 3 years of experience with payroll", "Kept ledgers."],
    ["Jurist", "3 jaar ervaring met arbeidsrecht", "Schreef contracten voor huurders."],
    ["Elektricien", "Minimaal 3 jaar ervaring met zonnepanelen", "Werkte in woningen."],
    ["Data Scientist", "3 years of experience with deep learning", "Made forecasts."],
  ])("aren't those of the title, nor other work: %s, %s", (title, ask, sentence) => {
    expect(verdictAt(title, ask, job(title, sentence))).toBe("unknown");
  });

  test.each([
    ["Nurse", "At least 3 years of experience in phlebotomy", "Took blood samples (phlebotomy) on a ward."],
    ["Accountant", "At least 3 years of experience with payroll", "Ran the payroll of 300 people."],
    ["Accountant", "At least 3 years of experience in accounting", "Kept ledgers."],
    ["Recruiter", "3 jaar ervaring in recruitment", "Belde kandidaten."],
    ["Nurse", "At least 3 years of nursing experience", "Worked on a mental health ward."],
  ])("are those of a job that shows it, or of the trade that the title names: %s, %s", (title, ask, sentence) => {
    expect(verdictAt(title, ask, job(title, sentence))).toBe("met");
  });
});

test.each([
  ["A Master's degree", "Scrum Master, Codehuis, 2015 - 2020"],
  ["Master's degree", "Certificates\nProfessional Scrum Master, 2019"],
  ["Bachelor's degree", "Cooked at bachelor parties."],
  ["Wo-master afgerond", "Beheerde master data van 400 artikelen."],
])("no degree: %s by %s", (ask, cv) => {
  expect(verdictOn(ask, cv)).toBe("unknown");
});

describe("a thing with a name of its own", () => {
  test.each([
    ["Experience with Java", "Wrote JavaScript for the shop."],
    ["Experience with JavaScript", "Wrote Java."],
    ["Experience with Word", "Words of praise from customers."],
    ["Experience with R", "Excellent in R&D."],
    ["Experience with React", "Reactive systems for sensors."],
    ["Ervaring met Java", "Schreef JavaScript voor de webwinkel."],
    ["Experience with Excel", "I excel at keeping calm."],
    ["Experience with Spring", "Planted the beds in spring."],
    ["Knowledge of Outlook", "A sunny outlook, also on Mondays."],
    ["Kennis van Exact", "Werkt exact volgens tekening."],
    ["Experience with Access", "Access to the building for wheelchairs arranged."],
    ["Experience with Go", "Go-live of a new till system guided."],
    ["Experience with Brambora", "Bramborak of potatoes baked at the stall."],
    ["Experience with Swift", "Swift answers to customers."],
    ["Je hebt gewerkt met Kluwerva", "Kluwer gelezen in de pauze."],
    ["ISO 27001", "Audited by ISO 9001."],
    ["Ervaring met Excel", "Excel in teamwork, ook onder druk."],
    // Letters that stand for something else: a club, a code, a plate, words that are told along.
    ["Experience with KYC", "Rowed for the Kingsway Yachting Club (KYC)."],
    ["Ervaring met SDLC", "Penningmeester van SDLC, de Schaakvereniging Dorpslust Leesten Centraal."],
    ["Experience with HPLC", "Loaded parcel HPLC-318 at the depot."],
    ["Ervaring met XML", "Reed een bedrijfsauto met kenteken 07-XML-3."],
    // A colleague, a place, a part of a longer name, a plural, a word of everyday in small letters.
    ["Experience with CATIA", "Shared the night shift with Catia and Rosa."],
    ["Experience with Delphi", "Led walks round Delphi and Olympia."],
    ["Ervaring met Maya", "Paste samen met Maya op de kinderen."],
    ["Experience with Asana", "Taught asanas to beginners."],
    ["Experience with Flask", "Washed flasks in the lab."],
    ["Experience with Docker", "Worked as a docker in the port of Hull."],
    ["Ervaring met Slack", "Spande slacklines in het park."],
    // Names that the lexicon doesn't know are words, people and titles as well.
    ["Experience with Storm", "Repaired storm damage."],
    ["Ervaring met Premiere", "Regelde de premiere van de revue."],
    ["Experience with Pascal", "Pascal Dubois was my manager."],
    ["Experience with Cassandra", "Trained Cassandra Mulder as a planner."],
    ["Experience with Postman", "Postman, Royal Mail, 2010 - 2012"],
  ])("isn't shown by what only looks like it: %s", (ask, cv) => {
    expect(["unknown", "partly"]).toContain(verdictOn(ask, cv));
  });

  test.each([
    ["Experience with Java", "Wrote Java for the shop."],
    ["Experience with JavaScript", "Wrote TypeScript for the shop."],
    ["Experience with Word", "Letters in Microsoft Word."],
    ["Experience with React", "Built the shop in ReactJS."],
    ["Experience with Brambora", "Planned routes with Brambora."],
    ["Je hebt gewerkt met Kluwerva", "Dossiers in Kluwerva bijgehouden."],
    ["Strong Communication And Writing Skills", "Communication and writing: letters to residents."],
    ["Experience with Docker", "Ran everything on Docker."],
    ["Experience with Delphi", "Wrote the till's software in Delphi."],
    ["Ervaring met Maya", "Animaties gemaakt met Maya."],
    ["Experience with KYC", "Set up KYC (know your customer) checks at a bank."],
    ["Ervaring met HPLC", "HPLC, GC en titraties in het lab."],
    ["Experience with Slack", "Skills: Slack, Trello, Zoom"],
    ["Experience with SAP", "Bookings in SAP."],
    ["Ervaring met docker", "- docker en kubernetes beheerd voor twaalf klanten"],
  ])("is shown by its name, an alias or what implies it: %s", (ask, cv) => {
    expect(verdictOn(ask, cv)).toBe("met");
  });
});

describe("one product is no other of its kind", () => {
  test.each([
    ["Experience with Unity", "Built two games in Unreal Engine."],
    ["Experience with Unity", "Strengthened unity in the team."],
    ["Experience with Unreal Engine", "Built two games in Unity."],
    ["Ervaring met UiPath", "Robots gebouwd in Blue Prism."],
    ["Experience with Hyperledger", "Wrote contracts on Ethereum."],
    ["Experience with Final Cut Pro", "Edited documentaries in DaVinci Resolve."],
    ["Experience with Prometheus", "Dashboards in Zabbix."],
    ["Ervaring met Bullhorn", "Vacatures bijgehouden in Carerix."],
    ["Ervaring met Amadeus", "Reizen geboekt in Galileo."],
    ["Ervaring met Mews", "Reserveringen in Opera PMS."],
    ["Experience with Blackboard", "Courses set up in Moodle."],
    ["Experience with S3", "Ran services on EC2."],
    ["Experience with AWS Lambda", "Ran services on EC2."],
    ["Experience with TFS", "Jenkins for every build."],
    ["Ervaring met Lean", "Werkt lean en snel, ook bij drukte."],
    ["Ervaring met Lean", "Verbeteringen op de werkvloer doorgevoerd."],
    ["Experience with 5S", "Ran kaizen events on the floor."],
    ["Experience with Six Sigma Black Belt", "Black belt in judo."],
    ["Experience with Git", "Introduced version control with Subversion."],
    ["Experience with AngularJS", "Built the portal in Angular."],
    ["Experience with Ubuntu", "Administered CentOS."],
    ["Ervaring met Dynamics 365", "Boekingen in Navision."],
    ["Ervaring met SAP S/4HANA", "Boekingen in SAP ECC."],
    ["Ervaring met Exact Globe", "Boekhouding in Exact Online."],
    ["Experience with Swagger", "Wrote REST services."],
    ["Ervaring met TIA Portal", "Besturingen in RSLogix."],
    ["Ervaring met schematherapie", "Behandelde cliënten met EMDR."],
    ["Kennis van de Wvggz", "Werkte met de Wet zorg en dwang."],
    ["Kennis van de Wkb", "Opleverkeuringen gedaan."],
    ["TOEFL", "IELTS 7.5"],
    ["In bezit van PHTLS", "ATLS behaald in 2023."],
    ["Certified Scrum Master", "Professional Scrum Master I (2022)."],
    ["Ervaring met HPLC", "Gaschromatografie op het lab."],
    ["Experience with Google Analytics", "Reports in Matomo."],
    ["Experience with InDesign", "Excelled in design of posters."],
    ["Experience with SAFe", "Kept a safe place to work."],
    ["Experience with MoSCoW", "Studied in Moscow."],
  ])("%s isn't met by: %s", (ask, cv) => {
    expect(["unknown", "partly", "not_met"]).toContain(verdictOn(ask, cv));
  });

  test.each([
    ["Experience with Unity", "Built two games in Unity3D."],
    ["Experience with game development", "Built two games in Unity."],
    ["Experience with RPA", "Robots built in UiPath."],
    ["Experience with AWS", "Ran services on EC2 and S3."],
    ["Experience with Kubernetes", "Ran forty services on K8s."],
    ["Experience with Kubernetes", "Ran forty services on AKS."],
    ["Ervaring met Lean", "Kaizen-sessies begeleid en 5S ingevoerd."],
    ["Ervaring met Exact", "Boekhouding in Exact Online."],
    ["Experience with Linux", "Administered Ubuntu servers."],
    ["Experience with version control", "Daily work in Git."],
    ["Experience with Microsoft Dynamics", "Orders in Business Central."],
    ["Experience with Adobe Premiere", "Cut films in Premiere Pro."],
    ["Experience with OpenAPI", "Documented the services in Swagger."],
    ["Experience with Microsoft Project", "Schedules in MS Project."],
    ["Experience with Pascal", "Wrote the till's software in Delphi."],
    ["Kennis van de AVG", "Trained teams in the GDPR."],
    ["Kennis van privacywetgeving", "AVG ingevoerd bij twee gemeenten."],
  ])("%s is met by: %s", (ask, cv) => {
    expect(verdictOn(ask, cv)).toBe("met");
  });
});

describe("what is said of a thing behind it, by whom, when, and as a wish", () => {
  test.each([
    ["Experience with Terraform", "The team next door used Terraform; I did not."],
    ["Ervaring met Terraform", "Het team naast ons gebruikte Terraform; ik niet."],
    ["Experience with Kafka", "Our data team ran Kafka; not me."],
    ["Experience with Kafka", "Kafka was used by the platform team, I never touched it."],
    ["Experience with Docker", "Others used Docker. I did not."],
    ["Experience with Kubernetes", "The DevOps team next to us managed Kubernetes, I had no part in it."],
    ["Experience with Jenkins", "The build ran on Jenkins (not my work)."],
    ["Ervaring met Kubernetes", "De afdeling gebruikte Kubernetes; ik had daar niets mee te maken."],
    ["Ervaring met Excel", "De boekhouding gebruikte Excel, ik heb er niet mee gewerkt."],
    ["Ervaring met Terraform", "Terraform werd door een ander team gebruikt, niet door mij."],
    ["French", "My manager spoke French with the suppliers."],
    ["Experience with Kafka", "I want to learn Kafka."],
    ["Ervaring met SAP", "Ik wil graag SAP leren."],
    ["Experience with SAP", "In this role you will use SAP every day."],
    ["Ervaring met SAP", "In deze functie werk je met SAP."],
    ["Experience with Photoshop", "A colleague edited the pictures in Photoshop."],
    ["Experience with Docker", "My brother works with Docker."],
  ])("no proof: %s by %s", (ask, cv) => {
    expect(["unknown", "not_met"]).toContain(verdictOn(ask, cv));
  });

  test.each([
    ["Experience with Terraform", "My team used Terraform, and so did I."],
    ["Experience with Terraform", "We rolled out the network with Terraform; I did not sleep much that week."],
    ["Experience with Python", "I wrote Python; others did not."],
    ["Experience with Kafka", "Built the pipeline on Kafka, not by myself but with two colleagues."],
    ["Ervaring met SAP", "Werkte met SAP; ik heb nooit een storing gehad."],
    ["Experience with Kafka", "I learned Kafka at the bank and ran it for three years."],
    ["Experience with Zendesk", "The customer support desk ran on Zendesk under my lead."],
    ["Experience with Zendesk", "A customer focused professional with Zendesk experience."],
    ["Experience with SAP", "The supplier contract administration in SAP was mine."],
    ["Experience with SAP", "A client oriented consultant in SAP."],
    ["Experience with Excel", "Our customer contact reports built in Excel."],
    ["Experience with Terraform", "My manager asked me to set up Terraform."],
  ])("proof all the same: %s by %s", (ask, cv) => {
    expect(verdictOn(ask, cv)).toBe("met");
  });
});

test.each([
  ["Experience with Kafka", "Used Kafka until 2009."],
  ["Ervaring met SAP", "Werkte met SAP tot 2010."],
  ["Experience with SAP", "SAP: not since 2011."],
  ["Experience with Docker", "Docker, last used in 2012."],
])("long ago or no longer is some of it: %s by %s", (ask, cv) => {
  expect(verdictOn(ask, cv)).toBe("partly");
});

test("until some years ago is experience all the same", () => {
  expect(verdictOn("Experience with Kafka", "Ran Kafka until 2022.")).toBe("met");
});

test("a sentence of a dated job goes before an item of a list that repeats the ask", () => {
  const cv = `${backend}- Moved the shop to Kubernetes in three months.\n\nSKILLS\nKubernetes, Python\n`;
  const job = prepareJob({
    ...nothingAsked,
    title: "Backend Developer",
    requirements: [{ id, text: "Experience with Kubernetes", kind: "must" }],
  });
  const [first] = matchCandidate(job, prepareCandidate(candidateOf(cv))).criteria[0]?.evidence ?? [];
  expect(first?.quote).toContain("Moved the shop to Kubernetes");
});

describe("hours of a range", () => {
  const verdictOnHours = (hours_min: number | null, wanted: number) => {
    const job = prepareJob({ ...nothingAsked, title: "Baker", hours_min, hours_per_week: 40 });
    const candidate = { ...candidateOf(backend), desired: { hours_per_week: wanted } };
    return matchCandidate(job, prepareCandidate(candidate)).criteria.find(({ criterion }) => criterion === "hours");
  };
  test("the least of them is what is asked", () => {
    expect(verdictOnHours(36, 36)).toMatchObject({ verdict: "met", note: { params: { has: 36, asks: 36 } } });
    expect(verdictOnHours(36, 32)).toMatchObject({ verdict: "partly" });
    expect(verdictOnHours(null, 28)).toMatchObject({ verdict: "partly" });
  });
  test("whether fewer are enough is counted, whatever a model says", () => {
    const cv_text = `${backend}\n\nAvailability: 32 hours a week`;
    const requirements = [{ id, text: "36 to 40 hours a week", kind: "must" as const }];
    const said = { verdict: "met" as const, evidence: [], why: null, model: "scripted" };
    const ready = prepareCandidate({ ...candidateOf(cv_text), desired: {} });
    const { criteria } = matchCandidate(prepareJob({ ...nothingAsked, requirements }), ready, undefined, new Map([[id, said]]));
    expect(criteria[0]).toMatchObject({ verdict: "partly", evidence: [{ quote: expect.stringContaining("32") }] });
  });
});
