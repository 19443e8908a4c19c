/** Moving, serving, teaching, growing, cleaning. "This service uses the ESCO classification of the European Commission." */
export const logistics = `
Logistics; logistiek; logistics management; logistieke processen; logistic; logistieke ervaring; logistiek proces
Warehousing; magazijn; magazijnwerk; warehouse work; magazijnwerkzaamheden; warehouse; magazijnervaring; warehouse operations; stores
Warehouse management; magazijnbeheer; warehousemanagement
Order picking; orderpicken; order pick; orders verzamelen; orders picken; orderpicking; orderverzamelen; picking; pick and pack; pick & pack; order picken
Packing; orders inpakken; verzendklaar maken; pakketten inpakken; shipping and packing; inpakken van orders
Loading and unloading; laden en lossen; vrachtwagens laden; loading trucks; lossen; laden; unloading
Goods receipt; goederenontvangst; inslag; receiving; goederen ontvangen; ontvangst goederen; shipping and receiving; shipping & receiving; binnenkomende goederen; inbound
Shipping; expeditie; verzending; dispatch; uitslag; verzenden; dispatching; outbound; shipments; shipping documents
Forklift driving; heftruck; heftruckchauffeur; forklift; fork lift; heftruck rijden; forklift operation; vorkheftruck; forklift operator
Reach truck driving; reachtruck; reach truck; reachtruck rijden ~ Forklift driving
Electric pallet truck; ept; elektrische pallettruck; pallet jack; palletwagen; pompwagen ~ Forklift driving
Stacker; stapelaar; combitruck; hoogbouwtruck; smallegangentruck ~ Reach truck driving
RF scanning; rf-scanner; handscanner; scanners; barcode scanning; rf scanner; hand scanner; barcode scanner
Voice picking; pick by voice; pick-by-voice; voicepicken > Order picking
Inventory management; voorraadbeheer; stock management; inventory control; voorraadcontrole; voorraadadministratie; stock control; inventory; inventaris; cyclustelling; cycle counting; voorraad; stock; inventarisatie; inventory counts; cycle counts
Supply chain management; supply chain; supply-chain; ketenbeheer; supply chain planning; scm
Demand planning; vraagplanning; demand forecasting
?S&OP; sales and operations planning; sales & operations planning > Demand planning
Vendor managed inventory; !VMI
Material planning; materiaalplanning; materials management; material management
MRP; material requirements planning; mrp ii > Material planning
Transport planning; transportplanning; ritplanning; route planning; routeplanning; ritten plannen; transport management; planning transport; transportmanagement; vervoersplanning
Truck driving; vrachtwagen rijden; vrachtwagenchauffeur; chauffeur ce; trucking; truck driver; vrachtwagen; internationaal transport; cdl driving
Delivery driving; bezorgen; pakketbezorging; koerier; bezorging; delivery; courier; koeriersdienst; delivery driver; pakketten bezorgen
Passenger transport; personenvervoer; taxi; bus rijden; busvervoer; taxivervoer; doelgroepenvervoer; touringcar
Customs; douane; douaneformaliteiten; customs clearance; douaneaangiften; customs declarations; customs regulations; douanewetgeving
NCTS > Customs
AEO; authorised economic operator > Customs
CMR waybill; cmr-vrachtbrief; cmr vrachtbrief; cmr-vrachtbrieven
IATA DGR; iata dangerous goods regulations; dgr regulations > ADR transport
ISPS code; isps
TAPA FSR; tapa-eisen; tapa certified; tapa certification; tapa tsr
Freight forwarding; expeditie internationaal; forwarding; freight; zee- en luchtvracht; bill of lading
Incoterms
Distribution; distributie; distribution management; distributiecentrum; distribution center
Fleet management; wagenparkbeheer; fleetmanagement; wagenpark; vehicle fleet; vlootbeheer
Returns handling; retouren; !RETURNS; retourverwerking; reverse logistics
Cross-docking; cross docking; cross-dock
Cold chain; koelketen; reefer; reefers; koelwagen; koelwagens; koeltransport; koelvries; koel-vries; koel- en vriestransport; temperature-controlled; temperature controlled; gekoeld transport; geconditioneerd transport; frigo; refrigerated transport; chilled transport; vries; cold storage; gekoelde producten
Last mile delivery; last-mile; last mile
Port operations; havenlogistiek; terminal operations; containerterminal; stevedoring; haven
Rail transport; spoorvervoer; treinmachinist; railvervoer
Shipping (maritime); scheepvaart; binnenvaart; maritime; maritiem; zeevaart; seamanship; binnenvaartschipper
Lashing and securing loads; lading zekeren; ladingzekering; load securing; sjorren
Moving services; verhuizen; verhuiswerk; furniture moving; verhuizer
Waste collection; afvalinzameling; afvalverwerking; waste management; recycling; afvalbeheer; vuilnis
Planning software; planningssoftware; planningssysteem; planningssystemen
ADR transport; gevaarlijke stoffen; dangerous goods; hazardous materials; hazmat; adr-vervoer
Tachograph rules; tachograaf; rij- en rusttijden; rijtijdenwet; digitale tachograaf
`;
export const hospitality = `
Cooking; koken; kookervaring; food preparation; voedselbereiding; keukenwerk; culinary; culinair; food prep; kitchen work; culinary arts; mise en place; warme kant; koude kant; line cooking; grill; cooking techniques
Baking; brood bakken; bakery; bakkerij; broodbakken; bread baking; brood en banket
Desserts and pastry; patisserie; pastry; pastries; banketbakken; cake decorating; banket; patissier; desserts; nagerechten ~ Baking
Butchery; slagerij; uitbenen; vlees snijden; meat cutting; slagersvak; vleesverwerking
Menu planning; menukaart; menu samenstellen; menu development; menu design; recipe development; menukaarten; menus
Food service; bediening; serveren; waiting tables; table service; waitress; uitserveren; gasten bedienen; fine dining; bediening van gasten; serving; food and beverage service; restaurant server
Bar service; barwerk; bartending; cocktails; tappen; bar; cocktails maken; mixology; bartender
Barista skills; barista; koffie zetten; espresso; latte art; coffee making
Wine knowledge; wijnkennis; sommelier; wijn; wine pairing; wines
Hosting guests; gastvrijheid; gastheerschap; hospitality; gastvrij; guest services; guest relations; hosting; gastgerichtheid; hospitality industry; guest service
Hotel front desk; hotelreceptie; check-in; hotel reception; front office hotel; hotel operations
Housekeeping; kamers schoonmaken; hotel housekeeping; room cleaning; kamerschoonmaak
Catering; bedrijfscatering; banqueting; catering services; banquets; partycatering; banquet; contractcatering
Restaurant management; restaurantmanagement; horecamanagement; restaurant operations; food and beverage management; f&b management; horeca; restaurant; f&b; food & beverage; bar management; food and beverage
Kitchen management; keukenbeheer; keukenmanagement; kitchen operations; keukenbrigade; kitchen staff; back of house
Food cost control; foodcost; inkoop keuken; food costing; portion control; food cost
Food hygiene; hygienecode; voedselhygiene; kitchen hygiene; sanitation; food sanitation
Dishwashing; afwassen; spoelkeuken; dish washing
Travel agency work; reisbureau; reisadvies; tourism; toerisme; travel consulting
Tour guiding; rondleidingen; gids; tour guide; reisleiding
Event catering; festivals; partyservice
Leisure and recreation; recreatie; vrijetijd; recreation; animatieteam; leisure
Revenue management; yield management; revenue manager
Cleaning; schoonmaken; schoonmaak; schoonmaakwerkzaamheden; janitorial; schoonmaakwerk; sanitair schoonmaken; interieurverzorging; custodial; cleaning services
Industrial cleaning; industriele reiniging; industrieel reinigen; specialistische reiniging; hogedrukreiniging
Window cleaning; glazenwassen; glasbewassing; glazenwasser
Laundry; wasserij; textielreiniging; ironing; strijken; wassen en strijken
Hairdressing; kappersvak; haren knippen; knippen; hair styling; hair coloring; haarverzorging; cosmetology; kapper; hair cutting; haarkleuren
Beauty treatments; schoonheidsbehandelingen; gezichtsbehandelingen; skin care; huidverzorging; schoonheidsverzorging; facials; esthetician; gezichtsbehandeling; facial
Permanent make-up; permanente make-up; permanent makeup; microblading; pmu
Make-up; makeup; visagie; bruidsmake-up; bridal make-up ~ Beauty treatments
Nail care; manicure; nagelstyling; nagelverzorging; gellak; acrylnagels; gel nails; acrylic nails ~ Beauty treatments
Waxing and hair removal; waxing; harsen; ontharen; ontharing; hair removal; laserontharing ~ Beauty treatments
Floristry; bloemschikken; bloemist; bloemen binden; boeketten; floral design
`;
export const education = `
Teaching; lesgeven; onderwijs geven; les geven; lessen geven; onderwijzen; classroom teaching; instruction; teaching experience; doceren; instructing; onderwijservaring
Primary education; basisonderwijs; primair onderwijs; elementary education; elementary school; primary school; basisschool; grade school
Secondary education; voortgezet onderwijs; high school teaching; middelbare school; middle school; secondary school; vmbo-onderwijs
Vocational education; beroepsonderwijs; mbo-onderwijs; vocational training; praktijkonderwijs; mbo onderwijs
Higher education; hoger onderwijs; university teaching; hbo-onderwijs; hoger beroepsonderwijs; college teaching
Special education; speciaal onderwijs; special needs; passend onderwijs; special needs education; iep; individualized education; leerlingen met speciale behoeften
Early childhood education; voorschoolse educatie; vve; preschool; early childhood; peuters en kleuters; kleuters; kindergarten; early childhood development; jonge kinderen
Adult education; volwasseneneducatie; volwassenenonderwijs
Lesson planning; lesvoorbereiding; lesson plans; lesprogramma; lessen voorbereiden; lesplannen; lessen ontwerpen
Curriculum development; curriculumontwikkeling; leerplanontwikkeling; curriculum design; lesmateriaal ontwikkelen; lesmateriaal; curriculum; instructional design; onderwijsontwikkeling; leerplan
Classroom management; klassenmanagement; orde houden; class management
Pedagogy; pedagogiek; pedagogische vaardigheden; pedagogisch; pedagogisch klimaat; orthopedagogiek; didactiek; didactische vaardigheden; pedagogisch-didactisch; didactisch; pedagogisch-didactische
Student assessment; !TOETSEN; examineren; toetsing; !GRADING; student evaluation; examinering; toetsen ontwikkelen; formatief handelen; student assessments
Tutoring; bijles; huiswerkbegeleiding; bijles geven; tutor
Student guidance; leerlingbegeleiding; studentbegeleiding; mentoraat; student counseling; studieloopbaanbegeleiding; academic advising; slb; studieadvies
Remedial teaching; interne begeleiding; intern begeleider; rt; leerproblemen
E-learning; elearning; online learning; e learning; blended learning; online lesgeven; digitaal leren; distance learning
Language teaching; taalonderwijs; taalles; teaching english; inburgering
NT2; nt2-onderwijs; nt2-lessen; nederlands als tweede taal > Language teaching
ESL; english as a second language; efl; english as a foreign language > Language teaching
Kanjertraining; kanjermethode > Classroom management
Rots en Water; rots & water
KiVa; kiva-school
Positive Behaviour Support; positive behavior support; swpbs; pbs-school > Classroom management
Explicit direct instruction; expliciete directe instructie; edi-model; edi-lesmodel; directe instructie > Lesson planning
Montessori; montessorionderwijs
Jenaplan; jenaplanonderwijs
Dalton education; daltononderwijs
Mathematics; wiskunde; rekenen; maths; calculus; algebra; geometry
Physics; natuurkunde
Biology; biologie; life sciences
Geography; aardrijkskunde
History; geschiedenis
Physical education; lichamelijke opvoeding; bewegingsonderwijs; gymles; sport en bewegen
Parent communication; oudergesprekken; oudercontact; parent conferences; contact met ouders; parent-teacher conferences
School administration; schooladministratie; schoolleiding; school management; onderwijsmanagement; educational leadership
Teaching assistance; onderwijsondersteuning; onderwijsassistentie; klassenassistent; teaching assistant; klassenondersteuning
Play-based learning; spelbegeleiding; spelend leren; play activities; activiteiten met kinderen; knutselen
Driving instruction; rijles; rijinstructie; rijinstructeur; driving lessons
Literacy teaching; leesonderwijs; taalontwikkeling; reading instruction; literacy; guided reading; phonics
STEM education; techniekonderwijs; !STEM; stem-onderwijs; stem-vakken
`;
export const nature = `
Agriculture; landbouw; agrarisch; farming; agrarische sector; akkerbouw; crop production; boerenbedrijf; crops; agricultural; farm
Horticulture; tuinbouw; kassen; glastuinbouw; sierteelt; kwekerij; plant production; plant propagation; nursery plants; greenhouses; greenhouse horticulture
Livestock farming; veehouderij; veeteelt; melkvee; dairy farming; varkenshouderij; pluimvee; livestock; melken; cattle; poultry; animal husbandry; vee
Crop protection; gewasbescherming; pest control; pesticide application; plaagdierbestrijding; ongediertebestrijding
Tractor driving; trekker rijden; tractor; landbouwmachines; agricultural machinery; loonwerk; farm equipment; tractor rijden
Irrigation; beregening; irrigation systems
Soil science; bodemkunde; soil; bemesting; soil sampling; soil testing; bodemonderzoek
Forestry; bosbouw; bosbeheer; boomverzorging; tree care; arboriculture; snoeien; bomen; natuurbeheer; wildlife management; pruning
Fishing; visserij; aquaculture; viskwekerij
Environmental science; milieukunde; environmental; milieu; milieuwetenschappen; ecology; ecologie; environmental monitoring; milieuwetgeving
Water management; waterbeheer; waterschap; hydrology; hydrologie
Animal science; dierwetenschappen; zoology; animal behavior; animal nutrition
Food production; voedselproductie; food manufacturing
Equestrian; paarden; horses; paardensport; horse care
Greenkeeping; sportvelden onderhouden; grasonderhoud; turf management; maaien
`;
export const certificate = `
BIG registration; big-registratie; big registratie; big-geregistreerd; big geregistreerd; !BIG; big-register; geregistreerd in het big
SKJ registration; skj-registratie; !SKJ; skj registratie; skj-geregistreerd
Registered nurse licence; rn license; registered nurse license; rn licensure
NMC registration; nmc pin; nmc registered ~ Registered nurse licence
Licensed practical nurse; lpn; lpn license
Certified nursing assistant; cna; cna certification
BLS; basic life support; bls certified; bls-certificaat; bls certificate
First aid; ehbo; eerste hulp; first-aid; ehbo-diploma; first aid certificate
CPR; reanimatie; cpr certified; reanimatiecertificaat; cpr certificate; cardiopulmonary resuscitation; reanimatie en aed; cpr/aed
Child first aid; kinder-ehbo; kinder ehbo; kinderehbo; eerste hulp bij kinderen; ehbo bij kinderen; paediatric first aid; pediatric first aid > First aid
Certificate of conduct; vog; verklaring omtrent gedrag; verklaring omtrent het gedrag; certificate of good conduct
DBS check; enhanced dbs; dbs certificate; dbs cleared
Background check; background checks
Driving licence B; rijbewijs b; licence b; license b; driving licence; driving license; driver's license; driver's licence; drivers license; rijbewijs; rijbewijs categorie b; full driving licence; valid driver's license; auto rijbewijs; autorijbewijs; driver license; category b licence; licence category b; class b licence; driving permit; full uk licence; clean licence
Driving licence BE; rijbewijs be; rijbewijs b/e; rijbewijs b en be > Driving licence B
Driving licence T; trekkerrijbewijs; rijbewijs t; tractor rijbewijs
EPT certificate; ept-certificaat; ept certificaat > Electric pallet truck
Aerial platform certificate; hoogwerkercertificaat; hoogwerker certificaat > Aerial work platform
NEN 3140 WV; werkverantwoordelijke nen 3140; nen 3140 wv > NEN 3140 certificate
Security licence; beveiligingspas; diploma beveiliger; beveiligingsdiploma; wpbr-pas; grijze pas; beveiliger 2; beveiliger niveau 2; svpb-diploma; svpb diploma; grijze beveiligingspas; beveiligerspas > Trainee security pass
SIA licence; sia door supervisor; sia badge; sia license
Guard card; guard card license
Security clearance; veiligheidsonderzoek; screening
VGB clearance; vgb; verklaring van geen bezwaar > Security clearance
AIVD screening; aivd-screening > Security clearance
Secret clearance > Security clearance
Top secret clearance; top secret; ts/sci > Secret clearance, Security clearance
Social hygiene certificate; sociale hygiene diploma; verklaring sociale hygiëne; svh sociale hygiene; verklaring sociale hygiene; sociale hygiene; sociale hygiëne
Wft Basis; wft-basis; !Wft; wft diploma; wft; wft diploma's
Wft Schade; wft schade particulier; wft-schade > Wft Basis
Wft Hypotheken; wft hypothecair krediet; wft hypothecair; wft-hypothecair > Wft Basis
Wft Vermogen; wft-vermogen > Wft Basis
Wft Inkomen; wft-inkomen > Wft Basis
CPA; certified public accountant; c.p.a. > Accounting
RA (registeraccountant); registeraccountant; !RA; registered accountant > Auditing
AA (accountant-administratieconsulent); accountant-administratieconsulent; aa-accountant > Accounting
RB (registerbelastingadviseur); registerbelastingadviseur; !RB; register belastingadviseur > Tax
Register controller; ?RC; registercontroller > Controlling
CFA; chartered financial analyst; cfa level > Investments
ACCA; chartered certified accountant > Accounting
Chartered accountant; chartered accountants > Accounting, Auditing
CIA (internal auditor); certified internal auditor > Auditing
PDB; praktijkdiploma boekhouden; pdb boekhouden > Accounting
MBA (moderne bedrijfsadministratie); moderne bedrijfsadministratie; mba moderne bedrijfsadministratie > Accounting
SPD Bedrijfsadministratie; spd; staatspraktijkdiploma > Accounting
BKL; basiskennis loonadministratie; loonadministratie bkl > Payroll
PDL; praktijkdiploma loonadministratie > BKL, Payroll
VPS certificate; !VPS; vakopleiding payroll services > Payroll
NEVI > Procurement
CIPS; chartered institute of procurement > Procurement
NEVI 1; nevi-1 > NEVI, Procurement
NEVI 2; nevi-2; nevi 1 en 2; nevi 1 and 2 > NEVI 1
CISSP > Information security
CISM; certified information security manager > Information security
CEH; certified ethical hacker > Penetration testing
CompTIA Security+; security+ certification > Information security, CompTIA certification
CCNA; cisco certified network associate > Cisco, Networking
CCNP; cisco certified network professional > CCNA
MCSE; microsoft certified systems engineer; microsoft certified solutions expert > MCSA, Windows Server
MCSA; microsoft certified solutions associate; microsoft certified systems administrator > Windows Server
AWS certification; aws certified; aws certified developer > AWS
Azure certification; azure certified > Azure
Google Cloud certification; google cloud certified > Google Cloud
CKA; certified kubernetes administrator > Kubernetes
CKAD > Kubernetes
Scrum Master certification; scrum master certified > Scrum
Professional Scrum Master I; psm i; psm; psm-1; psm 1; professional scrum master > Scrum Master certification, Scrum
Certified Scrum Master; csm; certified scrummaster > Scrum Master certification, Scrum
Product Owner certification; product owner certification; certified product owner > Scrum
Professional Scrum Product Owner I; pspo i; pspo; pspo-1; pspo 1; professional scrum product owner > Product Owner certification, Scrum
Certified Scrum Product Owner; cspo > Product Owner certification, Scrum
ITIL Foundation; itil foundation certified; itil foundation v3; itil v3 foundation; itil 4 foundation; itil v4 foundation; itil foundation v4; itil certified > ITIL
ISTQB; istqb foundation; istqb certified > Software testing
TMap certification; tmap certified > TMap
PMP certification; pmp certified > PMP
PRINCE2 Foundation; prince2 certified; prince2 certification; prince2-certificaat; prince2 certificaat; prince2 foundation > PRINCE2
Six Sigma Green Belt; green belt; lean six sigma green belt; greenbelt > Six Sigma, Lean Six Sigma
Six Sigma Black Belt; black belt; lean six sigma black belt; blackbelt > Six Sigma Green Belt
Yellow Belt; yellow belt; lean yellow belt; lean six sigma yellow belt > Lean
SHRM > HR advice
SHRM-CP > SHRM
SHRM-SCP > SHRM-CP
PHR; professional in human resources > HR advice
SPHR; senior professional in human resources > PHR, HR advice
CIPD; chartered institute of personnel and development > HR advice
Good clinical practice; gcp certificate; gcp certificaat; ich-gcp; ich gcp; brok; ebrok; brok certificate; gcp training; good clinical practice; gcp clinical
Teaching qualification; onderwijsbevoegdheid; lesbevoegdheid; bevoegdheid; teaching license; teaching certificate; teaching credential; teacher certification
PABO; pabo-diploma; lerarenopleiding basisonderwijs > Teaching qualification
QTS; qualified teacher status > Teaching qualification
PGCE > Teaching qualification
Second-degree teaching qualification; tweedegraads; 2e graads; tweedegraads bevoegdheid; tweedegraads lerarenopleiding; 2e graad > Teaching qualification
First-degree teaching qualification; eerstegraads; 1e graads; eerstegraads bevoegdheid; eerstegraads lerarenopleiding; 1e graad > Second-degree teaching qualification, Teaching qualification
BKO; basiskwalificatie onderwijs
BDB; basiskwalificatie didactische bekwaamheid; didactische aantekening; basis didactische bekwaamheid
PDG; pedagogisch didactisch getuigschrift > Teaching qualification
TEFL certificate; tefl; tesol; celta
Taxi licence; chauffeurskaart; taxipas; taxidiploma
Salesforce certification; salesforce certified; salesforce administrator certified > Salesforce
SAP certification; sap certified > SAP
Google Ads certification; google ads certified > SEA
DELF
DALF > DELF
Goethe-Zertifikat; goethe zertifikat
Cambridge English; cambridge certificate; cambridge advanced; cambridge proficiency; cambridge first certificate
IELTS
TOEFL
NT2 state exam; staatsexamen nt2; nt2-diploma
Kraam registration; kckz; kckz-registratie
Kwaliteitsregister V&V; kwaliteitsregister v&v; v&vn register; v&vn
RYA; rya yachtmaster; rya powerboat
RBT; registered behavior technician > Applied behaviour analysis
BCBA; board certified behavior analyst > Applied behaviour analysis
Bar admission; attorney; admitted to the bar; beedigd advocaat; beëdigd advocaat; beroepsopleiding advocatuur; advocatenopleiding
GZ-psycholoog registration; gz-registratie; gz-psycholoog registratie
Hairdresser licence; cosmetology license; barber license
Real estate licence; real estate license; makelaar rm
NVM membership; nvm-makelaar; nvm makelaar > Real estate licence
VastgoedCert; vastgoedcert-registratie
Insurance licence; insurance license; life and health license; property and casualty license
Series 7
Series 63; finra series 63
Series 66; finra series 66
Notary public; notary
`;
