/** Invented titles, employers, towns and sentences that the generated CVs are filled with, by language. */
export interface Pool {
  titles: string[];
  /** Titles without a word that names a profession. */
  oddTitles: string[];
  names: string[];
  /** Kinds of employers that stand where others tell a name. */
  kinds: string[];
  many: string[];
  towns: string[];
  did: string[];
  short: string[];
  studies: string[];
  schools: string[];
  courses: string[];
  internships: string[];
}

const list = (text: string) => text.trim().split(/\s*;\s*|\s*\n\s*/);

export const dutch: Pool = {
  titles: list(`
    Verpleegkundige; Verzorgende IG; Wijkverpleegkundige; Helpende plus; Doktersassistente; Tandartsassistente; Apothekersassistente; Fysiotherapeut; Kok; Souschef; Zelfstandig werkend kok; Leerling-kok; Bakker; Slager
    Timmerman; Metselaar; Loodgieter; Elektromonteur; Servicemonteur; Lasser; CNC-draaier; Schilder; Stukadoor; Uitvoerder; Werkvoorbereider; Projectleider infra; Calculator; Assistent-uitvoerder
    Vrachtwagenchauffeur; Koerier; Buschauffeur; Heftruckchauffeur; Orderpicker; Magazijnmedewerker; Teamleider magazijn; Planner; Expediteur; Douanedeclarant; Supply chain coördinator
    Boekhouder; Administratief medewerker; Salarisadministrateur; Assistent-controller; Financieel adviseur; Receptionist; Secretaresse; Office manager; Directiesecretaresse; Inkoper; Junior inkoper
    Leerkracht groep 5; Docent Nederlands; Onderwijsassistent; Pedagogisch medewerker; Jeugdwerker; Maatschappelijk werker; Begeleider wonen; Ambulant begeleider; Intern begeleider; Schoolleider
    Verkoopmedewerker; Filiaalmanager; Vakkenvuller; Kassamedewerker; Accountmanager buitendienst; Commercieel medewerker binnendienst; Makelaar; Kapster; Schoonheidsspecialiste; Barista; Gastvrouw; Medewerker bediening
    Softwareontwikkelaar; Systeembeheerder; Data-analist; Testmanager; Applicatiebeheerder; UX-ontwerper; Grafisch vormgever; Tekstschrijver; Redacteur; Journalist; Communicatieadviseur; Marketingmedewerker
    Jurist; Advocaat-stagiair; Paralegal; Beleidsmedewerker; Projectmedewerker duurzaamheid; HR-adviseur; Recruiter; Intercedent; Trainer; Beveiliger; Hovenier; Boomverzorger; Melkveehouder; Dierenartsassistente
    Laborant; Kwaliteitsmedewerker; Operator; Procesoperator A; Monteur warmtepompen; Voorman; Ploegbaas; Chef werkplaats; Autotechnicus; Fietsenmaker; Matroos; Stuurman; Kapitein binnenvaart; Conducteur; Schoonmaker; Objectleider`),
  oddTitles: list(`
    kassa; bezorging; balie en telefoon; inpakwerk; achter de bar; oogsten; bediening; spoelkeuken; bardienst; schoonmaak; klassenassistentie; folders rondbrengen; oppas; administratie; receptie; bloemen binden; krantenwijk; telefoondienst
    leerwerktraject zorg; traineeship; eigen baas; Medewerker; Allround; meewerkend eigenaar; Invalkracht; Vakantiewerk; afdeling groente; afwas; eigenaar; de financiën; het onderhoud`),
  names: list(`
    Bakkerij Van Dalen; Thuiszorg De Brug; Zorggroep Rivierzicht; Ziekenhuis Sint Barbara; Gemeente Veldhoven-Oost; Gemeente Kreekrijk; Stichting De Linde; Stichting Kinderrijk; Basisschool De Vlieger; ROC Middelland; Bouwbedrijf Hendriks & Zn.; Aannemersbedrijf De Wit
    Kroon Logistiek BV; Van Rossum Transport; Installatiebureau Kuipers; Technisch Bureau Oostwal; Nova Software; Helderlicht Energie; Restaurant De Gouden Leeuw; Eetcafé 't Hoekje; Hotel Zeezicht; Slagerij Brands; Kapsalon Flair; Garage Willemsen; Autobedrijf Smeets
    Makelaardij Van Beek; Accountantskantoor Broekhuis; Notariskantoor Dijkgraaf; Advocatenkantoor Pels Partners; Uitgeverij Noordster; De Regiobode; Weekblad De Heraut; Woonstichting Thuisvest; Waterschap De Oevers; Provincie Middenland; Rechtbank Oostrijk
    Tuincentrum Groenrijk Zuid; Kwekerij Bloemendaal; Hoveniersbedrijf Struik; Manege De Hoef; Dierenkliniek Westerpark; Apotheek De Gaper; Tandartspraktijk Molenstraat; Huisartsenpraktijk Leemhuis; Fysio Centrum Noord; Kinderdagverblijf Dolfijn; BSO De Zandbak
    Delta Chemie NV; Ferro Staalbouw; Oranje Verpakkingen; Zuivelfabriek De Kan; Vleesbedrijf Hoekstra; Plus Koenders; Dekker Mode; Boekhandel Letterlust; Sportcentrum De Meent; Zwembad De Golf; Museum Het Pakhuis; Theater De Vonk; Rederij Noordvaart; Meubelzaak Woonlust; Lidl; Praxis; HEMA; Rijk; Defensie; PostNL`),
  kinds: list(`
    groothandel; woningcorporatie; bakkerij; tuincentrum; supermarkt; regionale krant; uitzendbureau; schoonmaakbedrijf; bloemenwinkel; camping; manege; kinderboerderij; zorginstelling; verpleeghuis; verzorgingstehuis; universiteit; gemeente; ministerie; reclamebureau; transportbedrijf; pizzeria
    strandtent; snackbar; notariskantoor; accountantskantoor; drukkerij; garagebedrijf; meubelzaak; melkveebedrijf; aannemer in de buurt; boer in het dorp; bouwbedrijf; distributiecentrum; webwinkel in sportkleding; scheepswerf; kwekerij; slagerij; slachterij; ziekenhuis; apotheek; basisschool; kinderopvang; paardenkliniek; vishandel
    scale-up; start-up; verzekeraar; bank; vakbond; museum; festival; theater; expediteur in de haven; architectenbureau; productiebedrijf; kledingzaak; fietsenwinkel; hoveniersbedrijf; installatiebedrijf van mijn vader; bedrijf van mijn oom; callcenter; hotel; sportschool; rederij; bibliotheek; wasserij`),
  many: list(
    `diverse opdrachtgevers; diverse bazen; verschillende restaurants; diverse uitzendbureaus; meerdere scholen; diverse aannemers; verschillende gemeenten; diverse rederijen; wisselende werkgevers; diverse winkels; particulieren`,
  ),
  towns: list(
    `Utrecht; Zwolle; Breda; Den Bosch; Amersfoort; Leeuwarden; Groningen; Middelburg; Eindhoven; Maastricht; Almere; Deventer; Gouda; Hoorn; Assen; Ede; Tilburg; Venlo; Rotterdam; Den Haag; Doetinchem; Meppel; Sneek; Weert; Goes`,
  ),
  did: list(`
    Verantwoordelijk voor planning en rooster van een team van acht mensen; Dagelijks contact met klanten en leveranciers; Ik werkte zelfstandig en had veel plezier in het vak; Inwerken van nieuwe collega's; Opstellen van offertes, orders verwerken en facturen controleren; Zorg voor cliënten met dementie, rapporteren in het dossier
    Storingen verhelpen en onderhoud aan machines; Lessen voorbereiden, ouders spreken en toetsen nakijken; Werken in ploegen, ook in het weekend; Rapportages voor de directie; Voorraadbeheer, bestellingen en derving; Meegebouwd aan het nieuwe systeem; Begeleiding van stagiairs; Kwaliteitscontrole volgens HACCP; Overleg met gemeente en huisarts
    In drukke weken stond ik er alleen voor; Vooral nieuwbouw, soms renovatie; Van intake tot nazorg; Kassa, balie en telefoon; Contract liep af; Gestopt vanwege reorganisatie; Leuk team, veel geleerd; De omzet steeg in twee jaar met een vijfde`),
  short: list(
    `klantcontact, kassa; planning en rooster; offertes, nacalculatie; onderhoud; wondzorg, medicatie delen; inwerken van nieuwe mensen; laden en lossen; 24 uur per week; 32 uur; weekenden en avonden; tijdelijk contract; via uitzendbureau; team van 6; parttime`,
  ),
  studies: list(
    `Mbo 4 Verpleegkunde; Hbo Rechten; Havo; Vmbo-tl; Vwo; Bachelor Bedrijfskunde; Propedeuse Psychologie; Mbo 2 Lassen; Mts Werktuigbouw; Pabo; Master Bestuurskunde; LTS Timmeren; Opleiding tot kok niveau 3; Middelbare school`,
  ),
  schools: list(
    `ROC Midden Nederland; Hogeschool Oostland; Deltion; Radboud Universiteit; Lorentz Lyceum; Vakschool Twente; Universiteit van Amsterdam; Hogeschool Windesheim; De Nieuwe School; Graaf Engelbrecht`,
  ),
  courses: list(
    `VCA basis; BHV; Heftruckcertificaat; EHBO; Excel gevorderd; Sociale hygiëne; Code 95; Rijbewijs B; Cursus timemanagement; NIMA A; F-gassen; Tillift`,
  ),
  internships: list(
    `Stage; stage; Stage (BPV); Afstudeerstage; Meeloopstage; Stagiair; stagiaire; BPV; Snuffelstage; leerbaan; BBL-traject; Meewerkstage`,
  ),
};

