import { describe, expect, test } from "vitest";
import { candidateOf, verdictOn } from "#tests/support/verdict-on.ts";

type Told = [ask: string, said: string];

/** What somebody says of their own work, in many forms. */
const own: Told[] = [
  ["Experience with Terraform", "My team and I ran Terraform for eleven accounts."],
  ["Experience with Power BI", "Together with the analyst I built the reports in Power BI."],
  ["Experience with SAP", "With my colleagues I planned production in SAP."],
  ["Experience with Jira", "My colleagues and I planned all sprints in Jira."],
  ["Experience with Power BI", "Built dashboards in Power BI used by the whole sales department."],
  ["Experience with Power BI", "Built dashboards in Power BI that were used by forty managers."],
  ["Experience with Tableau", "Dashboards in Tableau were made by me and checked by the controller."],
  ["Experience with Kubernetes", "Kubernetes was run by my team of four."],
  ["Experience with React", "The client asked us to rebuild the shop in React."],
  ["Experience with Excel", "My manager praised the budget that I made in Excel."],
  ["Experience with Excel", "Colleagues came to me for help, and I built them their sheets in Excel."],
  ["Experience with SAP", "The customer used SAP, which I configured for them."],
  ["Experience with AutoCAD", "The architect sent sketches; I drew them in AutoCAD."],
  ["Experience with MySQL", "We considered Oracle and chose MySQL."],
  ["Experience with PostgreSQL", "Compared three databases and went with PostgreSQL."],
  ["Experience with Excel", "Instead of a paper list we used Excel."],
  ["Experience with Docker", "Used Docker instead of virtual machines."],
  ["Experience with Git", "I moved the department from Subversion to Git."],
  ["Experience with Python", "As the only analyst I wrote the models in Python."],
  ["Experience with Figma", "Interested in people, and experienced in Figma."],
  ["Experience with Ansible", "I want to use my experience with Ansible in a larger team."],
  ["Experience with Salesforce", "Trained colleagues in Salesforce."],
  ["Experience with Salesforce", "Trained by a senior consultant, I ran Salesforce for two regions."],
  ["Experience with Jenkins", "Everybody used Jenkins, and so did I."],
  ["Experience with Azure", "Our department moved forty servers to Azure."],
  ["Experience with Grafana", "Supported the operations people by building Grafana boards."],
  ["Driving licence C", "Responsible for six drivers, and hold a driving licence C myself."],
  ["Driving licence C", "Driver with driving licence C and a tachograph card."],
  ["Driving licence C", "I am a driver with driving licence C."],
  ["PRINCE2", "Certified PRINCE2 practitioner."],
  ["PRINCE2", "Worked as a PRINCE2 practitioner on two programmes."],
  ["CISSP", "CISSP since 2018, and lead of two other engineers."],
  ["Forklift licence", "Supervised the night shift. Forklift licence in hand."],
  ["Fluent English", "Fluent English, which I speak with our clients every day."],
  ["Good knowledge of German", "I speak good German with the suppliers every week."],
  ["Ervaring met Terraform", "Samen met een collega bouwde ik alles in Terraform."],
  ["Ervaring met SAP", "Mijn team en ik werkten met SAP."],
  ["Ervaring met SAP", "De afdeling inkoop leerde van mij werken met SAP."],
  ["Ervaring met SAP", "Met de afdeling inkoop richtte ik SAP in."],
  ["Ervaring met Power BI", "Rapporten in Power BI werden door mij gemaakt."],
  ["Ervaring met Power BI", "Bouwde voor de directie rapporten in Power BI."],
  ["Ervaring met Kubernetes", "Ons team draaide Kubernetes voor de hele bank."],
  ["Ervaring met Jira", "Met mijn collega's werkte ik in Jira."],
  ["Ervaring met Excel", "In plaats van losse lijstjes werkten we met Excel."],
  ["Ervaring met Excel", "Mijn leidinggevende vroeg mij om de begroting in Excel te maken."],
  ["Ervaring met Figma", "De klant gebruikt nog steeds wat ik in Figma tekende."],
  ["Ervaring met Docker", "We vergeleken drie manieren en werkten daarna met Docker."],
  ["Ervaring met Python", "Als enige analist schreef ik de modellen in Python."],
  ["Ervaring met AFAS", "De boekhouder was ziek, dus deed ik alles in AFAS."],
  ["Ervaring met Salesforce", "Leidde collega's op in Salesforce."],
  ["Ervaring met Ansible", "Geïnteresseerd in techniek en ervaren met Ansible."],
  ["Ervaring met Azure", "Iedereen in het team werkte met Azure, ik ook."],
  ["Ervaring met Exact", "Niet alleen de boekhouder maar ook ik werkte met Exact Online."],
  ["Rijbewijs C", "Verantwoordelijk voor chauffeurs en zelf in bezit van rijbewijs C."],
  ["Rijbewijs C", "Chauffeur met rijbewijs C en code 95."],
  ["Rijbewijs CE", "Ik ben een ervaren vrachtwagenchauffeur met rijbewijs CE."],
  ["VCA", "Stuurde monteurs aan. VCA VOL behaald in 2025."],
  ["PRINCE2", "Werkte als PRINCE2-gecertificeerd projectleider."],
  ["Goede kennis van Duits", "Ik spreek goed Duits, dagelijks met leveranciers."],
  ["Hbo werk- en denkniveau", "Hbo-opleiding bedrijfskunde afgerond in 2012, daarna begeleider van stagiairs."],
];

