/**
 * Words of trades that stand for each other in vacancies and CVs, in Dutch and English: a line for each meaning. What is only near, or
 * means other things elsewhere as well, is left out. Written from knowledge of the trades; ESCO's pairs stand in `word-pairs.ts`.
 */
export const likeWords = `
fault faults failure failures storing storingen defect defecten breakdown breakdowns malfunction
faultfinding troubleshooting foutzoeken storingzoeken storingsdienst diagnose diagnosing diagnostics storingsanalyse
drawing drawings tekening tekeningen schema schemas schema's diagram diagrams blueprint blueprints schematic schematics bouwtekening
electrical electric elektrisch elektrische elektro electra elektrotechniek elektrotechnische
hydraulic hydraulics hydraulisch hydraulische hydrauliek
pneumatic pneumatics pneumatisch pneumatiek
mechanic mechanics monteur monteurs technician technicians fitter technicus
install installed installing installation installeren installatie monteren montage fitting fitted plaatsen geplaatst
assemble assembled assembly assembleren assemblage monteren montage
inspect inspected inspection inspections inspecteren inspectie inspecties keuring keuringen keuren gekeurd survey surveys
calibrate calibration kalibreren kalibratie ijken
crane cranes kraan kranen hijskraan torenkraan hoist hijsen hijswerk lifting rigging
forklift heftruck heftrucks vorkheftruck reachtruck reach-truck stapelaar
wiring bedrading bekabeling bedraden kabels cabling kabel
panel panels kast kasten schakelkast schakelkasten groepenkast groepenkasten paneel panelen
pump pumps pomp pompen
turbine turbines windmolen windmolens windturbine windturbines
vessel vessels ship ships schip schepen boot boten boat boats
aircraft aeroplane airplane vliegtuig vliegtuigen airline luchtvaart aviation
train trains trein treinen rail spoor spoorwegen railway railways
bus buses bussen coach touringcar lijnbus
tram trams metro
bicycle bicycles bike bikes fiets fietsen e-bike e-bikes
vehicle vehicles voertuig voertuigen wagens auto car cars auto's wagenpark fleet
tyre tyres banden bandenwissel
plumbing plumber loodgieter loodgieters sanitair leidingwerk
heating verwarming cv-ketel ketel ketels boiler boilers warmtepomp warmtepompen
cooling refrigeration koeltechniek koelinstallaties airco airconditioning klimaatbeheersing
roof roofs roofing dak daken dakdekken dakbedekking
floor floors flooring vloer vloeren parket laminaat laminate parquet
tile tiles tiling tegels tegelwerk tegelen
wall walls muur muren metselen metselwerk masonry bricklaying brickwork
plaster plastering stuken stucwerk stucen pleisteren
wood wooden timber hout houten houtbewerking woodwork woodworking carpentry timmerwerk timmeren joinery
window windows raam ramen kozijn kozijnen glazing glas beglazing
concrete beton bekisting formwork
scaffolding scaffold steiger steigers steigerbouw
demolition sloop sloopwerk slopen
road roads weg wegen asfalt paving straten bestrating stratenmaken
excavator graafmachine graafmachines kraanmachinist grondverzet digger
surveying landmeten landmeetkunde maatvoering uitzetten
estimate estimates estimating calculatie calculaties calculeren begroten raming ramingen costing kostprijs kostprijzen quotation quotations offerte offertes
tender tenders tendering aanbesteding aanbestedingen aanbesteden
permit permits vergunning vergunningen vergunningverlening
kitchen keuken keukens
chef chef-kok souschef sous-chef
cook cooks cooking koken kok koks gekookt bereiden bereiding
pastry patisserie dessert desserts nagerecht nagerechten taart taarten cakes gebak banket
meal meals maaltijd maaltijden eten food voeding
dough deeg
butcher butchery slager slagerij vlees meat
fish vis visverwerking
cheese kaas zuivel dairy
wine wines wijn wijnen sommelier
coffee koffie barista espresso
bar bars tap tappen cocktail cocktails drankjes drinks
serve served serving bedienen bediening uitserveren waiter waitress ober
table tables tafel tafels
banquet banqueting bruiloft bruiloften wedding weddings feesten partijen
order orders ordering bestellen bestelling bestellingen bestelde inkopen
allergen allergens allergenen allergieën allergies dieet diet diets
waste afval verspilling
housekeeping kamers kamerschoonmaak rooms
reservation reservations booking bookings reservering reserveringen boekingen boeking geboekt
checkin inchecken check-in checkout uitchecken
concierge conciërge
tourist tourists toerist toeristen tourism toerisme reizigers travellers passengers passagiers
tour tours excursie excursies rondleiding rondleidingen guided
till kassa kassawerk afrekenen cashier checkout kas counting
window display etalage etalages displays schappen vakkenvullen shelves merchandising presentatie
price prices prijs prijzen pricing
return returns retour retouren
advise customers klantadvies winkelend
delivery deliveries deliver delivered bezorgen bezorging levering leveringen afleveren
parcel parcels pakket pakketten pakketjes post mail
route routes rit ritten ritplanning
pick picking orderpicking orderpicken verzamelen
pack packed packing inpakken verpakken verpakking
ship shipping verzenden verzending expeditie dispatch forwarding expediteur verzendklaar
customs douane douaneaangifte declaration declarations aangifte aangiften inklaren inklaring clearance
import invoer importeren invoerrechten
export uitvoer exporteren
pallet pallets
container containers
inventory voorraad stock voorraadbeheer stocktaking telling inventarisatie
nurse nurses nursing verpleegkundige verpleegkundigen verpleging verpleegkundig
doctor doctors arts artsen physician huisarts gp specialist
surgery operation operatie operaties operatiekamer theatre ok
anaesthesia anesthesie narcose anaesthetic verdoving
injection injections injecties prikken vaccinatie vaccinaties vaccinations vaccineren inenten
blood venepuncture venipuncture bloedafname bloedprikken
medicine medicines medication medicatie medicijnen geneesmiddelen prescription prescriptions recept recepten
pharmacy apotheek apotheker dispensing
wheelchair rolstoel tillift transfers transfer
washing wassen aankleden adl dressing personal-care lichaamsverzorging
palliative palliatief palliatieve terminale terminal hospice
mental psychisch psychische ggz psychiatrie psychiatric psychiatrische psychiatry
addiction verslaving verslavingszorg verslaafden
autism autisme autistisch
behaviour gedrag gedragsproblemen behavioural
counselling gesprekken gespreksvoering gesprekstechnieken counseling
family families gezin gezinnen familie ouders
youth jeugd jongeren jeugdzorg adolescents teenagers pubers
baby babies baby's zuigelingen newborn newborns kraamzorg
pregnancy pregnant zwanger zwangeren bevalling bevallingen births verloskunde midwifery
teeth tooth gebit tanden tandheelkundig dental tandarts mondzorg mondhygiëne
eye eyes oog ogen oogmeting oogmetingen optometry opticien refraction
hearing gehoor audiologie hoortoestellen hoortoestel
x-ray x-rays röntgen röntgenfoto röntgenfoto's radiography radiologie radiology
radiation straling stralingsbescherming stralingshygiëne
laboratory lab laboratorium labs
sample samples monster monsters monstername monsteronderzoek sampling
trial trials studie studies studieprotocol klinisch clinical onderzoeken
consent toestemming toestemmingsformulier informed
ethics ethiek metc medisch-ethisch toetsingscommissie
protocol protocollen protocols
exercise exercises oefeningen oefentherapie training
massage massages masseren
skin huid huidverzorging gezichtsbehandeling gezichtsbehandelingen facial facials
nail nails nagel nagels manicure pedicure
makeup make-up visagie visagist
pet pets gezelschapsdieren huisdieren huisdier dierenkliniek dierenarts veterinary dierenartsenpraktijk hond honden kat katten dogs cats paraveterinair
horse horses paard paarden stal stable
cow cows koe koeien melken milking veehouderij dairy
pig pigs varken varkens
rabbit rabbits konijn konijnen knaagdieren rodents
plant plants planten gewas gewassen crop crops
flower flowers bloem bloemen boeket boeketten bouquet bouquets bloemist floristry rouwwerk
tree trees boom bomen snoeien pruning boomverzorging fruitbomen
harvest oogst oogsten plukken picking
greenhouse kas kassen glastuinbouw
lawn gras grasmaaien maaien mowing
pest pests ongedierte plaagdieren plaagdierbeheersing
pupil pupils student students leerling leerlingen scholier scholieren studenten
teach teaching taught lesgeven les lessen lesgegeven lessons onderwijzen doceren docent teacher leraar leerkracht leraren
exam exams examen examens toets toetsen tests assessments tentamen tentamens proefwerk proefwerken
mentor mentorklas mentoraat tutor homeroom klassenmentor
classroom lokaal klaslokaal klas klassen
numeracy rekenen rekenzwakke dyscalculie dyscalculia arithmetic maths wiskunde mathematics
reading lezen leesonderwijs dyslexie dyslexia taalonderwijs literacy
childcare kinderopvang nursery bso creche crèche peuterspeelzaal daycare
sport sports gym gymles beweging lichamelijke fitness
swimming swim zwemmen zwemles zwembad pool lifeguard
choir koor zang zingen singing vocal
piano gitaar guitar instrument instruments instrumenten
theatre theater toneel stage podium
exhibition exhibitions tentoonstelling tentoonstellingen expositie museum musea
book books boek boeken bibliotheek library
archive archives archief archieven archiveren archiving dossier dossiers
research researcher researchers onderzoek onderzoeker onderzoekers
interview interviews interviewen diepte-interviews
survey surveys questionnaire questionnaires vragenlijst vragenlijsten enquête enquêtes
usability gebruiksvriendelijkheid bruikbaarheid gebruikersonderzoek usabilitytest usabilitytests
diary dagboek dagboekstudie dagboekstudies longitudinal longitudinaal
prototype prototypes prototyping
finding findings bevindingen inzichten insights resultaten results
statistics statistical statistiek statistische
data gegevens
dashboard dashboards rapportages monitor
spreadsheet spreadsheets excel draaitabellen
software applicatie applicaties application applications programma's pakket systeem systemen systems
program programme programs programma programmeren programming coding
user users gebruiker gebruikers eindgebruikers
backup backups back-up back-ups
network networks netwerk netwerken switches routers
security beveiliging beveiligen beveiligd surveillance toezicht bewaking guarding
camera cameras camera's cctv cameratoezicht
incident incidents incidenten calamiteiten emergencies emergency noodgevallen
fire brand brandveiligheid brandpreventie brandweer
arrest aanhouding aanhoudingen
hire hired hiring recruitment werven werving recruiting wervings selectie
onboarding inwerken indiensttreding
absence sickness verzuim ziekteverzuim verzuimbegeleiding
salary salaries salaris salarissen loon lonen payroll wages loonadministratie salarisadministratie
leave verlof verlofregistratie
vat btw
tax taxes belasting belastingen fiscaal fiscale
ledger grootboek
bookkeeping bookkeeper boekhouding boekhouden boekhouder administratie
annual jaarrekening jaarrekeningen year-end jaarafsluiting closing afsluiting maandafsluiting month-end
audit audits auditing controle controles
mortgage mortgages hypotheek hypotheken
loan loans lening leningen krediet kredieten credit
claim claims schade schades schadebehandeling
policy beleid beleidsontwikkeling beleidsnota beleidsstukken
regulation regulations regelgeving verordening verordeningen wetgeving compliance
regulated gereguleerd gereguleerde toezichthouder regulator
lawyer lawyers advocaat advocaten advocatuur legal juridisch juridische jurist
notary notaris notariaat notarieel akte akten deeds
court rechtbank zitting zittingen hearings
debt debts schuld schulden schuldhulp schuldhulpverlening
benefit benefits uitkering uitkeringen bijstand
refugee refugees vluchteling vluchtelingen statushouders asielzoekers asylum
homeless daklozen dak- thuislozen opvang shelter
rent rental huur verhuur huurders tenants tenant huurder letting
property vastgoed pand panden real-estate makelaar makelaardij
complaint complaints klacht klachten klachtenafhandeling
agenda agenda's agendabeheer calendar calendars diary scheduling
minutes notulen notuleren verslaglegging
travel reizen reis reisbureau trips flights vluchten tickets
filing dossiervorming archivering administreren
speech toespraken speeches speechen
text texts tekst teksten copy copywriting redactie editing editorial
article articles artikel artikelen blog blogs
campaign campaigns campagne campagnes
brand brands merk merken branding
advert adverts advertising advertentie advertenties ads reclame
audience doelgroep doelgroepen
social-media instagram facebook tiktok linkedin socials
lead leads prospects acquisitie prospecting
account accounts accountmanagement relatiebeheer
target targets doelstelling doelstellingen omzet turnover revenue omzetdoel
supervise supervised supervisor leidinggevende teamleider voorman ploegleider shiftleader charge aansturing leiding leidde boss baas
foreman voorman uitvoerder
board bestuur directie directeuren raad committee commissie commissies
stakeholder stakeholders belanghebbenden partners ketenpartners
workshop workshops werkplaats cursus bijeenkomsten
evaluation evaluations evaluatie evaluaties evalueren
improve improved improvement verbeteren verbetering verbeteringen verbeterd optimaliseren
document documents documentation documentatie documenteren documenten vastleggen
deadline deadlines
night nachtportier nachtwaker
accurate precise nauwkeurig nauwkeurigheid foutloos errors fouten precision zorgvuldig
calm rustig kalm geduld geduldig patient stressbestendig hectisch druk busy
friendly vriendelijk klantvriendelijk gastvrij hospitable sociaal hartelijk
share shared sharing delen gedeeld gezamenlijk gezamenlijke joint samen together
teamwork samenwerken samenwerking teamspeler collaborate collaborated collaboration
knit knitting breien haken crochet
sew tailoring kleding coupeuse clothes garments confectie zomen hemming
leather leer lederen
upholstery stofferen stoffering meubelstoffering
jewellery jewelry sieraden goudsmid goldsmith
ceramic ceramics pottery keramiek
print printing drukwerk drukken drukkerij
mould moulding spuitgieten matrijs matrijzen
grinding slijpen
turning draaien draaibank lathe
milling frezen freesbank freesmachine
sheet plaatwerk plaatbewerking zetten kanten
production productie productielijn fabriek factory line
packaging verpakkingsmachine verpakkingslijn
chemical chemicals chemie chemische chemicaliën
clean-room cleanroom
drone drones
recycling recyclen afvalverwerking milieustraat
energy energie electricity elektriciteit
water drinkwater waterzuivering sewage riool riolering
boring drilling boren boorwerk
coating spuiten lakken spuitwerk lakwerk spraying
key keys sleutel sleutels
funeral uitvaart uitvaarten begrafenis crematie
church kerk parochie
interpreter tolk tolken interpreting
`;