export const english: Pool = {
  titles: list(`
    Registered nurse; Care assistant; Dental hygienist; Pharmacist; Physiotherapist; Chef de partie; Sous chef; Line cook; Baker; Carpenter; Bricklayer; Plumber; Electrician; Service engineer; Welder; Machine operator; Site manager; Quantity surveyor
    Truck driver; Courier; Forklift driver; Warehouse operative; Shift supervisor; Logistics planner; Customs clerk; Supply chain manager; Bookkeeper; Accounts assistant; Payroll officer; Financial controller; Receptionist; Executive assistant; Office manager; Buyer
    Primary school teacher; Teaching assistant; Lecturer; Youth worker; Social worker; Support worker; Sales assistant; Store manager; Account executive; Estate agent; Hairdresser; Barista; Waitress; Bartender; Front desk agent; Housekeeping supervisor
    Software developer; Backend engineer; QA engineer; Data analyst; Data scientist; Product owner; Scrum master; DevOps engineer; UX designer; Graphic designer; Copywriter; Content editor; Reporter; Communications officer; Marketing manager; SEO specialist
    Paralegal; Solicitor; Policy adviser; Project coordinator; HR adviser; Recruiter; Trainer; Security guard; Gardener; Farm hand; Veterinary nurse; Lab technician; Research assistant; Postdoctoral researcher; PhD candidate; Quality controller; Process engineer; Foreman; Mechanic; Deckhand; Second mate; Cleaner; Team leader; Graduate trainee; Intern; Summer intern; Apprentice; Volunteer coordinator; Owner; Freelance translator; Interpreter`),
  oddTitles: list(
    `delivery of parcels; kitchen help; packing; dog walking; bar work; night shifts; fruit picking; temp work; babysitting; till and stock; the accounts; cleaning; front of house; reception; assembly; own business; internship; work placement; apprenticeship; trainee; odd jobs; Krankenpflegerin; Bürokauffrau; Konditormeisterin; Tischlergeselle; Ausbildung zur Köchin; Lehre als Schlosser; Verkäuferin; Altenpfleger; Zahnarzthelferin; Fachkraft Lagerlogistik; Serveuse; Camarero; Sprzedawca; Ajudante de cozinha`,
  ),
  names: list(`
    Northgate Foods Ltd; Brightwater Care; St. Anne's Hospital; Harlow & Finch LLP; Pinewood Construction; Meridian Logistics; Kestrel Software; Orchard Primary School; Bayview Hotel; The Copper Kettle; Redfern Motors; Lakeside Veterinary Centre; Castle Bakery; Ashworth College; University of Norwick
    Fenwick City Council; Blue Heron Shipping; Vantage Insurance Group; Tallis Bank; Quayside Media; Morrow & Sons; Greenfield Farms; Oakley Pharmaceuticals; Silverline Telecom; Atlas Freight GmbH; Lumen Energy BV; Restaurant Olivier; Café Sonder; Hostel Meander; Studio Kite; The Evening Ledger; Charity Open Door
    Delmar Textiles; Polska Stal; Fabryka Mebli Nowak; Clinica Santa Lucia; Hotel Bellavista; Autohaus Krüger; Bäckerei Lindner; Instituto Moderno; Konditorei Edelweiss; Grupo Marea; Ziekenhuis Oosterpoort; Gemeente Lindehaven; Stichting Nieuw Begin; TU Delft; ASML; Van Vliet Transport; Kwekerij De Roos; Zorggroep Anker`),
  kinds: list(`
    furniture chain; local newspaper; wholesaler; forwarder in the port; supermarket; bakery; nursing home; law firm; start-up; scale-up; housing association; call centre; car dealer; family restaurant; farm; greenhouse; beach bar; small hotel; printing company; advertising agency; university; city council; ministry; charity; construction company; cleaning company; temp agency; shipyard; pharmacy; dental practice; primary school; kindergarten; pizza place; garden centre; clothing store; bookshop; brewery; dairy factory; electric company; architects' office; regional theatre; online shop; consultancy; bank; insurer; hospital; fish factory; slaughterhouse; petrol station; gym`),
  many: list(
    `various clients; several restaurants; various agencies; different schools; several farms; various employers; private families; small businesses`,
  ),
  towns: list(
    `London; Dublin; Manchester; Leeds; Warsaw; Lisbon; Berlin; Amsterdam; Rotterdam; Utrecht; Eindhoven; Madrid; Athens; Istanbul; Lagos; Mumbai; Manila; Antwerp; The Hague; Kraków; Porto; Bucharest; Groningen; Ghent`,
  ),
  did: list(`
    Responsible for the rota of a team of nine; Daily contact with customers and suppliers; Worked on my own and enjoyed it; Trained new colleagues; Quotes, orders and invoices; Care plans, medication and reports; Breakdowns and maintenance of machines; Prepared lessons and met parents; Rotating shifts including weekends; Monthly reports for the board
    Stock, orders and waste; Built the new booking system together with two others; Quality checks; I left because the contract ended; Mostly new builds; Good team, learnt a lot; Turnover grew by a fifth in two years; Redesigned the onboarding flow; Handled complaints by phone and mail; Budget of two million`),
  short: list(
    `customer contact, till; planning; quotes; maintenance; wound care; training new staff; loading; 24 hours a week; 32 hours; weekends and evenings; temporary contract; via an agency; team of 6; part-time`,
  ),
  studies: list(
    `BSc Nursing; LLB; A-levels; GCSEs; BA History; MSc Data Science; MBA; High school diploma; Bachelor of Commerce; Diploma in Culinary Arts; NVQ Level 2 Carpentry; PhD Chemistry; Secondary school; HND Engineering`,
  ),
  schools: list(
    `University of Leeds; Dublin City University; Ashworth College; Politechnika Warszawska; Universidade de Lisboa; City College; Hogeschool Utrecht; King's High School; Technical University of Athens; Open University`,
  ),
  courses: list(
    `First aid; Food hygiene; Forklift licence; Excel advanced; Scrum master certificate; Driving licence B; Time management course; ITIL foundation; Safety basics; IELTS 7.5`,
  ),
  internships: list(
    `internship; Internship; Intern; intern; work placement; Placement; Traineeship; Apprenticeship; Graduation internship; Research internship; Co-op`,
  ),
};
