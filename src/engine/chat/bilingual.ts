import { stem } from "#engine/matching/stems.ts";
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
pay,earn,earns,salary,wage,wages,paid,remuneration,income,compensation,rate,scale,gross:salaris,loon,verdienen,verdient,verdien,betaalt,betaling,betalen,beloning,bruto,salarisschaal,schaal,inkomen,tarief,uurtarief,schuift,fwg,cao,vergoeding
rate,hourly:tarief,uurtarief
start,starts,starting,begin,begins,join,commence:beginnen,begint,starten,startdatum,aanvang,ingangsdatum,aanvangsdatum,begonnen
available,availability,free,startable:beschikbaar,beschikbaarheid,inzetbaar,inzetbaarheid,vrij
notice:opzegtermijn,opzegperiode,opzeggen
leave,left,leaving,quit,resign,resigned,departure,gone,bankrupt,redundant,redundancy,dismissed,reorganisation,relocated,closed:weg,vertrek,vertrekken,vertrokken,weggegaan,opgestapt,gestopt,verlaten,weggaan,faillissement,failliet,boventallig,ontslagen,ontslag,reorganisatie,opgeheven,afgelopen
dismiss,dismissed,fired,sacked,laid,redundant,redundancy:ontslagen,ontslag,boventallig,reorganisatie
bankrupt,bankruptcy,insolvent:faillissement,failliet,bankroet
reason,because,why:reden,omdat,want,waarom
stop,stopped,dropped,quit,unfinished:gestopt,afgebroken,stopte
finish,finished,complete,completed,obtained,graduated,graduate,earned,passed:afgerond,behaald,gehaald,afgestudeerd,voltooid,afronden,halen,diploma
diploma,degree,certificate,paper,papers,certified:diploma,getuigschrift,certificaat,certificaten,papiertje,papieren,akte,gecertificeerd
qualification,qualified,authorised,entitled:bevoegdheid,kwalificatie,bevoegd,lesbevoegdheid,gekwalificeerd,bevoegdheden
course,training,class,workshop:cursus,opleiding,training,scholing,bijscholing,les,lessen,cursussen,trainingen
study,studied,studies,student,university,college,school,education,bachelor,master,degree:studie,studeerde,gestudeerd,opleiding,opleidingen,universiteit,hogeschool,school,opleidingseis
thesis,dissertation:scriptie,afstudeeronderzoek,afstudeeropdracht,thesis
grade,mark:cijfer,beoordeling
licence,license,driving,drive,drives:rijbewijs,rijden,rijdt,autorijden,rijlessen,rijles,rijexamen,gereden
car,transport,vehicle:auto,vervoer,wagen
lease:lease,leaseauto
truck,lorry,hgv:vrachtwagen,vrachtauto,vrachtwagens
valid,validity,expire,expires,expired,expiry,renew,renewed,until,runs:geldig,geldigheid,verlopen,verloopt,verlengd,herhaling,vervalt
expire,expires,expired,expiry,lapsed:verlopen,verloopt,vervalt,vervallen
language,languages,speak,speaks,spoken:taal,talen,spreekt,spreek,spreken,taalniveau
dutch:nederlands,nederlandse,nederlandstalig
english:engels,engelse,engelstalig
german:duits,duitse,duitstalig
french:frans,franse
spanish:spaans,spaanse
polish:pools,poolse
turkish:turks,turkse
arabic:arabisch
level,fluent,proficiency,native:niveau,nivo,vloeiend,moedertaal
contact,reach,call,phone,telephone,number,mail,email,mobile,whatsapp,app:contact,contactpersoon,bereikbaar,bellen,bel,telefoon,telefoonnummer,nummer,mail,mailen,e-mail,app,appen,informatie,inlichtingen,vragen,nr,mobiel
manager,boss,supervisor,lead,leader,head,report,reports,director,chef:leidinggevende,manager,baas,chef,teamleider,directeur,rapporteert,rapporteer,hoofd,clustermanager,verantwoording
lead,leads,led,leading,supervise,supervises,supervised,manage,managed,manages,steer,team,direct:aansturen,aansturing,aangestuurd,stuurt,stuur,stuurde,aanstuurt,leiding,leidinggeven,leidde,leidt,geleid,teamleider
people,staff,employees,headcount,persons,workers,fte,team:mensen,medewerkers,personen,man,personeel,collega's,collega,teamleden,fte,ploeg
temporary,temp,agency,flex,temps:uitzendkracht,uitzendkrachten,flexkracht,flexkrachten,tijdelijk,uitzendbureau,inhuur,uitzend
permanent,contract,fixed,employment,payroll:vast,vaste,contract,dienstverband,jaarcontract,aanstelling,onbepaalde,dienst,payroll,overname
freelance,contractor,zzp,self-employed:zzp,freelance,freelancer,zelfstandige,zzp'er
hours,hour,fulltime,full-time,parttime,part-time,week:uur,uren,fulltime,parttime,deeltijd,voltijd,werkweek,u
days,day,weekday,monday,tuesday,wednesday,thursday,friday:dag,dagen,maandag,dinsdag,woensdag,donderdag,vrijdag,werkdagen,vrijdags,maandags
weekend,saturday,sunday,weekends:weekend,zaterdag,zondag,weekenden,zaterdagen,za,zo
evening,evenings,late,night,nights,shift,shifts:avond,avonden,avonddienst,avonddiensten,laat,late,nacht,nachten,nachtdienst,dienst,diensten,ploegendienst,ploegen,vijfploegen,wisseldienst
early,morning,mornings:vroeg,vroege,ochtend,ochtenden,ochtends
standby,on-call,oncall:bereikbaarheidsdienst,consignatie,storingsdienst,piket
christmas,holidays,holiday,bank:kerst,feestdagen,feestdag,kerstmis
vacation,leave,holiday:vakantie,vakantiedagen,verlof,vakantieuren
home,remote,remotely,hybrid:thuis,thuiswerken,thuiswerk,hybride,thuiswerkdag
commute,travel,distance,far,minutes:reistijd,reizen,afstand,reisafstand,woon-werk,reiskosten,kilometer
live,lives,based,address,resident,move,relocate:woont,woon,woonachtig,woonplaats,adres,verhuizen,verhuist,verhuizing
bonus,benefits,perks,offer,offers,extra:bonus,winstdeling,arbeidsvoorwaarden,bieden,biedt,toeslag,dertiende
pension:pensioen
deadline,closing,apply,application,applications,applied:sluitingsdatum,solliciteren,solliciteer,sollicitatie,reageren,reactie,reageer,aanmelden
interview,interviews,procedure,process,rounds:gesprek,gesprekken,procedure,sollicitatiegesprek,selectie,kennismaking,ronde
assessment,test:assessment,test
weigh,weighs,weight,count,counts,weighting,points:weegt,weging,telt,zwaar,zwaarst,punten,meetellen
client,customer,company,employer,organisation,organization,firm,business:opdrachtgever,klant,bedrijf,werkgever,organisatie,onderneming
work,job,role,position,function:werk,baan,functie,rol,vacature,aanvraag
internship,intern,placement:stage,stagiair,stageplek
volunteer,volunteering,voluntary:vrijwilliger,vrijwilligerswerk
gap,sabbatical,break,unemployed:gat,sabbatical,tussenjaar,wereldreis,thuis,werkloos,mantelzorg
own,founder,owner,practice,entrepreneur:eigen,eigenaar,oprichter,praktijk,ondernemer
reference,references,referees:referentie,referenties
award,prize,winner,won:prijs,winnaar,gewonnen,award
vog,conduct:vog,gedragsverklaring
emergency,bhv,ehbo:bhv,ehbo,bhv'er,bedrijfshulpverlener,bedrijfshulpverlening,reanimatie
vca:vca
forklift,reach:heftruck,reachtruck,hef,heftruckcertificaat
registration,registered,register,recognition,recognised:registratie,geregistreerd,register,ingeschreven,inschrijving,erkenning,big-register
planned,scheduled,pending,expected,upcoming:gepland,verwacht,lopend,aangevraagd,ingepland
teach,teacher,teaching,lecturer,instructor,taught:lesgeven,leraar,leerkracht,docent,onderwijs,les,lessen,doceren
trainee,apprentice,onboard,onboarding:inwerken,ingewerkt,leerling,trainee,leerlingen
gym,physical,sports,sport:gym,bewegingsonderwijs,sport,gymles
nurse,nursing,care,carer:verpleegkundige,verpleging,verzorgende,zorg,wijkverpleegkundige
indication:indicatie,indicaties,indiceren
doctor,physician:dokter,arts,huisarts
dentist,dental:tandarts,tandheelkunde,mondzorg
practice:praktijk
x-ray,radiation,radiology:röntgen,rontgenfoto,rontgenfoto's,röntgenfoto's,stralingshygiene,stralingshygiëne
chair,chairside:stoel,stoelervaring
cook,cooks,kitchen,chef:kok,koken,kookt,keuken,chef-kok,gekookt
temperature,chilled,cooled,reefer,frozen,refrigerated:gekoeld,koel,temperatuur,geconditioneerd,vries,koelvervoer
accounting,bookkeeping,finance,administration:boekhouding,administratie,financieel,boekhouden
payroll,salaries:lonen,verloning,salarisadministratie,loonadministratie
package,software,system,tool,application,program,programme:pakket,pakketten,software,systeem,programma,applicatie,tool
budget,spend:budget,begroting,uitgaven
size,big,large,volume,scale:grootte,omvang,groot,grootste,volume
damage,accident,claim:schade,schades,schadevrij,ongeval
delivered,deliver,delivery,completed,realised:opgeleverd,oplevering,geleverd,gerealiseerd
campaign,advertising,ads,ad,paid:campagne,campagnes,advertenties,advertising,adverteren,ads
ticket,tickets,ticketing:ticket,tickets,ticketsysteem,meldingen
government,public,ministry,municipality,council:overheid,gemeente,ministerie,provincie,rijksoverheid
complaint,complaints:klacht,klachten
sick,illness,absence:ziek,ziekmelding,verzuim
allowance,reimbursement:vergoeding,reiskostenvergoeding,onkosten
screen,laptop,phone,equipment,tools:laptop,telefoon,gereedschap,bus
clothing,uniform,workwear:werkkleding,bedrijfskleding,uniform
growth,career,promote,promoted,promotion:doorgroeien,doorgroei,groei,loopbaan,bevorderd
ambition,goal,wants,wish,future,looking,motivation:ambitie,doel,wens,wil,zoekt,zoek,toekomst,motivatie,graag
strong,strength,strengths:sterk,sterke,kracht
weak,weakness,less:zwak,zwakke,minder
hobby,hobbies,interests,spare:hobby,hobby's,vrije,interesses
brand,make,type:merk,type
field,industry,sector,branch:branche,sector,vakgebied
sell,sold,sales,selling:verkoop,verkopen,verkocht,sales
buy,purchase,purchasing,procurement:inkoop,inkopen,inkoper
plan,planner,planning,plans,scheduling:plannen,planning,planner,plant,gepland
domestic,national:nationaal,nationale,binnenland,binnenlands
station,section:station,partij,afdeling
prevent,prevention:preventie,preventieassistent
sleep,rhythm:slaap,slaapritme,ritme
trip,trips,route,routes:rit,ritten,route,routes
`;

/** Stem → the groups it stands in, each named by its number. */
const shared = new Map<string, string[]>();
pairs
  .trim()
  .split("\n")
  .forEach((line, number) => {
    for (const word of new Set(line.split(/[:,]/).map((one) => stem(fold(one.trim()))))) shared.set(word, [...(shared.get(word) ?? []), `~${number}`]);
  });

/** Every word of the table, for who mends typing errors. */
export const knownWords: readonly string[] = pairs.split(/[:,\n]/).map((word) => fold(word.trim())).filter((word) => word.length >= 4);

/** Words met before; cleared when full. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 20_000;
const SHORTEST_PART = 5;
/** Before the group of a word that is only a part of the one looked at. */
export const PART = "part:";

/** What a stem stands for in both languages: its counterpart's, those of a compound's parts ("douaneaangifte"), or itself. */
export function sameInBoth(stem: string): string[] {
  const own = shared.get(stem);
  if (own) return own;
  if (stem.length < 2 * SHORTEST_PART) return [stem];
  let found = known.get(stem);
  if (!found) {
    const parts = new Set<string>();
    for (const [word, keys] of shared)
      if (word.length >= SHORTEST_PART && (stem.startsWith(word) || stem.endsWith(word)) && stem.length - word.length >= 3)
        for (const key of keys) parts.add(`${PART}${key}`);
    found = parts.size > 0 ? [stem, ...parts] : [stem];
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(stem, found);
  }
  return found;
}
