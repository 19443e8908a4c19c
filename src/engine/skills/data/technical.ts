/**
 * Papers and skills of technical trades, transport and green work; the line format stands in `../lexicon.ts`. They go before the general
 * lists: where those have a wider name for the same words, the exact one holds. Rungs of a ladder imply the rung below.
 */
export const technicalPapers = `
VCA; !VCA; vca-basis; b-vca; basisveiligheid vca; scc basic; vca basic safety; vca certificate; basic elements of safety; vca basis; vca-basic; vca basic; vca diploma; vca certificaat
VCA VOL; vol-vca; vca vol; scc supervisor; vca for operational supervisors; veiligheid voor operationeel leidinggevenden; vil-vcu; vca-vol; vol vca > VCA
MVK; middelbare veiligheidskunde; middelbaar veiligheidskundige; mvk-diploma > Occupational safety
HVK; hogere veiligheidskunde; hoger veiligheidskundige; hogere veiligheidskundige; gecertificeerd hoger veiligheidskundige > MVK
NEBOSH; nebosh; nebosh general certificate; nebosh igc > Occupational safety
NEBOSH Diploma; nebosh international diploma; nebosh national diploma > NEBOSH
IOSH; iosh managing safely > Occupational safety
Preventiemedewerker; cursus preventiemedewerker; prevention officer certificate
BHV certificate; bhv-diploma; bhv'er; emergency response officer; bhv-certificaat; bhv certificaat
Fire warden certificate; fire warden; fire marshal certificate; fire marshal
SOG safety watch; mangatwachtcertificaat; certificaat mangatwacht; veiligheidswacht; buitenwacht; manhole watch certificate; brandwacht en mangatwacht; hole watch certificate
SOG gas measuring; gasmeetdeskundige; gas tester certificate; authorised gas tester; veilig meten gassen
SOG breathing air; onafhankelijke ademlucht; breathing apparatus certificate; scba certificate
SOG flange assembly; flenzen monteren certificaat; flange assembly certificate; verantwoord flenzen; ecitb mechanical joint integrity
SOG rigging; rigger certificate; lifting and slinging certificate; leea; veilig aanslaan van lasten
GWO Basic Safety Training; gwo bst; gwo-bst; gwo; gwo basic safety; gwo basic safety training onshore; global wind organisation; global wind organisation basic safety training; gwo-certificaten; gwo certificates; gwo certificaat > GWO working at heights
GWO working at heights; gwo wah; gwo werken op hoogte > Working at height
GWO Basic Technical Training; gwo btt; gwo basic technical; gwo-btt
GWO Sea Survival; gwo sea survival > Sea survival
Sea survival; personal survival techniques; pst certificate; overleven op zee
BOSIET; !BOSIET; t-bosiet; bosiet with ca-ebs; opito bosiet; basic offshore safety induction > HUET, Offshore
FOET; foet with ca-ebs; opito foet > BOSIET
HUET; !HUET; helicopter underwater escape training; helicopter underwater escape
Offshore medical; offshore medical; offshore keuring; medical fitness for offshore; offshore medische keuring; medische keuring offshore; offshore fitness certificate; medical fitness offshore
OGUK medical; oeuk medical > Offshore medical
NOGEPA medical; nogepa keuring > Offshore medical
NOGEPA safety training; nogepa; nogepa 0.5; nogepa 0.5a
IRATA level 1; irata l1; irata 1; irata niveau 1; irata; irata certificaat > Working at height
IRATA level 2; irata l2; irata 2; irata niveau 2 > IRATA level 1
IRATA level 3; irata l3; irata 3; irata niveau 3; rope access supervisor > IRATA level 2
STCW basic safety; stcw; stcw basic safety training; basic safety stcw; stcw 95; stcw-95; stcw certificate; stcw certificaat
STCW officer of the watch; stcw-vaarbevoegdheid; vaarbevoegdheid; vaarbevoegdheid stuurman; vaarbevoegdheidsbewijs; certificate of competency; coc ii/1; oow unlimited; officer of the watch; kleine zeilvaart; stuurman alle schepen; certificate of competency deck; wachtstuurman > STCW basic safety
STCW chief mate; coc ii/2; chief mate unlimited; chief officer unlimited; eerste stuurman alle schepen > STCW officer of the watch
STCW master; master mariner; master unlimited; kapitein alle schepen; kapitein grote vaart > STCW chief mate
STCW engineer; coc iii/1; coc iii/2; vaarbevoegdheid werktuigkundige; wtk alle schepen; chief engineer unlimited; second engineer unlimited; certificate of competency engine; eoow; vaarbevoegdheid machinekamer > STCW basic safety
STCW rating; able seaman certificate; navigational watch rating; gezel; matroos diploma; matroosdiploma; able seafarer deck; efficient deck hand
GMDSS; gmdss goc; goc certificate; general operator certificate; marcom-a; marcom a
ECDIS; ecdis generic; ecdis type specific
DP certificate; dp certificate unlimited; dynamic positioning certificate; dp operator; dpo certificate; nautical institute dp
Small boat licence; klein vaarbewijs; vaarbewijs 1; vaarbewijs 2; vaarbewijs i; vaarbewijs ii; klein vaarbewijs ii
Inland boat licence; groot vaarbewijs; vaarbewijs; kwalificatiecertificaat schipper; schipperspatent; kwalificatiecertificaat binnenvaart; union certificate of qualification; beperkt groot vaarbewijs > Small boat licence
Rhine patent; rijnpatent; groot patent; rhine certificate; riviergedeelte lorch; rijnschipperspatent > Inland boat licence
ADN certificate; !ADN; adn deskundige; adn basis; adn tankvaart
ADN-C > ADN certificate
ADN-G > ADN certificate
Radar patent; radarpatent; radardiploma
Part-66 category A; easa part-66 a; part 66 a; part-66 category a; aml category a; easa part-66 category a; cat a1; part-66 cat a; aml a1; easa part 66 cat a; cat a aircraft licence > Aircraft maintenance
Part-66 B1; easa part-66 b1; part 66 b1; part-66 b1.1; aml b1; aml b1.1; b1.1 licence; b1 licence; cat b1; part-66 category b1; easa b1; b1 license; b1.3; cat b1.1; aml b1.3; b1-licentie > Part-66 category A
Part-66 B2; easa part-66 b2; part 66 b2; aml b2; b2 licence; cat b2; part-66 category b2; easa b2; avionics licence; b2-licentie > Aircraft maintenance
Part-66 C; easa part-66 c; part 66 c; aml c; cat c licence > Aircraft maintenance
Aircraft maintenance licence; easa part-66; part-66; part 66; easa part 66; aircraft maintenance licence > Aircraft maintenance
FAA A&P licence; faa a&p; a&p licence; a&p license; airframe and powerplant > Aircraft maintenance
ATPL; !ATPL; airline transport pilot licence; atpl frozen; frozen atpl; atpl(a) > CPL
CPL; !CPL; commercial pilot licence; cpl(a); cpl ir > PPL
PPL; !PPL; private pilot licence; private pilot license > Piloting
Cabin crew attestation; cabin attestation; cabin crew attestation; cca certificate; easa cabin crew attestation
Drone licence; eu-dronebewijs; eu dronebewijs; dronebewijs; rpas; rpas-bewijs; rpas bewijs; rpas licence; drone licence; drone a2; a2 certificate of competency; a1/a3; uas pilot certificate; dronevliegbrevet; roc light; drone pilot licence; drone certificate; remote pilot certificate; part 107; faa part 107
IATA DGR; dgr cat 6; iata dgr category 6; iata dangerous goods; dgr certificate; iata dgr certificaat; dgr cat 1.3; cat 6 dgr
Cargo screener; luchtvracht screener; cargo screener certificate; air cargo security; bluchtvaartbeveiliging; bgc luchtvaart
IMDG certificate; !IMDG; imdg code; imdg certificaat
LWB; leider werkplekbeveiliging; leider lokale veiligheid; llv; coss > Veiligheidsman spoor
Veiligheidsman spoor; veiligheidsman; veiligheidsman spoor; grenswachter > Rail safety
Rail safety; digitaal veiligheidspaspoort; dvp; persoonlijke railveiligheid; vvw trein; vvw-trein; pts card; personal track safety; veilig werken spoor; bewijs van toegang spoor
Train driver licence; machinistenvergunning; machinistenlicentie; european train driver licence; bevoegdheid machinist; volledig bevoegd machinist; train driving licence; machinistenbevoegdheid
Driving licence A; rijbewijs a; motorrijbewijs; motorcycle licence; licence category a
Driving licence C1; rijbewijs c1; licence category c1; 7.5 tonne licence; c1e > Driving licence B
Driving licence C; rijbewijs c; licence category c; hgv class 2; hgv licence; lgv class 2; groot rijbewijs; cdl class b > Driving licence C1
Driving licence CE; rijbewijs ce; rijbewijs c/e; hgv class 1; lgv class 1; category c+e; licence category ce; c+e licence; licence ce; class 1 licence; cdl class a; class a cdl; rijbewijs c en e; rijbewijs c+e; cdl; commercial driver's license > Driving licence C
Driving licence D1; rijbewijs d1; licence category d1 > Driving licence B
Driving licence D; rijbewijs d; licence category d; pcv licence; psv licence; licence d; bus licence; busrijbewijs; touringcar rijbewijs > Driving licence D1
Driving licence DE; rijbewijs de; licence category de > Driving licence D
Code 95; driver cpc; cpc driver; driver qualification card; dqc; richtlijn vakbekwaamheid; nascholing code 95; code95; chauffeursdiploma; chauffeurscode 95
ADR certificate; !ADR; adr basis; adr basic; adr-basis; adr licence; adr license; adr-certificaat; adr certificaat
ADR tank; adr tank; adr basis + tank; adr basis en tank; adr tanker; adr with tanker specialisation; adr-tank; adr tankvervoer; tanker specialisation adr > ADR certificate
Digital tachograph card; bestuurderskaart; driver card; tachograafkaart; digitale bestuurderskaart; digi card
Forklift certificate; counterbalance licence; counterbalance forklift licence; forklift ticket; heftruckbewijs; flt licence; counterbalance truck licence; heftruckcertificaat; heftruck certificaat; heftruckdiploma; heftruckrijbewijs; forklift license; forklift certified; forklift licence; heftruck-certificaat > Forklift driving
RTITB; rtitb certificate > Forklift certificate
ITSSAR > Forklift certificate
OSHA forklift certification; osha forklift > Forklift certificate
Reach truck certificate; reach licence; reach truck licence; b2 reach; reach truck license; reachtruckcertificaat; reachtruck certificaat; reachtruck-certificaat > Reach truck driving
Crane licence; tcvt; tcvt w4-01; w4-01; tcvt mobiele kraan; tcvt-certificaat; tcvt torenkraan; hijsbewijs; kraanmachinistcertificaat; hijscertificaat
CPCS card; cpcs
CPCS A60 > CPCS card, Crane licence
Excavator certificate; tcvt grondverzetmachine; grondverzetmachine met hijsfunctie; tcvt hijswerk grondverzetmachine; excavator certificate; graafmachinecertificaat; tcvt rijbewijs graafmachine
CPCS A59; cpcs 360 > CPCS card, Excavator certificate
Telehandler certificate; verreikercertificaat; certificaat verreiker; tcvt verreiker; telehandler ticket > Telehandler operation
CPCS A17 > CPCS card, Telehandler certificate
Lorry loader certificate; autolaadkraan certificaat; certificaat autolaadkraan; hiab certificate; alk-certificaat; lorry loader ticket; tcvt autolaadkraan; als hiab
Motorzaag certificate; kettingzaagcertificaat; motorzaagcertificaat; chainsaw certificate; chainsaw ticket; european chainsaw certificate; certificaat motorkettingzaag
CS30 > Motorzaag certificate
CS31 > CS30
CS38 > CS30
ECS1; ecc1 > Motorzaag certificate
ECS2; ecc2 > ECS1
ECS3; ecc3 > ECS2
European Tree Worker; !ETW; etw-certificaat; european treeworker > Forestry
European Tree Technician; !ETT; european tree technician; tree technician > European Tree Worker
VTA certificate; boomveiligheidscontroleur; bvc-certificaat; certificaat boomveiligheidscontroleur; vta-certificaat
Lantra tree inspection; lantra professional tree inspection
Flora and fauna conduct; zorgvuldig handelen flora en fauna; wet natuurbescherming niveau 1; flora- en faunawet certificaat; zorgvuldig handelen
Spray licence; spuitlicentie; licentie uitvoeren gewasbescherming; uitvoeren gewasbescherming; licentie gewasbescherming; bewijs van vakbekwaamheid gewasbescherming; licentie ug; licentie 1; spuitlicentie 1; pesticide licence; ug licentie; pesticide applicator licence > Crop protection
PA1 > Spray licence
PA2 > PA1
Spray licence business; licentie bedrijfsvoeren gewasbescherming; bedrijfsvoeren gewasbescherming; spuitlicentie 2; licentie bg > Spray licence
Vakbekwaamheid vervoer dieren; vakbekwaamheid veetransport; livestock transport certificate; getuigschrift veevervoer
KI certificate; ki-diploma; doe-het-zelf-ki; artificial insemination certificate; dhz-ki; dhz ki
Asbestos removal DAV-1; dav-1; dav 1; dav; deskundig asbestverwijderaar > Asbestos removal
Asbestos removal DAV-2; dav-2; dav 2 > Asbestos removal DAV-1
Asbestos supervisor DTA; !DTA; deskundig toezichthouder asbest; deskundig toezichthouder asbestverwijdering > Asbestos removal DAV-2
Asbestos inventory DIA; !DIA; deskundig inventariseerder asbest; dia certificate; deskundig asbestinventariseerder
F-gas certificate; f-gassen; f-gas category 1; f-gas categorie 1; f-gassen categorie 1; f-gassen cat. 1; f-gas cat 1; f-gas cert; f-gassencertificaat; f-gassen certificaat; f-gassen diploma
BRL 100 > F-gas certificate
BRL 200 > F-gas certificate
City & Guilds 2079; 2079 > F-gas certificate
!STEK; stek-certificaat > F-gas certificate
EPA 608
CO certificate (gas); co-vakman; co-vrij; co-vrij vakmanschap; gasketelwet; co-certificaat; gastec gasketelwet; co-installateur; gecertificeerd co-vakman; co vakmanschap; gasketelwet monteur; co vrij vakmanschap
Gas Safe; gas safe registered; gas safe register
Cerga; cerga-installateur
NEN 3140 VOP; nen 3140 vop; vop; voldoende onderricht persoon; vop nen 3140; nen 3140 voldoende onderricht; nen 3140: vop; voldoende onderrichte persoon > NEN 3140
NEN 3140 certificate; nen 3140 vp; vakbekwaam persoon; nen 3140 vakbekwaam persoon; vp nen 3140; vakbekwaam persoon (vp); nen 3140: vp; nen 3140 certificaat > NEN 3140 VOP
NEN 9140; nen9140; vop e-mobiliteit; hoogvolt certificaat; e-mobiliteit vop; vop hv; nen 9140 vop; hev certificaat; hv-veilig; hoogvoltveilig; ev certificaat > High-voltage vehicles
IMI electric vehicle level 2; imi level 2 electric
IMI electric vehicle level 3; imi level 3 electric > IMI electric vehicle level 2
NEN 9140 VP; vp e-mobiliteit; nen 9140 vp; nen 9140 vakbekwaam persoon > NEN 9140
BEI BLS; bei-bls; bei laagspanning; bei bls; bls aanwijzing; vp bei bls
BEI BHS; bei-bhs; bei hoogspanning; bei bhs; bhs aanwijzing
VIAG; !VIAG; viag gas; viag-certificaat; viag certificaat; viag vakbekwaam; vp viag
BEI; !BEI; bei-certificaat; bei vop; bei vp; bei wv; bei aanwijzing; bei certificaat
SCIOS scope 8; scope 8; scios 8
SCIOS scope 10; scope 10; scios 10
SCIOS scope 12; scope 12; scios 12
SCIOS scope 1-7; scios scope 1; scios scope 2; scios scope 3; scope 1 scios; scios periodieke inspectie; scios-certificering
EP-W adviser; ep-w; ep-w/b; ep-w/d; ep-adviseur woningen; ep adviseur woningbouw; brl 9500-w; ep-w basis; ep-w detail; ep-adviseur; epa-w; energieprestatieadviseur; ep-w basis en detail > Energy performance advice
EP-U adviser; ep-u; ep-u/b; ep-u/d; ep-adviseur utiliteit; brl 9500-u; epa-u > Energy performance advice
InstallQ; installq; sterkin; kvinl
BRL 6000; brl6000
Projecteringsdeskundige BMI; projecteringsdeskundige; pd bmi; projecteringsdeskundige brandmeldinstallaties; nen 2535 projecteringsdeskundige > Onderhoudsdeskundige BMI
Onderhoudsdeskundige BMI; onderhoudsdeskundige brandmeldinstallaties; od bmi; onderhoudsdeskundige
Welding level 1; lassen niveau 1; nil niveau 1; lasdiploma niveau 1; las niveau 1 > Welding
Welding level 2; lassen niveau 2; nil niveau 2; lasdiploma niveau 2; las niveau 2 > Welding level 1
Welding level 3; lassen niveau 3; niveau 3 lassen; nil niveau 3; lasdiploma niveau 3; las niveau 3 > Welding level 2
Welding level 4; lassen niveau 4; niveau 4 lassen; nil niveau 4; lasdiploma niveau 4; las niveau 4 > Welding level 3
Welding certificate; lascertificaat; coded welder; lascertificaten; welder qualification; lasserskwalificatie; coded to; welding certification; lasdiploma; certified welder > Welding
ISO 9606; iso 9606-1; en 287-1; en 287; en iso 9606; nen-en-iso 9606 > Welding certificate
ASME IX; asme section ix > Welding certificate
AWS D1.1 > Welding certificate
6G welding; 6g certified > Welding certificate
International Welding Specialist; !IWS; international welding specialist > Welding
International Welding Technologist; !IWT; international welding technologist > International Welding Specialist
International Welding Engineer; !IWE; international welding engineer > International Welding Technologist
Visual weld testing VT2; vt-2; vt 2; vt level 2; visual testing level 2 > Non-destructive testing
CSWIP 3.1; cswip > Non-destructive testing
Penetrant testing PT2; pt-2; pt level 2; penetrant testing level 2 > Non-destructive testing
Magnetic testing MT2; mt-2; mt level 2 > Non-destructive testing
Ultrasonic testing UT2; ut-2; ut level 2; ultrasonic testing level 2 > Non-destructive testing
VAPRO A; vapro-a; mbo 2 procestechniek; vapro basis
VAPRO B; vapro-b; mbo 3 procestechniek; vapro b/c > VAPRO A
VAPRO C; vapro-c; vapro-mbo; mbo 4 procestechniek > VAPRO B
IPC-A-610; ipc-a-610; ipc a 610; ipc 610; ipc-610; cis ipc > Soldering
CompEx; compex certificate; compex ex01-04
ATEX certificate; atex-certificaat; atex 153; explosieveiligheid certificaat
ISM-ATEX; ismatex > ATEX certificate
APK certificate; apk-2; apk 2; apk-keurmeester; apk keurmeester; keurmeester apk; keurmeester apk-2; apk lichte voertuigen; apk-keurmeester lichte voertuigen; apk bevoegdheid; apk licht; apk-bevoegdheid; apk keurmeester certificaat > APK inspection
MOT tester; mot testing licence; mot tester class 4
APK heavy vehicles; apk-1; apk 1; apk-keurmeester zware voertuigen; keurmeester apk-1; apk zwaar; apk zware voertuigen > APK inspection
Tachograph workshop card; tachograaf werkplaatskaart; erkend tachograafmonteur; tachograafkeuring
LPG/CNG technician; lpg-monteur; erkend lpg-inbouwer; cng-technicus
STEK airco vehicles; stek airco; airco certificaat voertuigen; f-gassen voertuigen; f-gassen mobiele airco; airco-certificaat auto
IMI aircon; imi air conditioning
Fenex declarant; fenex; fenex-diploma; declarant-diploma; vakopleiding declarant; diploma declarant; fenex vakopleiding; douanedeclarant diploma; vak douaneaangifte; cursus douanedeclarant > Customs
Road haulage CPC; ondernemersdiploma wegvervoer; vakbekwaamheid beroepsgoederenvervoer; transport manager cpc; cpc transport manager; ondernemer goederenvervoer; vakdiploma beroepsgoederenvervoer; ondernemer beroepsgoederenvervoer over de weg
ADR safety adviser; dgsa; veiligheidsadviseur gevaarlijke stoffen; adr veiligheidsadviseur; veiligheidsadviseur vervoer gevaarlijke stoffen
AEO expert; aeo-deskundige; customs compliance certificate
Flagman certificate; traffic control certificate; verkeersregelaarscertificaat; beroepsverkeersregelaar; certificaat verkeersregelaar; verkeersregelaarspas
CROW 96b; crow 96b; werken langs de weg; veilig werken langs de weg; werken op autosnelwegen
NRSWA; streetworks card
CLIC/KLIC certificate; graafschade voorkomen; voorkomen graafschade
CROW 500; crow 500 graafschade > CLIC/KLIC certificate
CAT and Genny certificate; cat and genny; hsg47
BRL SIKB 2000; brl sikb 2000; brl 2000; erkend monsternemer grond
BRL SIKB 2001; brl 2001; protocol 2001 > BRL SIKB 2000
BRL SIKB 2002; brl 2002; protocol 2002 > BRL SIKB 2000
BRL SIKB 2003; brl 2003; protocol 2003 > BRL SIKB 2000
BRL SIKB 7000; brl sikb 7000; brl 7000; kvp bodemsanering; dlp bodemsanering; kernkwaliteitspersoon
CROW 400; crow 400; werken in verontreinigde grond; werken in of met verontreinigde bodem
CROW 132
Legionella certificate; legionella adviseur; legionellapreventie certificaat; beheerder legionella
BRL 6010 > Legionella certificate
Milieukundig begeleider; mkb bodem; milieukundig begeleider brl 6000
CO2 performance auditor; co2-prestatieladder adviseur
HACCP certificate; haccp-certificaat; haccp diploma; haccp level 3; haccp certificaat > HACCP ~ Food hygiene certificate
Lead auditor; irca lead auditor > Internal audits (quality)
Radiation safety officer; stralingsdeskundige; stralingsdeskundige niveau 5; stralingsdeskundigheid; tms 5a; niveau 5a; toezichthoudend medewerker stralingsbescherming; radiation protection supervisor
Laboratory animal science; artikel 9 proefdierkunde; artikel 9; proefdierkunde
FELASA; felasa certificate > Laboratory animal science
Scaffold builder certificate; steigerbouw certificaat; monteur steigerbouw a; hulpmonteur steigerbouw; monteur steigerbouw b; eerste monteur steigerbouw; diploma steigerbouwer
CISRS card; cisrs; cisrs advanced > Scaffold builder certificate
CSCS card; cscs; cscs card; cscs gold
Safe Pass
Water hygiene card; eusr water hygiene; blue card water
Hygienisch werken drinkwater; hygiënisch werken drinkwater; certificaat hygienisch werken drinkwater; hygiënecode drinkwater ~ Water hygiene card
Slaughter competence; getuigschrift van vakbekwaamheid doden van dieren; vakbekwaamheid slachten; bewijs van vakbekwaamheid doden
WASK certificate; slaughterman licence ~ Slaughter competence
`;

