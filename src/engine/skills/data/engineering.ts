/** Technology, production, maintenance. "This service uses the ESCO classification of the European Commission." */
export const engineering = `
Mechanical engineering; werktuigbouwkunde; werktuigbouw; mechanical design; werktuigbouwkundig
Electrical engineering; elektrotechniek; elektrotechnisch; electrical design; elektro
Mechatronics; mechatronica
Electronics; elektronica; electronic engineering; electronic circuits
Industrial automation; industriele automatisering; industriële automatisering; automation engineering; besturingstechniek; process automation; procesautomatisering
PLC programming; !PLC; plc programmeren; plc's; plc-programmering; plc besturingen; ladder logic
Siemens TIA Portal; tia portal > PLC programming
Siemens S7 > PLC programming
RSLogix > Allen-Bradley
Studio 5000 > Allen-Bradley
TwinCAT > Beckhoff
Codesys > PLC programming
Omron PLC > PLC programming
Mitsubishi PLC > PLC programming
SCADA
HMI; human machine interface; hmi panels; schermbesturing; touchscreen; touch screen; bedieningspaneel; operator panel ~ SCADA
WinCC > SCADA
Wonderware > SCADA
Ignition SCADA > SCADA
Allen-Bradley > PLC programming
Beckhoff > PLC programming
Robotics; robotica; robot programming; robotprogrammering
KUKA > Robotics
ABB robots > Robotics
Fanuc robots > Robotics
Yaskawa > Robotics
Universal Robots > Robotics
Instrumentation; meet- en regeltechniek; instrumentatie; measurement and control; meet en regeltechniek; instrumentation and control; instrumentation & control
Control engineering; regeltechniek; control systems; process control
Pneumatics; pneumatiek; pneumatic systems
Hydraulics; hydrauliek; hydraulic systems; hydraulische systemen; hydraulic
Preventive maintenance; preventief onderhoud; preventative maintenance; planned maintenance; pm schedules
Corrective maintenance; correctief onderhoud; storingsonderhoud; storingen verhelpen
Fault diagnosis; storingsdiagnose; storingsanalyse; storingen analyseren; storingen; storingsdienst; fault diagnostics; diagnosing faults
Maintenance management; onderhoudsmanagement; maintenance planning; onderhoudsplanning; asset maintenance
Machine maintenance; machineonderhoud; onderhoud aan machines; equipment maintenance; onderhoud van machines; equipment repair
TPM; total productive maintenance > Maintenance management
Asset management; assetmanagement
Reliability engineering
RCM; reliability centered maintenance; reliability centred maintenance > Reliability engineering
FMEA; failure mode and effects analysis; dfmea; pfmea; fmeca > Risk assessment ~ Reliability engineering
RAMS engineering; rams analysis; rams-analyse > Reliability engineering
Root cause analysis; oorzaakanalyse; root cause
8D method; ?8D; 8d-rapport; 8d reports; 8d-methode > Root cause analysis
5 Why; 5 whys; five whys; 5x waarom; 5 keer waarom > Root cause analysis
Ishikawa; visgraatdiagram; fishbone diagram; ishikawa-diagram > Root cause analysis
Kepner-Tregoe > Root cause analysis
PDCA; plan-do-check-act; pdca-cyclus; pdca cycle; plan do check act
SPC; statistical process control; statistische procesbeheersing > Quality control
APQP; advanced product quality planning
PPAP; production part approval process
MSA (measurement systems); measurement system analysis; gauge r&r; gage r&r
Design of experiments; doe-methode
QFD; quality function deployment
MIG/MAG welding; mig/mag; mig-mag; mig mag; mig/mag-lassen; mig welding; gmaw; mig lassen > Welding
TIG welding; tig-lassen; tig lassen; gtaw; !TIG > Welding
Stick welding; elektrode lassen; smaw; bmbe; arc welding; booglassen > Welding
Sheet metal work; plaatbewerking; plaatwerk; sheet metal; zetten en knippen; kanten; kantbank; metaalbewerking; metal fabrication; metalworking
Machining; verspanen; verspaning; verspaningstechniek; metal machining; verspanende techniek
Milling; frezen; cnc-frezen; cnc frezen; freesmachine; milling machines > Machining
Turning; draaien (metaal); cnc-draaien; cnc draaien; draaibank; lathe; lathes > Machining
CNC; cnc-machines; cnc machining; cnc programming; cnc programmeren; cnc-programmeren; computer numerical control; cnc operator > Machining
Grinding; slijpen; surface grinding
Mastercam > CAM
Assembly; montage; assembleren; assemblage; assembly work; montagewerk; montagewerkzaamheden
Soldering; solderen; soldeer
Panel building; paneelbouw; panelenbouw; besturingskasten; schakelkasten; kastenbouw; control panels
High voltage; hoogspanning; high-voltage
Medium voltage; middenspanning; substation; substations
Low voltage; laagspanning
Power distribution; energiedistributie; elektriciteitsnet; power systems; electrical distribution; power grid
NEN 3140; nen3140; nen-en 3140
NEN 1006 > Plumbing
NEN 1078 > Gas installation
NEN 2767; nen2767
NEN 2580; nen2580
NTA 8800; nta8800 > Energy performance advice
BS 7671; 18th edition; wiring regulations
IEC 60204; iec 60204-1; nen-en-iec 60204-1
NEN 1010; nen1010
SolidWorks; solid works > CAD ~ Autodesk Inventor
Autodesk Inventor; inventor cad; !Inventor > CAD ~ AutoCAD
CATIA > CAD ~ SolidWorks
Siemens NX; unigraphics > CAD ~ SolidWorks
PTC Creo > CAD ~ SolidWorks
Solid Edge > CAD ~ SolidWorks
Fusion 360 > CAD, CAM
MicroStation > CAD
BricsCAD > CAD
AutoCAD > CAD
Revit > CAD
CAD; computer aided design; computer-aided design; 3d cad; 2d cad; cad software
CAM; computer aided manufacturing; cad/cam
EPLAN; eplan p8; eplan electric
3D modelling; 3d modeling; 3d-modelleren; 3d modelleren
3D printing; 3d-printen; additive manufacturing; 3d printen
Finite element analysis
CFD; computational fluid dynamics
OpenFOAM > CFD
ANSYS Fluent; fluent cfd > CFD, ANSYS
GD&T; geometric dimensioning and tolerancing
Product development; productontwikkeling; new product development; npd
Prototyping; prototypes; rapid prototyping
Process engineering; procestechniek; procestechnologie; process technology; procestechnisch; chemical engineering; chemische technologie
Process operation; procesoperator; procesbediening; operating production lines; productielijnen bedienen
Machine operation; machines bedienen; machinebediening; bedienen van machines; operating machinery; machine operator; machine setup; machines instellen; ombouwen van machines; machine omstellen
Production; productiewerk; manufacturing; productieomgeving; production work; fabricage; productie-ervaring; productieprocessen; production processes
Production planning; productieplanning; manufacturing planning; production scheduling
Production management; productieleiding; manufacturing management; production supervision
!Lean; lean manufacturing; lean production; lean management; lean thinking; lean werken; lean-methode; lean methodiek; lean methode; lean methodology; lean principles; lean-principes; lean principes; lean filosofie; lean methods; lean-filosofie; lean tools; lean office; lean healthcare; lean in de zorg > Continuous improvement
Kaizen; kaizen events > Lean
5S; 5s-methode; 5s methode; 5s method; 5s audits > Lean
Value stream mapping; waardestroomanalyse; value stream map; waardestroom in kaart brengen > Lean
SMED; single minute exchange of die > Lean
Poka-yoke; poka yoke > Lean
Heijunka > Lean
Gemba walks; gemba walk; gemba > Lean
A3 method; a3-methode; a3 problem solving; a3 report; a3-rapport > Lean
Hoshin Kanri; hoshin > Lean
Toyota Production System; toyota kata > Lean
Lean construction; lean bouwen; lean planning > Lean
Last Planner System; last planner > Lean
Theory of constraints > Continuous improvement
Quick response manufacturing; !QRM
World Class Manufacturing
Six Sigma; six-sigma
Lean Six Sigma; lean-six-sigma; lean sigma > Lean, Six Sigma
DMAIC > Six Sigma
Quality control; kwaliteitscontrole; quality inspection; qc; inspection; kwaliteitsinspectie
Quality assurance; kwaliteitsborging; !QA; kwaliteitszorg; quality management; kwaliteitsmanagement; quality systems
ISO 9001; iso9001; iso 9001:2015; iso-9001 > Quality assurance
ISO 14001; iso14001; iso 14001:2015; iso-14001 > Environmental management ~ Environmental management
Environmental management; milieumanagement; environmental management system; milieumanagementsysteem; milieuzorgsysteem
ISO 45001; iso45001; ohsas 18001; ohsas > Occupational safety
ISO 50001 > Energy management
ISO 13485; iso13485 > Quality assurance
Accredited lab work; werken in een geaccrediteerd lab; geaccrediteerd laboratorium
ISO 17025; iso/iec 17025; iso17025 > Accredited lab work ~ Accredited lab work
ISO 17020; iso/iec 17020
ISO 15189
ISO 31000 > Risk management
ISO 26262
IATF 16949; ts 16949; iso/ts 16949 > Quality assurance
AS9100; as 9100; en 9100 > Quality assurance
IEC 61508
IEC 61511
IEC 62304
SIL (functional safety); functional safety; functionele veiligheid
EN 1090; nen-en 1090; en 1090-2
ISO 3834; iso3834
EFQM; efqm-model; efqm model > Quality assurance
INK model; ink-model > Quality assurance
MDR (medical devices); medical device regulation; eu mdr
FDA regulations; fda compliance; fda validation
21 CFR Part 11
PED (pressure equipment); pressure equipment directive
REACH regulation; reach-verordening
RoHS
Seveso; brzo
PGS 15; pgs15; pgs-15
ISO 13485
HACCP > Food safety ~ Food safety
Food safety; voedselveiligheid; voedselveiligheidssysteem; voedselveiligheidseisen
GMP; good manufacturing practice; cgmp; gmp richtlijnen
GDP (distribution); good distribution practice
GLP; good laboratory practice
GxP
Occupational safety; veiligheid op de werkvloer; health and safety; workplace safety; qhse; hse; ehs; kam; safety management; veiligheidskunde; vgm-beleid; vgm-plan; arbo; arbeidsveiligheid
OSHA; osha regulations > Occupational safety
Arbowet; arbowetgeving; arbeidsomstandighedenwet > Occupational safety
Risk assessment; risico-inventarisatie; risicobeoordeling; risk assessments
RI&E; risico-inventarisatie en -evaluatie > Risk assessment, Occupational safety ~ Risk assessment
HAZOP; hazop studies; hazard and operability study > Risk assessment
TRA (task risk analysis); taakrisicoanalyse; taak risico analyse; task risk assessment > Risk assessment
LMRA; last minute risk analysis; last minute risico analyse > Occupational safety
Lockout-tagout; lototo; lock out tag out; lockout tagout > Occupational safety
Bow-tie analysis; bowtie analysis; bow-tie > Risk assessment
Fine and Kinney; fine & kinney > Risk assessment
ATEX
CE marking; ce-markering
Machinery directive; machinerichtlijn; machine directive > CE marking
Technical purchasing; technische inkoop
Commissioning; inbedrijfstelling; inbedrijfstellen; commissioning of systems; inbedrijf stellen
FAT/SAT; factory acceptance test; site acceptance test
Field service; servicemonteur buitendienst; service and maintenance; service en onderhoud; field service engineering
Automotive repair; autotechniek; auto repair; automotive; motorvoertuigentechniek; vehicle repair; autoreparatie; auto mechanic; voertuigtechniek
Vehicle diagnostics; diagnose voertuigen; diagnoseapparatuur; automotive diagnostics; obd
Truck maintenance; bedrijfswagentechniek; vrachtwagentechniek; diesel mechanics; diesel engines
Brake and tyre service; banden wisselen; remmen; brakes; tire service; brake repair
APK inspection; apk-keuringen; apk
Body repair; carrosserie; schadeherstel; autoschade; auto body repair; collision repair; spuitwerk; autospuiten
Bicycle repair; fietsreparatie; fietstechniek; fietsenmaker; bicycle mechanics
Aircraft maintenance; vliegtuigonderhoud; aviation maintenance; aircraft mechanic; airframe; vliegtuigtechniek; avionics
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
HPLC; high performance liquid chromatography > Liquid chromatography
UHPLC; uplc > Liquid chromatography ~ HPLC
Liquid chromatography; vloeistofchromatografie > Chromatography
Gas chromatography; gaschromatografie > Chromatography
GC-MS; gc/ms > Gas chromatography, Mass spectrometry
GC-FID > Gas chromatography
LC-MS; lc-ms/ms; lc/ms > Liquid chromatography, Mass spectrometry
Chromatography; chromatografie; chromatographic analysis
PCR > Molecular biology
qPCR; real-time pcr > PCR
RT-PCR > PCR
Next generation sequencing; !NGS > Molecular biology
CRISPR; crispr-cas9 > Molecular biology
SDS-PAGE
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
PCB design; printplaten; pcb layout; circuit design; schakelingen ontwerpen
Altium Designer > PCB design
KiCad > PCB design
OrCAD > PCB design
Eagle PCB > PCB design
SPICE simulation; ltspice; pspice
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
Piping; piping design; leidingwerk; isometrics; isometrische tekeningen; pijpfitten; pijpleidingen
!P&ID; p&id's; p&ids; piping and instrumentation diagram > Reading drawings
Non-destructive testing; niet-destructief onderzoek; ndt; ndo
Surface treatment; oppervlaktebehandeling; poedercoaten; powder coating; galvaniseren; stralen; sandblasting; coating
Injection moulding; spuitgieten; injection molding; kunststoftechniek; plastics processing; extrusion
Technical English; technisch engels
OEE; overall equipment effectiveness
MES systems; manufacturing execution system; manufacturing execution systems
Ultimo > Maintenance management
Maximo > Maintenance management
`;