/** What others did or have, what somebody lacks, wishes or was asked. */
const notOwn: Told[] = [
  ["Experience with Terraform", "The platform engineers wrote Terraform."],
  ["Experience with Kubernetes", "Kubernetes was looked after by a hosting partner."],
  ["Experience with Tableau", "The reports were drawn up by a consultant in Tableau."],
  ["Experience with SAP", "The finance department kept the books in SAP."],
  ["Experience with Jenkins", "Another squad maintained Jenkins."],
  ["Experience with Figma", "Mock-ups in Figma came from the marketing agency."],
  ["Experience with AutoCAD", "An external bureau delivered all drawings in AutoCAD."],
  ["Experience with Ansible", "Playbooks in Ansible were the task of two colleagues."],
  ["Experience with Python", "My sister is a developer and writes Python."],
  ["Experience with React", "My husband works as a React developer."],
  ["Experience with Docker", "All of them except me worked with Docker."],
  ["Experience with Docker", "Docker? Unfortunately not."],
  ["Experience with Salesforce", "Salesforce is unfamiliar to me."],
  ["Experience with Salesforce", "We looked at Salesforce but settled for a paper list."],
  ["Experience with Excel", "We used a paper list rather than Excel."],
  ["Experience with Oracle", "Instead of Oracle the project ran on paper."],
  ["Experience with Azure", "Have yet to work with Azure."],
  ["Experience with Azure", "Moved none of it to Azure myself."],
  ["Experience with Kafka", "Curious about Kafka."],
  ["Experience with Kafka", "Soon I will start with Kafka."],
  ["Experience with Ansible", "My next step is to become good at Ansible."],
  ["Experience with Power BI", "You need somebody who knows Power BI."],
  ["Experience with HubSpot", "Your company works with HubSpot."],
  ["Experience with SAP", "Planned trips.\n\nRequirements\n- Experience with SAP\n- Driving licence B"],
  ["Experience with Docker", "Planned trips.\n\nLearning goals\nDocker and Kubernetes."],
  ["Experience with SAP", "Planned trips.\n\nDesired position\nPlanner with SAP."],
  ["Driving licence C", "Rostered twelve drivers who hold driving licence C."],
  ["Driving licence C", "Recruited a driver with driving licence C."],
  ["Forklift licence", "Led warehouse workers with a forklift licence."],
  ["CISSP", "Worked beside a CISSP."],
  ["PRINCE2", "Assistant of a PRINCE2 practitioner."],
  ["A PhD", "Supervised PhD candidates in the laboratory."],
  ["A bachelor's degree", "Tutored bachelor students in statistics."],
  ["Good knowledge of German", "My wife is German and speaks German at home."],
  ["Fluent French", "The receptionist spoke fluent French with the guests."],
  ["Ervaring met Terraform", "De systeembeheerders schreven Terraform."],
  ["Ervaring met Kubernetes", "Kubernetes werd door een externe partij beheerd."],
  ["Ervaring met SAP", "De financiële afdeling werkte in SAP."],
  ["Ervaring met SAP", "In SAP werkte alleen de afdeling logistiek."],
  ["Ervaring met Jenkins", "Jenkins was van een ander team."],
  ["Ervaring met Figma", "De schetsen in Figma kregen we van een reclamebureau."],
  ["Ervaring met AutoCAD", "Tekeningen in AutoCAD maakte de constructeur."],
  ["Ervaring met Excel", "Anders dan met Excel werkten we met een eigen programma."],
  ["Ervaring met Oracle", "We overwogen Oracle en kozen voor een lijst op papier."],
  ["Ervaring met Python", "Mijn zus schrijft Python."],
  ["Ervaring met React", "Mijn vriend is React-ontwikkelaar."],
  ["Ervaring met Docker", "Iedereen behalve ik gebruikte Docker."],
  ["Ervaring met Docker", "Docker? Nog niet mee gewerkt."],
  ["Ervaring met Azure", "Azure zegt mij niets."],
  ["Ervaring met Azure", "Volgend voorjaar ga ik aan de slag met Azure."],
  ["Ervaring met Ansible", "Nieuwsgierig naar Ansible."],
  ["Ervaring met Power BI", "U werkt met Power BI, las ik."],
  ["Ervaring met SAP", "Plande ritten.\n\nFunctie-eisen\n- Ervaring met SAP\n- Rijbewijs B"],
  ["Ervaring met Docker", "Plande ritten.\n\nDoelen\nDocker onder de knie krijgen."],
  ["Rijbewijs C", "Roosterde chauffeurs in die rijbewijs C hebben."],
  ["Rijbewijs CE", "Zocht vrachtwagenchauffeurs met rijbewijs CE."],
  ["VCA", "Controleerde de VCA van onderaannemers."],
  ["Heftruckcertificaat", "Stuurde medewerkers met een heftruckcertificaat aan."],
  ["Mbo-diploma", "Begeleidde mbo-leerlingen op de werkvloer."],
  ["PRINCE2", "Hoop volgend jaar PRINCE2 te halen."],
];

