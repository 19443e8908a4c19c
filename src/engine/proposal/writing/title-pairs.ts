/** Job titles that recruiters say in the other language, Dutch before English; where several share one, the first is said. */
export const titlePairs: [nl: string, en: string][] = `
wijkverpleegkundige; community nurse
verpleegkundige; nurse
verpleegkundige niveau 5; nurse
verpleegkundige niveau 4; nurse
researchverpleegkundige; research nurse
verzorgende ig; care worker (VIG)
verzorgende; care worker
helpende; care assistant
zorgassistent; care assistant
begeleider; support worker
persoonlijk begeleider; personal support worker
begeleider gehandicaptenzorg; disability support worker
doktersassistent; doctor's assistant
doktersassistente; doctor's assistant
tandartsassistent; dental assistant
tandartsassistente; dental assistant
preventieassistent; preventive dental assistant
tandarts; dentist
tandarts; general dentist
mondhygiënist; dental hygienist
dierenartsassistent; veterinary assistant
dierenartsassistente; veterinary assistant
paraveterinair; veterinary nurse
dierenarts; veterinarian
fysiotherapeut; physiotherapist
apothekersassistent; pharmacy assistant
teammanager zorg; care team manager
maatschappelijk werker; social worker
laborant; laboratory technician
medisch secretaresse; medical secretary
uitvoerder; site manager
uitvoerder woningbouw; site manager, residential construction
uitvoerder utiliteitsbouw; site manager, commercial construction
timmerman; carpenter
voorman timmerman; foreman carpenter
metselaar; bricklayer
schilder; painter
stukadoor; plasterer
loodgieter; plumber
dakdekker; roofer
werkvoorbereider; work planner
projectleider; project leader
constructeur; structural engineer
elektricien; electrician
elektromonteur; electrician
allround elektromonteur; all-round electrician
monteur elektrotechniek; electrician
monteur e; electrician
monteur; mechanic
leerling-monteur; apprentice mechanic
servicemonteur; service technician
onderhoudsmonteur; maintenance technician
storingsmonteur; fault technician
zonnepaneleninstallateur; solar installer
monteur zonnepanelen; solar panel installer
lasser; welder
operator; machine operator
keukenhulp; kitchen helper
keukenhulp; kitchen assistant
kok; cook
hulpkok; assistant cook
leidinggevend kok; head cook
zelfstandig werkend kok; independent cook
bakker; baker
banketbakker; pastry chef
gastvrouw; hostess
medewerker bediening; waiter
receptionist; receptionist
receptioniste; receptionist
baliemedewerker; front desk employee
assistent-controller; assistant controller
financieel administrateur; financial administrator
administratief medewerker; administrative employee
administratief medewerkster; administrative employee
boekhouder; bookkeeper
salarisadministrateur; payroll administrator
accountmanager; account manager
accountmanager zakelijke dienstverlening; account manager, business services
commercieel medewerker binnendienst; inside sales representative
verkoopadviseur; sales adviser
verkoper; shop assistant
verkoopmedewerker; shop assistant
caissière; cashier
vakkenvuller; shelf stacker
klantenservicemedewerker; customer service employee
medewerker klantenservice; customer service employee
klantenservice medewerker; customer service employee
medewerker klantcontact; customer contact employee
callcenteragent; call centre agent
callcentermedewerker; call centre agent
logistiek medewerker; warehouse employee
orderpicker; order picker
logistiek planner; logistics planner
transportplanner; transport planner
planner internationaal; international planner
planner nationale distributie; national distribution planner
assistent planner; assistant planner
heftruckchauffeur; forklift driver
vrachtwagenchauffeur; truck driver
chauffeur; driver
chauffeur internationaal; international driver
chauffeur distributie; distribution driver
bezorger; delivery driver
koerier; courier
teamleider magazijn; warehouse team lead
douanedeclarant; customs declarant
declarant; customs declarant
expediteur; freight forwarder
systeembeheerder; system administrator
applicatiebeheerder; application manager
functioneel beheerder; functional application manager
servicedeskmedewerker; service desk employee
servicedesk medewerker; service desk employee
medewerker servicedesk; service desk employee
helpdeskmedewerker; help desk employee
helpdesk medewerker; help desk employee
leraar; teacher
leerkracht; teacher
docent; teacher
docent wiskunde; maths teacher
docent wiskunde; mathematics teacher
onderwijsassistent; teaching assistant
leraarondersteuner; teaching assistant
onderzoeker; researcher
UX-onderzoeker; UX researcher
gebruikersonderzoeker; user researcher
beleidsadviseur; policy adviser
beleidsmedewerker; policy officer
wmo-consulent; social support consultant
communicatieadviseur; communication adviser
marketingmedewerker; marketing employee
jurist; lawyer
journalist; journalist
journalist; reporter
teamcoach; team coach
teamcoach klantcontactcentrum; customer contact team coach
teamleider; team leader
bedrijfsleider; operations manager
assistent-bedrijfsleider; assistant operations manager
schoonmaker; cleaner
beveiliger; security guard
`
  .trim()
  .split("\n")
  .map((line) => line.split("; ") as [string, string]);

/** Papers by the Dutch names that everybody uses, where a profile keeps an English one. */
export const dutchPapers = new Map([
  ["certificate of conduct", "VOG"],
  ["first aid", "EHBO"],
  ["childcare staff register", "Personenregister Kinderopvang"],
  ["security clearance", "veiligheidsverklaring"],
  ["forklift certificate", "heftruckcertificaat"],
  ["driving licence b", "rijbewijs B"],
]);