/** Skills that the general lists have no name for, or only a wider one. */
export const technicalSkills = {
  engineering: `
Environmental monitoring of cleanrooms; cleanroom monitoring; environmental monitoring in cleanrooms; omgevingsmonitoring cleanrooms; environmental monitoring cleanrooms > Cleanroom work
High-voltage vehicles; hoogvoltsystemen; hoogvoltsysteem; hoogvoltvoertuigen; high-voltage vehicle systems; hv-voertuigen
Car valuation and purchase; occasions inkopen; inkoop van occasions; auto's taxeren; used car buying; taxatie van auto's; occasions taxeren
Ultrasonic testing; ultrasoon onderzoek > Non-destructive testing
Wire EDM; draadvonken; draadvonkerosie; wire erosion
Sink EDM; zinkvonken; vonkerosie; spark erosion
Orbital welding; orbitaal lassen; orbitaallassen > TIG welding
Culturing and counting microorganisms; kweken en tellen van micro-organismen > Microbiology
Sterility tests; steriliteitstesten > Microbiology
Control room work; werken in een controlekamer > Process operation
Starting and stopping plants; installaties starten en stoppen > Process operation
Field rounds and sampling; rondes lopen en monsters nemen > Process operation
Wind turbine service; onderhoud van windturbines > Wind energy
Quality checks during production; kwaliteit tijdens de productie bewaken > Quality control
Incoming checks of raw materials; ingangscontrole van grondstoffen > Quality control
Flow cytometry; flowcytometrie; facs-analyse
ELISA; elisa assays
Western blot; western blotting
Mass spectrometry; massaspectrometrie
Karl Fischer; karl fischer titration; karl-fischer
Steam boilers; stoomketels; stoomketel; ketelhuis
`,
  construction: `
Rope access; touwtechniek; rope-access; industrieel klimmen
Trenchless drilling; gestuurde boringen; gestuurde boring; horizontal directional drilling; hdd-boring
Sewer inspection; rioolinspectie; rioolinspecties; camera-inspectie riool; cctv drain survey
Reed thatching; rieten daken; rietdekken; thatching
`,
  logistics: `
Mooring and line handling; vast- en losmaken; afmeren; meren en ontmeren; mooring operations
Container lashing; containers sjorren > Port operations, Lashing and securing loads
Container and quay cranes; container- en kadekranen bedienen > Port operations
Stowage planning; stuwplannen maken > Port operations
Bulk and break bulk handling; schepen laden en lossen > Port operations, Loading and unloading
Navigation at sea; navigeren > Shipping (maritime)
Inland navigation; varen op de binnenwateren > Shipping (maritime)
Deck work on ships; dekwerk aan boord > Shipping (maritime)
Ship engines; onderhoud van scheepsmotoren > Shipping (maritime)
Train driving; treinen rijden > Rail transport
Shunting and coupling; rangeren en koppelen > Rail transport
Train traffic control; treinverkeer regelen > Rail transport
Sea freight shipments; zeevracht; sea freight; ocean freight; seafreight > Freight forwarding
Air freight shipments; luchtvracht; air freight; airfreight > Freight forwarding
Ship agency; scheepsagentuur; port agency; ship agent work > Port operations
Dynamic positioning; !DP2
ROV operation; rov piloting; rov-operatie; work-class rov; work-class rovs; piloting rovs; piloting work-class rovs; rov pilot
`,
  nature: `
Milking; milking cows; koeien melken; melkwerkzaamheden > Livestock farming
Pig husbandry; varkens verzorgen > Livestock farming
Egg collection and grading; eieren rapen en sorteren > Livestock farming
Rearing young stock; jongvee opfokken > Livestock farming
Cattle fertility; vruchtbaarheid van vee > Livestock farming
Hoof care; klauwverzorging > Livestock farming
Recognising sick animals; zieke dieren herkennen > Livestock farming
Feeding and mucking out; voeren en uitmesten > Livestock farming
Felling and thinning; vellen, blessen en dunnen > Forestry
Forest machines; bosmachines > Forestry
Hedge trimming; hagen knippen; heggen knippen; haag knippen; heg knippen; hagen scheren; hedge cutting
Grafting and budding; oculeren; enten en oculeren; tree grafting
Interior planting; interieurbeplanting; interior landscaping
Ecological surveys; quickscans; quickscan flora en fauna; ecologisch onderzoek; ecological survey
`,
};
