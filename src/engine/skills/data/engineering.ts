/** Technology, production, maintenance. "This service uses the ESCO classification of the European Commission." */
export const engineering = `
Mechanical engineering; werktuigbouwkunde; werktuigbouw; mechanical design; werktuigbouwkundig
Electrical engineering; elektrotechniek; elektrotechnisch; electrical design; elektro
Mechatronics; mechatronica
Electronics; elektronica; electronic engineering; electronic circuits
Industrial automation; industriele automatisering; industriële automatisering; automation engineering; besturingstechniek; process automation; procesautomatisering
PLC programming; !PLC; plc programmeren; plc's; plc-programmering; plc besturingen; ladder logic
Siemens TIA Portal; tia portal; siemens s7; step 7; simatic > PLC programming
SCADA; hmi; wincc; hmi/scada; schermbesturing; touchscreen; touch screen; bedieningspaneel; operator panel
Allen-Bradley; rockwell automation; allen bradley; rslogix > PLC programming
Beckhoff; twincat > PLC programming
Robotics; robotica; robot programming; robotprogrammering; kuka; abb robots
Instrumentation; meet- en regeltechniek; instrumentatie; measurement and control; meet en regeltechniek; instrumentation and control; instrumentation & control
Control engineering; regeltechniek; control systems; process control
Pneumatics; pneumatiek; pneumatic systems
Hydraulics; hydrauliek; hydraulic systems; hydraulische systemen; hydraulic
Preventive maintenance; preventief onderhoud; preventative maintenance; planned maintenance; pm schedules
Corrective maintenance; correctief onderhoud; storingsonderhoud; storingen verhelpen
Fault diagnosis; storingsdiagnose; storingsanalyse; storingen analyseren; storingen; storingsdienst; fault diagnostics; diagnosing faults
Maintenance management; onderhoudsmanagement; maintenance planning; onderhoudsplanning; asset maintenance
Machine maintenance; machineonderhoud; onderhoud aan machines; equipment maintenance; onderhoud van machines; equipment repair
TPM; total productive maintenance
Asset management; assetmanagement
Reliability engineering; rcm; reliability centered maintenance; fmea; failure mode
Root cause analysis; oorzaakanalyse; root cause; 8d; 5 why
MIG/MAG welding; mig/mag; mig-mag; mig mag; mig/mag-lassen; mig welding; gmaw; mig lassen > Welding
TIG welding; tig-lassen; tig lassen; gtaw; !TIG > Welding
Stick welding; elektrode lassen; smaw; bmbe; arc welding; booglassen > Welding
Sheet metal work; plaatbewerking; plaatwerk; sheet metal; zetten en knippen; kanten; kantbank; metaalbewerking; metal fabrication; metalworking
Machining; verspanen; verspaning; verspaningstechniek; metal machining; verspanende techniek
Milling; frezen; cnc-frezen; cnc frezen; freesmachine; milling machines > Machining
Turning; draaien (metaal); cnc-draaien; cnc draaien; draaibank; lathe; lathes > Machining
CNC; cnc-machines; cnc machining; cnc programming; cnc programmeren; cnc-programmeren; computer numerical control; cnc operator > Machining
Grinding; slijpen; surface grinding
Heidenhain > CNC
Fanuc control cnc > CNC
Mastercam > CNC
Assembly; montage; assembleren; assemblage; assembly work; montagewerk; montagewerkzaamheden
Soldering; solderen; soldeer
Panel building; paneelbouw; panelenbouw; besturingskasten; schakelkasten; kastenbouw; control panels
High voltage; hoogspanning; high-voltage
Medium voltage; middenspanning; substation; substations
Low voltage; laagspanning
Power distribution; energiedistributie; elektriciteitsnet; power systems; electrical distribution; power grid
NEN 3140; nen3140; nen-en 3140
NEN 1010; nen1010
SolidWorks; solid works ~ Autodesk Inventor
Autodesk Inventor; inventor cad; !Inventor ~ AutoCAD
CATIA ~ SolidWorks
Siemens NX; unigraphics ~ SolidWorks
Creo; pro/engineer; pro engineer; ptc creo ~ SolidWorks
Solid Edge ~ SolidWorks
CAD; computer aided design; computer-aided design; 3d cad; 2d cad; cad software
CAM; computer aided manufacturing; cad/cam
EPLAN; eplan p8; eplan electric
3D modelling; 3d modeling; 3d-modelleren; 3d modelleren
3D printing; 3d-printen; additive manufacturing; 3d printen
Finite element analysis; fea; ansys; abaqus; eindige elementen; finite element; fem
CFD; computational fluid dynamics
GD&T; geometric dimensioning and tolerancing
Product development; productontwikkeling; new product development; npd
Prototyping; prototypes; rapid prototyping
Process engineering; procestechniek; procestechnologie; process technology; procestechnisch; chemical engineering; chemische technologie
Process operation; procesoperator; procesbediening; operating production lines; productielijnen bedienen
Machine operation; machines bedienen; machinebediening; bedienen van machines; operating machinery; machine operator; machine setup; machines instellen; ombouwen van machines; machine omstellen
Production; productiewerk; manufacturing; productieomgeving; production work; fabricage; productie-ervaring; productieprocessen; production processes
Production planning; productieplanning; manufacturing planning; production scheduling
Production management; productieleiding; manufacturing management; production supervision
Lean manufacturing; lean; lean production; lean management; kaizen; 5s; continuous improvement; continu verbeteren; value stream mapping
Six Sigma; lean six sigma; six-sigma; dmaic
Quality control; kwaliteitscontrole; quality inspection; qc; inspection; kwaliteitsinspectie
Quality assurance; kwaliteitsborging; !QA; kwaliteitszorg; quality management; kwaliteitsmanagement; quality systems
ISO 9001; iso9001; iso 9001:2015; iso-9001
ISO 14001; iso14001; environmental management; milieumanagement
ISO 13485
HACCP; voedselveiligheid; food safety; servsafe
GMP; good manufacturing practice; cgmp; gmp richtlijnen
Occupational safety; arbo; veiligheid op de werkvloer; health and safety; workplace safety; osha; arbowetgeving; qhse; hse; ehs; kam; safety management; veiligheidskunde; vgm-beleid; vgm-plan
Risk assessment; risico-inventarisatie; ri&e; risicobeoordeling; risk assessments; hazop; taakrisicoanalyse
ATEX
CE marking; ce-markering; machinerichtlijn; machine directive
Technical purchasing; technische inkoop
Commissioning; inbedrijfstelling; inbedrijfstellen; commissioning of systems; inbedrijf stellen
FAT/SAT; factory acceptance test; site acceptance test
Field service; servicemonteur buitendienst; service and maintenance; service en onderhoud; field service engineering
Automotive repair; autotechniek; auto repair; automotive; motorvoertuigentechniek; vehicle repair; autoreparatie; auto mechanic; voertuigtechniek
Vehicle diagnostics; diagnose voertuigen; diagnoseapparatuur; automotive diagnostics; obd
Truck maintenance; bedrijfswagentechniek; vrachtwagentechniek; diesel mechanics; diesel engines
Brake and tyre service; banden wisselen; remmen; brakes; tire service; brake repair
APK inspection; apk-keuringen; apk keurmeester; apk
Body repair; carrosserie; schadeherstel; autoschade; auto body repair; collision repair; spuitwerk; autospuiten
Bicycle repair; fietsreparatie; fietstechniek; fietsenmaker; bicycle mechanics
Aircraft maintenance; vliegtuigonderhoud; aviation maintenance; aircraft mechanic; airframe; vliegtuigtechniek; easa part 66; avionics
Aviation; luchtvaart; flight operations; aviation safety
Piloting; vliegbrevet; pilot licence; flight instruction
Shipbuilding; scheepsbouw; maritieme techniek; maritime engineering
Ship engines; marine engineering; scheepswerktuigkunde
Offshore; offshore industry; offshore wind
Wind energy; windenergie; windturbines; wind turbines
Renewable energy; duurzame energie; hernieuwbare energie; sustainable energy
Energy management; energiebeheer; energiemanagement
Oil and gas; oil & gas; olie en gas; petrochemical; petrochemie; petrochemische industrie; refinery
Water treatment; waterzuivering; waterbehandeling; wastewater treatment; wastewater
Laboratory techniques; laboratoriumtechnieken; laboratory skills; labwerk; laboratory work; laboratory testing; lab equipment
HPLC; uplc; uhplc; liquid chromatography; vloeistofchromatografie > Chromatography
Gas chromatography; gaschromatografie; gc-ms; gc-fid; gc/ms > Chromatography
Chromatography; chromatografie; chromatographic analysis
PCR; qpcr; rt-pcr; real-time pcr > Molecular biology
Molecular biology; moleculaire biologie; dna extraction; dna-extractie
Cell culture; celkweek
Microbiology; microbiologie
Chemistry; chemie; analytical chemistry; analytische chemie; organic chemistry
Biotechnology; biotechnologie; biotech
Food technology; levensmiddelentechnologie; food processing; voedingsmiddelenindustrie; voedingsindustrie
Textile; textiel; garment manufacturing; sewing; naaien; apparel production; kleding maken
Upholstery; stofferen; meubelstofferen; meubelstoffering
Furniture making; meubelmaken; meubelmakerij; cabinet making; meubelmaker; machinale houtbewerking
Printing technology; druktechniek; offset printing; drukwerk; printing press; grafische techniek
Packaging; verpakken; inpakken; packaging work; verpakkingswerk; inpakwerk
Metrology; meettechniek; metrologie; calibration; kalibreren; kalibratie; meten met schuifmaat
Systems engineering; systems engineer; system engineering
Test engineering; meten en testen; product testing; test bench
PCB design; printplaten; pcb layout; altium; circuit design; schakelingen ontwerpen
RF engineering; rf; antenna design; hoogfrequent
Semiconductor technology; semiconductors; halfgeleiders
Cleanroom work; cleanroom; clean room; cleanrooms; werken in een cleanroom
Optical engineering; optica; photonics; fotonica
Fibre optics; glasvezel; fiber optics; fiber optic; glasvezeltechniek; ftth
Telecommunications; telecom; telecommunicatie; telecommunication
Lift technology; liftmonteur; lifttechniek; elevator maintenance; elevators
Pumps; pompen; pump maintenance; centrifugal pumps
Bearings and drives; lagers; aandrijftechniek; aandrijvingen; gearboxes; tandwielkasten
Rotating equipment; turbines; compressoren; compressors
Piping; piping design; leidingwerk; isometrics; p&id; isometrische tekeningen; pijpfitten; pijpleidingen
Non-destructive testing; niet-destructief onderzoek; ndt; ndo
Surface treatment; oppervlaktebehandeling; poedercoaten; powder coating; galvaniseren; stralen; sandblasting; coating
Injection moulding; spuitgieten; injection molding; kunststoftechniek; plastics processing; extrusion
Technical English; technisch engels
OEE
MES systems; manufacturing execution system; manufacturing execution systems
SAP PM; sap plant maintenance; ultimo; maximo; cmms; onderhoudsbeheersysteem
`;
