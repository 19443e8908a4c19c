import { stem } from "#engine/skills/stem.ts";
import { fold } from "#engine/skills/tokens.ts";

/** Words of questions and CVs that mean the same, English before the colon and Dutch behind it. */
const pairs = `
team:team,ploeg
lead,led,leading,leader,leadership:leiding,leidinggeven,leiden,leidde,geleid,aansturen,aangestuurd,aansturing,stuurt,stuurde
manage,managed,manager,managing:managen,manager,beheren,beheer,beheerd
coach,coaching,mentor,mentoring:coachen,begeleiden,begeleiding,begeleid,begeleidt
train,trained,training,taught:opleiden,opgeleid,getraind,trainen,trainde
people,persons:mensen,personen
employee,staff,personnel:medewerker,medewerkers,personeel
colleague:collega,collega's
customer,client:klant,klanten
patient:patiënt,patiënten
resident:bewoner,bewoners
student,pupil:student,leerling,stagiair
supplier,vendor:leverancier,leveranciers
subcontractor:onderaannemer,onderaannemers
guest:gast,gasten
driver:chauffeur,chauffeurs
bed:bed,bedden
hospital:ziekenhuis
school:school,scholen
shop,store:winkel,winkels
house,home,homes:huis,woning,woningen,huizen
apartment:appartement,appartementen
tower:toren
bridge:brug,bruggen
warehouse:magazijn,pakhuis
parcel:pakket,pakketten
truck,lorry:vrachtwagen,vrachtwagens
invoice:factuur,facturen
budget:budget,begroting,budgettering
forecast:forecast,prognose,voorspelling
turnover,revenue:omzet
target:doel,target
error,mistake:fout,fouten
safety:veiligheid
accident:ongeval,ongevallen
quality:kwaliteit
planning,schedule,scheduling:planning,rooster,plannen
night:nacht
weekend:weekend
shift:dienst,ploegendienst
travel,travelling:reizen,reist
abroad,international:buitenland,internationaal
project:project,projecten
process:proces,processen
report,reporting:rapport,rapportage,rapporteren
month,monthly:maand,maandelijks
annual,yearly:jaarlijks
audit:controle,audit
accountant:accountant
municipality:gemeente,gemeenten
migration,migrate,moved:migratie,overstap,verhuizing,verplaatst
implementation,implemented,introduced:implementatie,invoering,ingevoerd,geïmplementeerd
automation,automated:automatisering,geautomatiseerd
maintenance:onderhoud
installation,installed,placed:installatie,geplaatst,plaatsen
fault,breakdown,outage:storing,storingen
model:model,modellen
sensor:sensor,sensoren
satellite:satelliet,satellietbeelden
dyke,levee:dijk,dijken
water:water
energy:energie
car:auto,auto's
bicycle,bike:fiets
holiday,vacation:vakantie,vakantiedagen
contract:contract
permanent:vast,vaste
bonus:bonus,toeslag
culture,atmosphere:cultuur,sfeer
office:kantoor
neighbourhood,district:wijk,buurt
doctor,physician,gp:huisarts,arts,huisartsen
palliative:palliatief,palliatieve
wound:wond,wonden,wondzorg
medication:medicatie
insulin:insuline
elderly:ouderen
family:familie
volunteer:vrijwilliger,vrijwilligers
drawing:tekening,tekeningen
carpenter:timmerman,timmerlieden
wood,timber:hout
concrete:beton
steel:staal
solar:zonnepaneel,zonnepanelen,zonnestroom
charging,charger:laadpaal,laadpalen,laden
heat,pump:warmtepomp,warmtepompen
pump:pomp,pompen
telephone,phone,call:telefoon,bellen,telefonisch
quotation,quote,offer:offerte,offertes
negotiate,negotiation:onderhandelen,onderhandeling
prospecting,acquisition:acquisitie
portfolio:portefeuille
region,area:regio
export:export
import:import,invoer
customs:douane
declaration:aangifte,aangiftes
harbour,port:haven
charity:stichting
surgery,surgical:operatie,chirurgie
wine:wijn
greenhouse:kas,kassen
hotel:hotel,hotels
absence,absenteeism:verzuim,ziekteverzuim
stock,inventory:voorraad
accessible,accessibility:toegankelijk,toegankelijkheid
design:ontwerp,ontwerpen
test,testing,tests:testen,toets,tests
insurance,insurer:verzekering,verzekeraar,zorgverzekeraars
bank:bank
payment:betaling,betalingen
event:evenement
machine:machine,machines
factory,plant:fabriek,fabrieken
product:product,producten
price,cost:prijs,kosten,kostprijs
save,saved,saving:besparen,bespaard,besparing
reduce,reduced,cut,lower,lowered,decrease,decreased,down:verlaagd,verminderd,teruggebracht,gehalveerd
grow,grew,growth:gegroeid,groei
built,build,rebuilt:gebouwd,bouwen,herbouwd,gebouw
independent,independently,alone:zelfstandig,alleen
daily:dagelijks
weekly:wekelijks
meeting:vergadering,overleg,meeting
experience:ervaring
dementia:dementie
children,kids:kinderen
young:jong,jongeren
disability,disabled:beperking,gehandicapten
cook,cooking,chef:kok,koken
police:politie
government:overheid
agriculture,farm:landbouw,boerderij
startup:startup,start-up
bilingual:tweetalig
hobby,hobbies:hobby,hobby's
`;

const shared = new Map<string, string>();
for (const line of pairs.trim().split("\n")) {
  const words = line.split(/[:,]/).map((word) => stem(fold(word.trim())));
  const first = words.find((word) => shared.has(word));
  const key = first ? (shared.get(first) as string) : (words[0] as string);
  for (const word of words) if (!shared.has(word)) shared.set(word, key);
}

/** Words met before; cleared when full. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 20_000;
const SHORTEST_PART = 5;

/** What a stem stands for in both languages: its counterpart's, those of a compound's parts ("douaneaangifte"), or itself. */
export function sameInBoth(stem: string): string[] {
  const own = shared.get(stem);
  if (own) return [own];
  if (stem.length < 2 * SHORTEST_PART) return [stem];
  let found = known.get(stem);
  if (!found) {
    const parts = new Set<string>();
    for (const [word, key] of shared)
      if (word.length >= SHORTEST_PART && (stem.startsWith(word) || stem.endsWith(word)) && stem.length - word.length >= 3) parts.add(key);
    found = parts.size > 0 ? [...parts] : [stem];
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(stem, found);
  }
  return found;
}