/** Two clauses of one sentence, with two subjects: each thing is of the one whose clause it stands in. */
const parted: [said: string, mine: string, theirs: string][] = [
  ["Our dispatcher in Gent worked with Salesforce, I kept the cards in Trello.", "Trello", "Salesforce"],
  ["The crew used Ansible; I kept the stock in Excel.", "Excel", "Ansible"],
  ["I drew the parts in SolidWorks and the engineers checked them in Ansys.", "SolidWorks", "Ansys"],
  ["Two developers built the shop in Magento while I wrote the texts in WordPress.", "WordPress", "Magento"],
  ["Sat beside a tester who wrote Selenium, and answered tickets in Zendesk.", "Zendesk", "Selenium"],
  ["Checked in Excel the figures that our accountant took from Exact Online.", "Microsoft Excel", "Exact Online"],
  ["I planned in Jira, but the department kept its papers in SharePoint.", "Jira", "SharePoint"],
  ["De ploeg werkte met Ansible, ik hield de voorraad in Excel bij.", "Excel", "Ansible"],
  ["Ik tekende de delen in SolidWorks en de ingenieurs rekenden ze na in Ansys.", "SolidWorks", "Ansys"],
  ["Terwijl ik in Jira plande, bouwde de programmeur de winkel in Magento.", "Jira", "Magento"],
  ["Beantwoordde vragen in Zendesk met cijfers die de boekhouder uit Exact Online haalde.", "Zendesk", "Exact Online"],
];

const isDutch = (ask: string) => /^(?:Ervaring|Rijbewijs|Goede kennis|Hbo|Mbo|Heftruck)/.test(ask);
const cvOf = (ask: string, said: string) =>
  isDutch(ask)
    ? `Werkervaring\nMedewerker kantoor, Rietveld Logistiek, 2014 - heden\n${said}\n`
    : `Work experience\nOffice worker, Rietveld Logistics, 2014 - present\n${said}\n`;

describe("a proof is told of the person themselves", () => {
  test.each(own)("%s: %s", (ask, said) => {
    expect(verdictOn(ask, cvOf(ask, said))).toBe("met");
  });
});

describe("what others do or have, what is lacking, wished or asked proves nothing", () => {
  test.each(notOwn)("%s: %s", (ask, said) => {
    expect(["unknown", "not_met"]).toContain(verdictOn(ask, cvOf(ask, said)));
  });
});

describe("a profile names no skill or paper that the CV denies or tells of others", () => {
  const profileOf = (said: string) => {
    const { skills, certifications } = candidateOf(`Noor Fictief\nnoor@voorbeeld.example\n\n${cvOf("", said)}`);
    return [...skills, ...certifications].map(({ name }) => name);
  };
  test.each([
    "I have never worked with Docker.",
    "Docker is unknown to me.",
    "Docker was run by another department.",
    "Our administrators ran Docker.",
    "Interested in Docker.",
    "Rostered drivers with driving licence C.",
    "Reported to a PRINCE2 practitioner.",
    "Driving licence C still to be obtained.",
  ])("%s", (said) => {
    expect(profileOf(said)).toEqual([]);
  });

  test("what is had stays", () => {
    const names = profileOf("Ran Docker, with a driving licence C in my pocket.");
    expect(names).toContain("Docker");
    expect(names).toContain("driving licence C");
  });
});

test("a school that somebody worked for is no study of theirs", () => {
  const cv = "Werkervaring\nSecretaresse, Hogeschool, 2015 - 2020\nNotuleerde vergaderingen.\n";
  expect(verdictOn("Wo-opleiding", cv)).toBe("unknown");
  expect(verdictOn("Hbo-opleiding", cv)).toBe("unknown");
});

describe("of a sentence with two subjects each clause is its own", () => {
  test.each(parted)("%s", (said, mine, theirs) => {
    expect(verdictOn(`Experience with ${mine}`, cvOf("", said))).toBe("met");
    expect(["unknown", "not_met"]).toContain(verdictOn(`Experience with ${theirs}`, cvOf("", said)));
  });

  test("what is taken up is one's own, and so is what only one of them knew", () => {
    expect(verdictOn("Experience with Oracle", cvOf("", "The customers ran Oracle, and I tuned it for them."))).toBe("met");
    expect(verdictOn("Experience with Docker", cvOf("", "The team used Docker, and so did I."))).toBe("met");
    expect(verdictOn("Experience with Docker", cvOf("", "As the only analyst who knew Docker, I was called at night."))).toBe("met");
    expect(verdictOn("Ervaring met Docker", cvOf("Ervaring", "Het team gebruikte Docker, net als ik."))).toBe("met");
  });
});
