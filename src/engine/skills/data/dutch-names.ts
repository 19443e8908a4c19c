/** What a skill is called in Dutch where the lexicon's own name is English, each an alias of it. Products and papers keep their names. */
export const dutchNames = `
3D modelling; 3d-modelleren
ADR certificate; adr-certificaat
APK certificate; apk-bevoegdheid
Accounting; boekhouden
Accounts payable; crediteurenadministratie
Accounts receivable; debiteurenadministratie
Actuarial science; actuariaat
Addiction care; verslavingszorg
Administrative law; bestuursrecht
Adult education; volwasseneneducatie
Advertising; adverteren
Aerial platform certificate; hoogwerkercertificaat
Agriculture; landbouw
Aircraft maintenance; vliegtuigtechniek
Animation; animatie
Architecture (buildings); architectuur
Art education; kunsteducatie
Asphalting; asfalteren
Assembly; assembleren
Automotive repair; autotechniek
Automotive sales; autoverkoop
Aviation; luchtvaart
B2B sales; zakelijke verkoop
BHV certificate; bhv-certificaat
BIG registration; BIG-registratie
Baking; brood bakken
Banking; bankwezen
Bankruptcy law; insolventierecht
Bearings and drives; aandrijftechniek
Beauty treatments; schoonheidsbehandelingen
Bicycle repair; fietsreparatie
Inland boat licence; vaarbewijs
Body repair; schadeherstel
Bricklaying; metselen
Budgeting; budgetteren
Building automation; gebouwbeheersystemen
Butchery; slagerij
Care planning; zorgplannen
Career counselling; loopbaanadvies
Carpentry; timmeren
Cash register; kassawerkzaamheden
Catheterisation; katheteriseren
Civil affairs; burgerzaken
Civil engineering; civiele techniek
Civil law; civiel recht
Classroom management; orde houden
Cleaning; schoonmaken
Cold chain; koelketen
Commercial construction; utiliteitsbouw
Commissioning; inbedrijfstellen
Communication skills; communicatieve vaardigheden
Compensation and benefits; arbeidsvoorwaarden
Complaint handling; klachten afhandelen
Computer skills; computervaardigheden
Consolidation; consolidatie
Construction safety; veilig werken op de bouw
Consulting; adviseren
Contract law; contractenrecht
Contract management; contractbeheer
Control engineering; regeltechniek
Conversion optimisation; conversieoptimalisatie
Cooking; koken
Copywriting; tekstschrijven
Corporate law; ondernemingsrecht
Corrective maintenance; storingen verhelpen
Cost estimating; calculeren
Creativity; creatief denken
Credit management; kredietbeheer
Criminal law; strafrecht
Customer orientation; klantgerichtheid
Customer service; service aan klanten
Data entry; gegevensinvoer
De-escalation; de-escaleren
Debt collection; invorderen
Delivery driving; bezorgen
Dementia care; dementiezorg
Demolition; slopen
Diary management; agendabeheer
Disability care; gehandicaptenzorg
Dishwashing; afwassen
Driving instruction; rijles
Driving licence B; rijbewijs B
Driving licence BE; rijbewijs BE
Driving licence C; rijbewijs C
Driving licence CE; rijbewijs CE
Driving licence D; rijbewijs D
Driving licence T; trekkerrijbewijs
EV charging; laadpalen
Early childhood education; voorschoolse educatie
Earthworks; grondwerkzaamheden
Elderly care; ouderenzorg
Electric pallet truck; elektrische pallettruck
Electrical engineering; elektrotechniek
Emergency care; spoedeisende hulp
Employee relations; arbeidsverhoudingen
Employment law; arbeidsrecht
Energy management; energiebeheer
Environmental science; milieukunde
Event planning; evenementen organiseren
Facade construction; gevelbouw
Facility management; facilitaire zaken
Family law; familierecht
Family support; mantelzorg
Fault diagnosis; storingen analyseren
Fibre optics; glasvezeltechniek
Field sales; buitendienst
Filing; archiveren
Financial statements; jaarrekeningen
Fishing; visserij
Fleet management; wagenparkbeheer
Floor laying; vloeren leggen
Floristry; bloemschikken
Food hygiene; voedselhygiene
Food production; voedselproductie
Forestry; bosbouw
Forklift certificate; heftruckcertificaat
Fraud investigation; fraudeonderzoek
Furniture making; meubelmaken
General ledger; grootboek
Geography; aardrijkskunde
Geotechnics; geotechniek
Goods receipt; goederenontvangst
Graphic design; grafisch ontwerp
Greenkeeping; sportvelden onderhouden
Grinding; slijpen
HR administration; personeelsadministratie
Health care administration; zorgadministratie
Heat pumps; warmtepompen
Higher education; hoger onderwijs
History; geschiedenis
Home care; thuiszorg
Horticulture; tuinbouw
Hydraulic engineering; waterbouw
Illustration; illustratie
Immigration law; vreemdelingenrecht
Independence; zelfstandig werken
Indicating care; indicatiestelling
Industrial cleaning; industrieel reinigen
Industrial design; industrieel ontwerpen
Infection prevention; hygiene in de zorg
Injections; injecteren
Insulation; isoleren
Insurance; verzekeringen
Intensive care; ic-verpleegkunde
Internal controls; interne controle
Internal medicine; interne geneeskunde
Interpreting; tolken
Inventory management; voorraadbeheer
Investments; beleggingen
Invoicing; facturatie
Jewellery making; edelsmeden
Job interviews; sollicitatiegesprekken
Kitchen fitting; keukenmontage
Laboratory techniques; laboratoriumtechnieken
Landscape architecture; landschapsarchitectuur
Language teaching; taalonderwijs
Lashing and securing loads; lading zekeren
Leadership; leiderschap
Learning and development; leren en ontwikkelen
Legal advice; juridisch advies
Legal research; juridisch onderzoek
Lesson planning; lessen voorbereiden
Lifting techniques; tiltechnieken
Literacy teaching; leesonderwijs
Litigation; procederen
Livestock farming; veehouderij
Loading and unloading; laden en lossen
MIG/MAG welding; mig/mag-lassen
Machine maintenance; onderhoud aan machines
Machining; verspanen
Market research; marktonderzoek
Maternity care; kraamzorg
Mathematics; wiskunde
Meal preparation; maaltijden bereiden
Mechanical engineering; werktuigbouwkunde
Medical devices; medische hulpmiddelen
Medical terminology; medische terminologie
Medication administration; medicatie toedienen
Mental health care; geestelijke gezondheidszorg
Mentoring; mentorschap
Metrology; meettechniek
Midwifery; verloskunde
Milling; frezen
Minute taking; notuleren
Month-end closing; maandafsluitingen
Mortgages; hypotheken
Moving services; verhuizen
Negotiation; onderhandelen
Neurology; neurologie
Non-destructive testing; niet-destructief onderzoek
Nursing technical skills; verpleegtechnische handelingen
Nursing; verpleegkunde
Occupational health; bedrijfsgezondheidszorg
Occupational safety; veiligheid op de werkvloer
Office management; kantoorbeheer
Onboarding; inwerken
Order picking; orderpicken
PLC programming; plc programmeren
Packaging; verpakken
Paediatrics; kindergeneeskunde
Painting (buildings); schilderen
Palliative care; palliatieve zorg
Panel building; paneelbouw
Parent communication; oudergesprekken
Passenger transport; personenvervoer
Patient care; patiëntenzorg
Patient intake; intakegesprekken
Patient safety; patiëntveiligheid
Paving; straatwerk
Payroll; salarisadministratie
Pensions; pensioenen
People management; leidinggeven
Permits; vergunningen
Personal care; adl-zorg
Photography; fotograferen
Physical education; bewegingsonderwijs
Physics; natuurkunde
Pipe laying; buizen leggen
Plastering; stukadoren
Pneumatics; pneumatiek
Podcasting; podcasts maken
Pointing (masonry); voegen
Presentation skills; presenteren
Primary education; basisonderwijs
Printing technology; druktechniek
Problem solving; probleemoplossend vermogen
Procurement; inkoop
Proofreading; corrigeren
Property maintenance; vastgoedonderhoud
Property management; vastgoedbeheer
Public administration; openbaar bestuur
Public procurement law; aanbestedingsrecht
Qualitative research; kwalitatief onderzoek
Quality assurance; kwaliteitszorg
Quality control (construction); kwaliteitsborging bouw
Quality control; kwaliteitscontrole
Quantitative research; kwantitatief onderzoek
Quotations; offertes maken
Rail transport; spoorvervoer
Reach truck certificate; reachtruckcertificaat
Reach truck driving; reachtruck rijden
Reading drawings; tekeningen lezen
Real estate law; vastgoedrecht
Real estate sales; makelaardij
Rebar work; ijzervlechten
Refrigeration; koeltechniek
Rehabilitation; revalidatie
Renewable energy; duurzame energie
Renovation; renovatie
Report writing; rapportages schrijven
Residential construction; woningbouw
Residential support; begeleid wonen
Retail sales; winkelverkoop
Returns handling; retouren
Risk assessment; risico-inventarisatie
Risk management; risicobeheer
Roofing; dakdekken
Root cause analysis; oorzaakanalyse
Sales; verkoop
Scaffolding; steigerbouw
School administration; schooladministratie
Secondary education; voortgezet onderwijs
Secretarial work; secretariaat
Security clearance; veiligheidsonderzoek
Security systems installation; beveiligingsinstallaties
Sewerage; rioolaanleg
Sheet metal work; plaatwerk
Shipbuilding; scheepsbouw
Shipping (maritime); scheepvaart
Social work; maatschappelijk werk
Soil science; bodemkunde
Solar panels; zonnepanelen
Soldering; solderen
Special education; speciaal onderwijs
Sports medicine; sportgeneeskunde
Staircase making; trappen maken
Sterilisation; sterilisatie
Stoma care; stomazorg
Stress resistance; stressbestendigheid
Subcontractor management; onderaannemers aansturen
Sustainability; duurzaamheid
TIG welding; tig-lassen
Tax; belastingen
Teaching assistance; onderwijsassistentie
Teaching qualification; onderwijsbevoegdheid
Second-degree teaching qualification; tweedegraads bevoegdheid
First-degree teaching qualification; eerstegraads bevoegdheid
Teaching; lesgeven
Team leadership; teams leiden
Teamwork; samenwerken
Technical English; technisch engels
Technical drawing; technisch tekenen
Technical sales; technische verkoop
Telecommunications; telecommunicatie
Telephone handling; telefoon beantwoorden
Telesales; telefonische verkoop
Tendering; aanbestedingen
Timber frame construction; houtskeletbouw
Tour guiding; rondleidingen
Tractor driving; trekker rijden
Traffic management (road works); verkeersmaatregelen
Training delivery; trainingen geven
Translation; vertalen
Transport planning; ritten plannen
Trauma care; traumazorg
Travel arrangements; reizen boeken
Truck driving; vrachtwagen rijden
Truck maintenance; bedrijfswagentechniek
Turning; draaien (metaal)
Tutoring; bijles
Upholstery; stofferen
User research; gebruikersonderzoek
Vehicle diagnostics; diagnose voertuigen
Vendor management; leveranciersbeheer
Venipuncture; bloedafname
Veterinary care; diergeneeskunde
Video production; filmen
Vital signs; vitale functies
Vocational education; beroepsonderwijs
Warehouse management; magazijnbeheer
Water management; waterbeheer
Waterproofing; waterdicht maken
Welding certificate; lascertificaat
Welding; lassen
Window frame fitting; kozijnen plaatsen
Wine knowledge; wijnkennis
Work preparation; werkvoorbereiden
Works council; ondernemingsraad
Wound care; wondzorg
Youth care; jeugdzorg
Environmental monitoring of cleanrooms; omgevingsmonitoring cleanrooms
High-voltage vehicles; hoogvoltvoertuigen
Car valuation and purchase; taxatie van auto's
Ultrasonic testing; ultrasoon onderzoek
Wire EDM; draadvonken
Sink EDM; zinkvonken
Orbital welding; orbitaal lassen
Culturing and counting microorganisms; kweken en tellen van micro-organismen
Sterility tests; steriliteitstesten
Control room work; werken in een controlekamer
Starting and stopping plants; installaties starten en stoppen
Field rounds and sampling; rondes lopen en monsters nemen
Wind turbine service; onderhoud van windturbines
Quality checks during production; kwaliteit tijdens de productie bewaken
Incoming checks of raw materials; ingangscontrole van grondstoffen
Flow cytometry; flowcytometrie
Mass spectrometry; massaspectrometrie
Steam boilers; stoomketels
Rope access; touwtechniek
Trenchless drilling; gestuurde boringen
Sewer inspection; rioolinspectie
Reed thatching; rietdekken
Mooring and line handling; afmeren
Container lashing; containers sjorren
Container and quay cranes; container- en kadekranen bedienen
Stowage planning; stuwplannen maken
Bulk and break bulk handling; schepen laden en lossen
Navigation at sea; navigeren
Inland navigation; varen op de binnenwateren
Deck work on ships; dekwerk aan boord
Ship engines; onderhoud van scheepsmotoren
Train driving; treinen rijden
Shunting and coupling; rangeren en koppelen
Train traffic control; treinverkeer regelen
Sea freight shipments; zeevracht
Air freight shipments; luchtvracht
Ship agency; scheepsagentuur
Dynamic positioning; dynamic positioning
ROV operation; rov-operatie
Milking; koeien melken
Pig husbandry; varkens verzorgen
Egg collection and grading; eieren rapen en sorteren
Rearing young stock; jongvee opfokken
Cattle fertility; vruchtbaarheid van vee
Hoof care; klauwverzorging
Recognising sick animals; zieke dieren herkennen
Feeding and mucking out; voeren en uitmesten
Felling and thinning; vellen, blessen en dunnen
Forest machines; bosmachines
Hedge trimming; hagen knippen
Grafting and budding; enten en oculeren
Interior planting; interieurbeplanting
Ecological surveys; ecologisch onderzoek
Fire alarm systems; brandmeldinstallaties
Sprinkler systems; sprinklerinstallaties
Overhead line work; bovenleiding
Railway signalling; treinbeveiliging
Track work; spoorwerk
Gas chromatography; gaschromatografie
Chromatography; chromatografie
Molecular biology; moleculaire biologie
Cleanroom work; werken in een cleanroom
Ship engines; scheepswerktuigkunde
Version control; versiebeheer
Containerisation; containerisatie
Digital accessibility; digitale toegankelijkheid
Load testing; loadtesten
Telephony systems; telefoniesystemen
Graph databases; graafdatabases
Decision trees; beslisbomen
IT service management; it-servicemanagement
Generative AI; generatieve AI
Environmental management; milieumanagement
Food safety; voedselveiligheid
Liquid chromatography; vloeistofchromatografie
Telehandler operation; verreiker rijden
Bulldozer operation; bulldozeren
Working at height; werken op hoogte
Environmental and planning law; omgevingsrecht
Mergers and acquisitions; fusies en overnames
Reintegration; re-integratie
Job coaching; jobcoaching
Continuous improvement; continu verbeteren
Pivot tables; draaitabellen
Spreadsheets; rekenbladen
Word processing; tekstverwerking
Presentation software; presentatiesoftware
Video conferencing; videovergaderen
Cloud storage; cloudopslag
Web analytics; webanalyse
Search engine marketing; zoekmachinemarketing
3D rendering; 3D-visualisaties
Human-centred design; mensgericht ontwerpen
Customer journey mapping; klantreis
Voice picking; voicepicken
Child first aid; kinder-ehbo
CPR; reanimatie
Schema therapy; schematherapie
Cognitive behavioural therapy; cognitieve gedragstherapie
DBC registration; dbc-registratie
General data protection regulation; AVG
Accredited lab work; werken in een geaccrediteerd lab
Machinery directive; machinerichtlijn`;
