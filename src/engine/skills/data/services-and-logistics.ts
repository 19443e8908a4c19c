/** Moving, serving, teaching, growing, cleaning. "This service uses the ESCO classification of the European Commission." */
export const logistics = `
Logistics; logistiek; logistics management; logistieke processen; logistic; logistieke ervaring; logistiek proces
Warehousing; magazijn; magazijnwerk; warehouse work; magazijnwerkzaamheden; warehouse; magazijnervaring; warehouse operations; stores
Warehouse management; magazijnbeheer; warehousemanagement; wms; warehouse management system; magazijnbeheersysteem; warehouse management systems
Order picking; orderpicken; order pick; orders verzamelen; orders picken; orderpicking; orderverzamelen; picking; pick and pack; pick & pack; order picken
Packing; orders inpakken; verzendklaar maken; pakketten inpakken; shipping and packing; inpakken van orders
Loading and unloading; laden en lossen; vrachtwagens laden; loading trucks; lossen; laden; unloading
Goods receipt; goederenontvangst; inslag; receiving; goederen ontvangen; ontvangst goederen; shipping and receiving; shipping & receiving; binnenkomende goederen; inbound
Shipping; expeditie; verzending; dispatch; uitslag; verzenden; dispatching; outbound; shipments; shipping documents
Forklift driving; heftruck; heftruckchauffeur; forklift; fork lift; heftruck rijden; forklift operation; vorkheftruck; forklift operator
Reach truck driving; reachtruck; reach truck; reachtruck rijden ~ Forklift driving
Electric pallet truck; ept; elektrische pallettruck; pallet jack; palletwagen; pompwagen ~ Forklift driving
Stacker; stapelaar; combitruck; hoogbouwtruck; smallegangentruck ~ Reach truck driving
RF scanning; rf-scanner; handscanner; scanners; barcode scanning; rf scanner; voice picking; hand scanner; barcode scanner
Inventory management; voorraadbeheer; stock management; inventory control; voorraadcontrole; voorraadadministratie; stock control; inventory; inventaris; cyclustelling; cycle counting; voorraad; stock; inventarisatie; inventory counts; cycle counts
Supply chain management; supply chain; supply-chain; ketenbeheer; supply chain planning; scm
Demand planning; vraagplanning; demand forecasting; ?S&OP; sales and operations planning
Material planning; materiaalplanning; mrp; material requirements planning; materials management; material management
Transport planning; transportplanning; ritplanning; route planning; routeplanning; ritten plannen; transport management; tms; planning transport; transportmanagement; vervoersplanning
Truck driving; vrachtwagen rijden; vrachtwagenchauffeur; chauffeur ce; trucking; truck driver; vrachtwagen; internationaal transport; cdl driving
Delivery driving; bezorgen; pakketbezorging; koerier; bezorging; delivery; courier; koeriersdienst; delivery driver; pakketten bezorgen
Passenger transport; personenvervoer; taxi; bus rijden; busvervoer; taxivervoer; doelgroepenvervoer; touringcar
Customs; douane; douaneformaliteiten; customs clearance; douaneaangiften; customs declarations; customs regulations; douanewetgeving
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
Hotel reservation systems; opera pms; pms; reservations; reserveringen; reserveringssysteem; hotel software; fidelio; micros; mews; booking systems
Housekeeping; kamers schoonmaken; hotel housekeeping; room cleaning; kamerschoonmaak
Catering; bedrijfscatering; banqueting; catering services; banquets; partycatering; banquet; contractcatering
Restaurant management; restaurantmanagement; horecamanagement; restaurant operations; food and beverage management; f&b management; horeca; restaurant; f&b; food & beverage; bar management; food and beverage
Kitchen management; keukenbeheer; keukenmanagement; kitchen operations; keukenbrigade; kitchen staff; back of house
Food cost control; foodcost; inkoop keuken; food costing; portion control; food cost
Food hygiene; hygienecode; voedselhygiene; sociale hygiene; sociale hygiëne; kitchen hygiene; sanitation; food sanitation
Dishwashing; afwassen; spoelkeuken; dish washing
Travel agency work; reisbureau; reisadvies; tourism; toerisme; travel consulting; amadeus; galileo; sabre
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
Learning management systems; lms; moodle; blackboard; canvas lms; magister; somtoday; parnassys; brightspace
Language teaching; taalonderwijs; nt2; esl; taalles; english as a second language; teaching english; efl; tefl; nt2-onderwijs; inburgering
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
STEM education; techniekonderwijs; stem
`;
export const nature = `
Agriculture; landbouw; agrarisch; farming; agrarische sector; akkerbouw; crop production; boerenbedrijf; crops; agricultural; farm
Horticulture; tuinbouw; kassen; glastuinbouw; greenhouse; sierteelt; kwekerij; plant production; plant propagation; nursery plants
Livestock farming; veehouderij; veeteelt; melkvee; dairy farming; varkenshouderij; pluimvee; livestock; melken; cattle; poultry; animal husbandry; vee
Crop protection; gewasbescherming; spuitlicentie; pest control; pesticide application; plaagdierbestrijding; ongediertebestrijding
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
Registered nurse licence; rn license; registered nurse license; licensed practical nurse; lpn; certified nursing assistant; cna; nmc registration; nmc pin; rn licensure
BLS; basic life support; bls certified; bls-certificaat; bls certificate
First aid; ehbo; eerste hulp; first-aid; cpr; reanimatie; ehbo-diploma; first aid certificate; cpr certified; first aid/cpr; kinder-ehbo; reanimatiecertificaat
Certificate of conduct; vog; verklaring omtrent gedrag; verklaring omtrent het gedrag; dbs check; background check; certificate of good conduct
Driving licence B; rijbewijs b; licence b; license b; driving licence; driving license; driver's license; driver's licence; drivers license; rijbewijs; rijbewijs categorie b; full driving licence; valid driver's license; auto rijbewijs; autorijbewijs; driver license; category b licence; licence category b; licence b; class b licence; driving permit; full uk licence; clean licence
Driving licence BE; rijbewijs be; rijbewijs b/e; rijbewijs b en be > Driving licence B
Driving licence T; trekkerrijbewijs; rijbewijs t; tractor rijbewijs
EPT certificate; ept-certificaat; ept certificaat > Electric pallet truck
Aerial platform certificate; hoogwerkercertificaat; hoogwerker certificaat; ipaf > Aerial work platform
NEN 3140 WV; werkverantwoordelijke nen 3140; nen 3140 wv > NEN 3140 certificate
Security licence; beveiligingspas; diploma beveiliger; beveiligingsdiploma; wpbr-pas; sia licence; guard card; grijze pas; beveiliger 2; beveiliger niveau 2; svpb-diploma; svpb diploma; grijze beveiligingspas; beveiligerspas; sia door supervisor; sia badge; sia license > Trainee security pass
Security clearance; veiligheidsonderzoek; vgb; aivd-screening; secret clearance; top secret; screening; ts/sci
Social hygiene certificate; sociale hygiene diploma; verklaring sociale hygiëne; svh sociale hygiene; verklaring sociale hygiene; svh
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
ACCA; chartered accountant; cima; chartered certified accountant > Accounting
CIA (internal auditor); certified internal auditor > Auditing
PDB; praktijkdiploma boekhouden; pdb boekhouden > Accounting
MBA (moderne bedrijfsadministratie); moderne bedrijfsadministratie; spd; spd bedrijfsadministratie; mba moderne bedrijfsadministratie > Accounting
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
CompTIA Security+; security+ certification; comptia > Information security
CCNA; cisco certified network associate > Cisco, Networking
CCNP; cisco certified network professional > CCNA
MCSE; microsoft certified systems engineer; microsoft certified solutions expert > MCSA, Windows Server
MCSA; microsoft certified solutions associate; microsoft certified systems administrator > Windows Server
AWS certification; aws certified; aws certified developer > AWS
Azure certification; azure certified > Azure
Google Cloud certification; google cloud certified > Google Cloud
CKA; certified kubernetes administrator > Kubernetes
CKAD > Kubernetes
Scrum Master certification; psm; psm i; psm-1; csm; certified scrum master; professional scrum master; psm 1; scrum master certified > Scrum
Product Owner certification; pspo; cspo; certified scrum product owner > Scrum
ITIL Foundation; itil foundation certified; itil foundation v3; itil v3 foundation; itil 4 foundation; itil v4 foundation; itil foundation v4; itil certified > ITIL
ISTQB; istqb foundation; istqb certified > Software testing
TMap certification; tmap certified > TMap
PMP certification; pmp certified > PMP
PRINCE2 Foundation; prince2 certified; prince2 certification; prince2-certificaat; prince2 certificaat; prince2 foundation > PRINCE2
Six Sigma Green Belt; green belt; lean six sigma green belt; greenbelt > Six Sigma
Six Sigma Black Belt; black belt; lean six sigma black belt; blackbelt > Six Sigma Green Belt
Yellow Belt; yellow belt; lean yellow belt > Lean manufacturing
SHRM; shrm-cp; shrm-scp > HR advice
PHR; professional in human resources > HR advice
SPHR; senior professional in human resources > PHR, HR advice
CIPD; chartered institute of personnel and development > HR advice
Good clinical practice; gcp certificate; gcp certificaat; ich-gcp; ich gcp; brok; ebrok; brok certificate; gcp training
Teaching qualification; onderwijsbevoegdheid; lesbevoegdheid; bevoegdheid; pabo; teaching license; teaching certificate; qts; qualified teacher status; pgce; teaching credential; pabo-diploma; teacher certification
Second-degree teaching qualification; tweedegraads; 2e graads; tweedegraads bevoegdheid; tweedegraads lerarenopleiding; 2e graad > Teaching qualification
First-degree teaching qualification; eerstegraads; 1e graads; eerstegraads bevoegdheid; eerstegraads lerarenopleiding; 1e graad > Second-degree teaching qualification, Teaching qualification
BKO; basiskwalificatie onderwijs; bdb; didactische aantekening; pdg; pedagogisch didactisch getuigschrift
Taxi licence; chauffeurskaart; taxipas; taxidiploma
Salesforce certification; salesforce certified; salesforce administrator certified > Salesforce
SAP certification; sap certified > SAP
Google Ads certification; google ads certified; google certified > SEA
DELF; cambridge certificate; ielts; toefl; staatsexamen nt2; cambridge english
Kraam registration; kckz; kckz-registratie
Kwaliteitsregister V&V; kwaliteitsregister v&v; v&vn register; v&vn
RYA; rbt; bcba
Bar admission; attorney; admitted to the bar; beedigd advocaat; beëdigd advocaat; beroepsopleiding advocatuur; advocatenopleiding
GZ-psycholoog registration; gz-registratie; gz-psycholoog registratie
Hairdresser licence; cosmetology license; barber license
Real estate licence; real estate license; makelaar rm; nvm-makelaar; vastgoedcert; rt taxateur
Insurance licence; insurance license; life and health license; property and casualty license
Series 7; series 63; series 66; finra series
Notary public; notary
`;
