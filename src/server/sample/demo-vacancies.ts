import { type Vacancy, vacancies } from "./vacancies.ts";

/** Eight invented vacancies over all trades of `people.ts`, half of them Dutch. */
export const demoVacancies: Vacancy[] = [
  {
    language: "en",
    title: "Senior backend engineer",
    client: "Halderstroom Energy",
    city: "Utrecht",
    text: `Senior backend engineer
Halderstroom Energy, Utrecht, hybrid

Halderstroom balances the charging of 60,000 electric cars, so that a street does not go dark when everybody comes home at six. The planning engine is the heart of that. You join the team of seven that builds and runs it, from first sketch to the night that something breaks.

What you will do
- Design and build Python services that handle two million meter readings a day
- Keep our PostgreSQL database fast while it doubles every year
- Talk with grid operators about the messages we exchange
- Help two junior colleagues become good engineers

What we ask
- At least 5 years of experience with Python in production
- Solid knowledge of PostgreSQL with large data sets
- Experience with event-driven systems such as Kafka or RabbitMQ is required
- Dutch at B2 level or better
- You can be in our office in Utrecht two days a week; this is a hard requirement

Nice to have
- Kubernetes
- Experience in energy, logistics or the internet of things
- Coaching of junior developers

What we offer
- €5,200 to €6,400 gross a month, depending on experience
- 36 to 40 hours a week, a permanent contract
- Start on 1 February 2027
- A budget of €2,500 a year for learning
`,
  },
  {
    language: "nl",
    title: "Wijkverpleegkundige",
    client: "Zorggroep Vechtoever",
    city: "Zwolle",
    text: `Wijkverpleegkundige
Zorggroep Vechtoever, Zwolle, 24 tot 32 uur per week

In de wijk Assendorp zorg je met een team van elf collega's voor mensen die thuis willen blijven wonen. Jij kent de wijk, de huisartsen kennen jou. Je indiceert, plant en bewaakt de kwaliteit, en je staat zelf ook nog graag aan het bed.

Wat ga je doen?
- Je stelt indicaties en schrijft zorgplannen volgens het Omaha System
- Je coördineert palliatieve zorg en overlegt met huisartsen en familie
- Je begeleidt leerlingen en nieuwe collega's
- Je verdeelt met het team de routes, zodat iedereen op tijd thuis is

Wat vragen we?
- Een afgeronde opleiding HBO-Verpleegkunde
- Een geldige BIG-registratie is een harde eis
- Minimaal 3 jaar ervaring als verpleegkundige, waarvan een deel in de thuiszorg
- Ervaring met indicatiestelling
- Je beheerst de Nederlandse taal op niveau C1

Mooi meegenomen
- Ervaring met wondzorg
- Kennis van medicatieveiligheid
- Rijbewijs B

Wat bieden we?
- € 3.300 tot € 4.600 bruto per maand bij 36 uur, volgens de cao VVT
- Een vast contract na een jaar
- Een elektrische fiets of auto van de zaak tijdens je route
`,
  },
  {
    language: "nl",
    title: "Uitvoerder woningbouw",
    client: "Bouwbedrijf Rottehof",
    city: "Rotterdam",
    text: `Uitvoerder woningbouw
Bouwbedrijf Rottehof, Rotterdam, 40 uur per week

Bouwbedrijf Rottehof bouwt en verbouwt woningen op plekken waar weinig ruimte is: tussen trams, terrassen en bewoners die gewoon thuis zijn. Voor een project van 120 appartementen in Rotterdam-Noord zoeken we een uitvoerder die overzicht houdt en de eerste is die een helm opzet.

Je werk
- Je stuurt onze eigen timmerlieden en zo'n vijftien onderaannemers aan
- Je maakt de weekplanning met de hele keten, volgens lean
- Je bewaakt kwaliteit, kosten en veiligheid, en houdt toolboxmeetings
- Je spreekt met de buurt voordat de buurt jou belt

Wij vragen
- Minimaal 5 jaar ervaring als uitvoerder of voorman in de woningbouw
- VCA-VOL is vereist
- Je leest technische tekeningen en werkt met MS Project
- Je spreekt goed Nederlands, minimaal niveau B2

Een pré
- Ervaring met renovatie in bewoonde staat
- Kennis van lean planning
- Pools of Roemeens

Wij bieden
- € 4.000 tot € 5.300 bruto per maand, volgens de cao Bouw & Infra
- Een vast contract, een bus van de zaak en 25 vakantiedagen
- Start per 1 maart 2027
`,
  },
  {
    language: "en",
    title: "Financial controller",
    client: "Kruispunt Robotics",
    city: "Amsterdam",
    text: `Financial controller
Kruispunt Robotics, Amsterdam, 36 to 40 hours a week, hybrid

Kruispunt makes arms that pack tomatoes. We grew from 40 to 190 people in three years and our books are catching up. You will be the second controller, next to Marit, and you report to the finance director. One week you close the month, the next you explain to engineers what a purchase order is for.

Responsibilities
- Close the books of three entities within five working days
- Prepare group reporting under IFRS and the yearly audit
- Build budgets and forecasts with the heads of department
- Improve our processes in SAP, invoice by invoice

Requirements
- A bachelor's degree in accounting, finance or business economics
- At least 4 years of experience in accounting, audit or control
- IFRS and consolidation hold no secrets for you
- Excellent Excel
- Fluent English, C1 or better

Nice to have
- Dutch
- SAP S/4HANA
- Power BI
- ACCA, RA or RC

We offer
- €4,800 to €6,200 a month and share options
- A permanent contract from the first day
- Three days a week at home if you like
`,
  },
  {
    language: "nl",
    title: "Assistent-controller",
    client: "Coöperatie De Terpstreek",
    city: "Leeuwarden",
    text: `Assistent-controller
Coöperatie De Terpstreek, Leeuwarden, 32 tot 40 uur per week

De Terpstreek verwerkt aardappelen van 310 telers. Ons team Finance telt acht mensen en houdt van korte lijnen: de directeur zit twee deuren verder en de oogst zie je uit het raam. Door een interne doorgroei zoeken we een assistent-controller die cijfers snel en goed op tafel krijgt.

Wat ga je doen?
- Je verzorgt de maandafsluiting en legt de verschillen uit
- Je bouwt dashboards in Power BI voor marge, voorraad en energie
- Je helpt bij budgettering, forecast en jaarrekening
- Je bent het eerste aanspreekpunt voor de accountant

Wat breng je mee?
- Een afgeronde hbo-opleiding, bijvoorbeeld Finance & Control of Accountancy
- Minimaal 2 jaar ervaring in een financiële functie
- Ervaring met Exact Online of AFAS
- Je bent sterk in Excel

Fijn als je dit ook hebt
- Ervaring met Power BI en SQL
- Je spreekt Fries, of verstaat het zonder te zuchten

Wat krijg je?
- € 3.100 tot € 4.200 bruto per maand
- Eerst een jaarcontract, daarna vast
- 27 vakantiedagen en zoveel frites als je wilt
`,
  },
  {
    language: "en",
    title: "Warehouse team lead",
    client: "Bolwerk Parcels",
    city: "Waalwijk",
    text: `${vacancies[2]?.text.trim() ?? ""}

About Bolwerk
We are a family firm with 240 colleagues of 31 nationalities. The hall is new, warm in winter and has daylight. Lunch is hot and paid by us. Most of our team leads started as pickers, and two of our three site managers started as team leads. You work in a fixed rhythm of late shifts from Monday to Friday, from 14:00 to 22:00, and never at the weekend. You start as soon as you can, with two weeks beside the current team lead.
`,
  },
  {
    language: "nl",
    title: "Accountmanager zakelijke dienstverlening",
    client: "Papierhof Kantoorservice",
    city: "Arnhem",
    text: `Accountmanager zakelijke dienstverlening
Papierhof Kantoorservice, Arnhem, 36 tot 40 uur per week

Papierhof levert alles wat een kantoor nodig heeft, van koffie tot archiefkast, aan 2.300 bedrijven in Gelderland en Overijssel. We groeien het hardst bij bedrijven tot honderd mensen. Daar zoeken we iemand die deuren opent en ze daarna open houdt.

Dit doe je
- Je bouwt een eigen portefeuille op van zo'n 150 mkb-klanten
- Je benadert nieuwe bedrijven, bij voorkeur aan de telefoon en aan tafel
- Je maakt offertes en onderhandelt over jaarafspraken
- Je houdt pijplijn en forecast bij in Salesforce

Dit vragen we
- Minimaal 3 jaar ervaring in acquisitie of accountmanagement, zakelijk
- Hbo werk- en denkniveau
- Rijbewijs B is een vereiste
- Uitstekende beheersing van het Nederlands

Dit is een plus
- Ervaring met Salesforce of HubSpot
- Duits, want de grens is dichtbij

Dit bieden we
- € 3.200 tot € 4.400 bruto per maand plus bonus tot 15 procent
- Auto van de zaak, ook voor privé
- Een jaarcontract met uitzicht op vast, start per 1 februari 2027
`,
  },
  {
    language: "en",
    title: "DevOps engineer",
    client: "Prismaveld Instruments",
    city: "Eindhoven",
    text: `DevOps engineer
Prismaveld Instruments, Eindhoven, 40 hours a week

Prismaveld builds cameras that see gas leaks. The cameras are clever; the way we ship their software is not, yet. Releases take a week and a spreadsheet. You get the mandate, two colleagues and a clean cloud account to change that.

What you will do
- Move our build and release to pipelines that a new colleague understands in a day
- Define everything in Terraform and run it on Kubernetes
- Set up monitoring with Prometheus and Grafana, with few but honest alerts
- Work with embedded developers, who speak C++ and have good reasons for most things

You have
- At least 4 years of experience as a DevOps, platform or site reliability engineer
- Kubernetes and Terraform in production, both are a must
- Experience with AWS or Azure
- Good Linux knowledge and a scripting language such as Python
- English at B2 level

We would like
- C++ or another embedded background
- Dutch, to join the lunch table jokes

We offer
- €4,900 to €6,300 a month, a permanent contract, 30 days of holiday
- Relocation support within Europe
- Start on 1 March 2027 or earlier
`,
  },
];
