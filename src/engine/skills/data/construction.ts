/** Building and installation work. "This service uses the ESCO classification of the European Commission." */
export const construction = `
Bricklaying; metselen; metselwerk; brick laying; masonry
Pointing (masonry); voegen; voegwerk; tuckpointing
Carpentry; timmeren; timmerwerk; woodworking; houtbewerking; joinery; timmerwerkzaamheden
Formwork; bekisting; bekisten; betontimmeren; betontimmerwerk; concrete formwork
Concrete work; betonwerk; beton storten; concrete; concrete pouring; betonstorten
Rebar work; betonvlechten; vlechtwerk; ijzervlechten; wapening
Plastering; stukadoren; stucwerk; stuken; drywall finishing; stucen
Drywall; gipsplaten; metal stud; metalstud; systeemwanden; sheetrock; afbouw
Painting (buildings); schilderen; schilderwerk; house painting; lakwerk; buitenschilderwerk; binnenschilderwerk
Tiling; tegelzetten; tegelwerk; tile setting; tegels zetten
Roofing; dakdekken; dakbedekking; dakwerk; roofer; bitumineuze dakbedekking
Floor laying; vloeren leggen; flooring; vloerleggen; dekvloeren; parket leggen
Glazing; glaszetten; beglazing; glas zetten
Insulation; isoleren; isolatie; isolatiewerk; na-isolatie
Scaffolding; steigerbouw; steigers; steigers bouwen; rolsteiger
Working at height; werken op hoogte; working at heights
Demolition; sloopwerk; slopen; sloopwerkzaamheden
Asbestos removal; asbestsanering; asbestverwijdering; asbestos abatement
Paving; straatwerk; bestratingen; stratenmaken; bestrating; straten maken
Earthworks; grondwerk; grondverzet; excavation; grondwerkzaamheden; grading and excavation
Groundworks and roads; gww; grond-, weg- en waterbouw; wegenbouw; road construction; civil works; weg- en waterbouw
Asphalting; asfalteren; asfalt; asphalt paving
Sewerage; riolering; rioleringswerk; sewer systems; rioolaanleg
Pipe laying; buizen leggen; leidingen leggen; kabels en leidingen; pipelaying
Excavator operation; graafmachine; kraanmachinist; mobiele kraan bedienen; rupskraan; excavator; minigraver; graafmachinist; backhoe
Wheel loader operation; shovel; wiellader; laadschop; front end loader
Bulldozer operation; bulldozer; bulldozeren ~ Wheel loader operation
Crane operation; hijskraan; torenkraan; tower crane; crane operator; hijswerkzaamheden; rigging; hijsen
Aerial work platform; hoogwerker; schaarlift; boom lift; scissor lift
Telehandler operation; verreiker; telehandler; verreiker rijden; telehandlers ~ Aerial work platform
Plumbing; loodgieten; loodgieterswerk; sanitair; sanitary installation; sanitair installeren; pipefitting; pipe fitting
Central heating; cv-installatie; cv-ketels; cv-ketel; cv-installaties; central heating installation; boilers; verwarmingsinstallaties; heating systems
Heat pumps; warmtepompen; warmtepomp; heat pump
HVAC; klimaattechniek; klimaatinstallaties; airco; air conditioning; airconditioning; ventilation; ventilatie; luchtbehandeling; heating ventilation and air conditioning; hvac systems
Refrigeration; koeltechniek; koudetechniek; refrigeration systems; koelinstallaties
Gas installation; gasleidingen; gasinstallatie; gastechniek; gas fitting
Electrical installation; elektra aanleggen; elektrische installaties; elektrotechnische installaties; electrical wiring; elektra; bedrading; electrical installations; elektrotechnisch installeren
Solar panels; zonnepanelen; pv-installaties; solar energy; solar installation; photovoltaic; pv systems
EV charging; laadpalen; laadpaal; charging stations
Fire safety systems; brandbeveiliging; brandbeveiligingsinstallaties; fire protection systems
Fire alarm systems; brandmeldinstallaties; brandmeldinstallatie; fire alarms; brandmeldsystemen; ontruimingsinstallaties > Fire safety systems
Sprinkler systems; sprinklerinstallaties; sprinklers; sprinklerinstallatie; fire sprinklers > Fire safety systems
Security systems installation; beveiligingsinstallaties; alarmsystemen; cctv; alarm systems
Building automation; gebouwautomatisering; gebouwbeheersystemen; building management systems
Site management; bouwplaatsmanagement; construction site management; uitvoering bouw; site supervision; bouwplaatsbegeleiding; construction supervision
Construction management; bouwmanagement; construction project management; general contracting; construction project
Construction planning; bouwplanning; construction scheduling; planning bouw
Work preparation; werkvoorbereiding; werkvoorbereiden
Cost estimating; calculeren; calculatie; begroten; cost estimation; cost calculation; estimating; kostencalculatie; bestekken calculeren; kostenraming; construction estimating
Tendering; aanbestedingen; aanbesteden; tenders; tender management; tenderen; bid management; bid preparation; inschrijvingen
Building regulations; bouwregelgeving; building codes; building code
Bouwbesluit; bouwbesluit 2012 > Building regulations
?Bbl; besluit bouwwerken leefomgeving > Building regulations ~ Bouwbesluit
UAV contracts; !UAV; uav 2012 ~ UAV-GC
UAV-GC; uavgc; uav-gc 2005; uav gc
RAW specifications; raw-systematiek; raw-bestekken; raw-bestek; raw bestekken; raw systematiek
FIDIC; fidic contracts
NEC contracts; nec3; nec4; nec3 contracts; nec4 contracts
JCT contracts; jct contract; jct
DNR 2011; de nieuwe regeling 2011
CDM regulations; cdm 2015 > Construction safety
BREEAM; breeam-nl
LEED certification; leed green building; ?LEED
GPR Gebouw
BENG; beng-eisen; beng-berekening
MPG calculation; milieuprestatie gebouwen; mpg-berekening
NL/SfB; nl-sfb
IFC (BIM); ifc-modellen; ifc models > BIM
ISO 19650 > BIM
COBie > BIM
Eurocode; eurocodes > Structural engineering
CO2-prestatieladder; co2 prestatieladder; co2 performance ladder > Sustainability
Reading drawings; tekeningen lezen; bouwtekeningen lezen; blueprint reading; reading blueprints; technische tekeningen lezen; bouwtekeningen; blueprints; van tekening werken
Technical drawing; technisch tekenen; bouwkundig tekenen; !DRAFTING; cad drafting; architectural drafting; technical drawings
BIM; building information modeling; building information modelling; bouwwerkinformatiemodel
Revit; autodesk revit > BIM, CAD
Revit MEP > Revit
Dynamo Revit; dynamo bim > Revit
AutoCAD; auto cad; auto-cad > CAD ~ Revit
AutoCAD Electrical > AutoCAD, Electrical CAD
AutoCAD MEP > AutoCAD
AutoCAD Plant 3D > AutoCAD
AutoCAD LT > AutoCAD
Civil 3D > AutoCAD
BIM 360 > BIM
Autodesk Construction Cloud
ArchiCAD > BIM ~ Revit
Tekla; tekla structures > BIM
SketchUp; sketch up
Navisworks > BIM
Primavera; primavera p6; oracle primavera > Construction planning
Asta Powerproject > Construction planning
Bluebeam; bluebeam revu
Procore > Construction management
Structural engineering; constructieleer; constructief ontwerp; structural analysis; structural design; constructieberekeningen; constructief rekenen
Civil engineering; civiele techniek; civiele engineering
Architecture (buildings); architectuur; bouwkundig ontwerp; architectural design; bouwkunde
Interior finishing; afwerking; interieurbouw; interior fit-out; aftimmeren
Renovation; renovatie; verbouwingen; remodeling; renovatiewerk; verbouw
Residential construction; woningbouw; home building; nieuwbouw woningen; seriematige woningbouw; nieuwbouw
Commercial construction; utiliteitsbouw; utiliteit; commercial building
Timber frame construction; houtskeletbouw; hsb; timber framing
Prefabrication; prefab; prefab betonelementen
Welding; lassen; laswerk; welder; laswerkzaamheden
Surveying; landmeten; maatvoering; maatvoeren; land surveying; uitzetten; topographic surveying
Geotechnics; geotechniek; geotechnical engineering; funderingstechniek; foundations; funderingen; heien
Landscaping; hoveniersbedrijf; tuinaanleg; tuinonderhoud; groenvoorziening; groenonderhoud; landscape maintenance; hovenierswerk; gardening
Property maintenance; vastgoedonderhoud; onderhoud van woningen; onderhoudswerkzaamheden; building maintenance; planmatig onderhoud; mutatieonderhoud; facility maintenance
Real estate development; vastgoedontwikkeling; projectontwikkeling; property development
Property management; vastgoedbeheer; real estate management; vastgoedmanagement; property manager
Energy performance advice; energieadvies; energielabel; epa; energieprestatie; verduurzaming
Waterproofing; waterdicht maken; kitten; kitwerk; voegkitten
Facade construction; gevelbouw; gevelmontage; gevelbekleding; facades; cladding
Window frame fitting; kozijnen plaatsen; kozijnen; kozijnmontage; window installation; ramen en deuren
Staircase making; trappen maken; trappenmaker; stair building
Kitchen fitting; keukenmontage; keukens plaatsen; kitchen installation; keukens monteren
Hydraulic engineering; waterbouw; baggerwerk; dredging; baggeren; waterbouwkunde
Rail infrastructure; railinfra; spoorbouw; railway construction; spoorwegbouw
Overhead line work; bovenleiding; overhead line equipment; catenary > Rail infrastructure
Railway signalling; treinbeveiliging; railway signaling; seinwezen > Rail infrastructure
Track work; spoorwerk; permanent way; spooronderhoud; track maintenance > Rail infrastructure
Traffic management (road works); verkeersmaatregelen; verkeersregelaar; traffic control; verkeersplan
Construction safety; veilig werken op de bouw; bouwveiligheid; veiligheidsplan; site safety
V&G plan; v&g-plan; v&g-plannen; veiligheids- en gezondheidsplan > Construction safety
Quality control (construction); opleverkeuring; snagging; kwaliteitsborging bouw
Wkb; wet kwaliteitsborging; wet kwaliteitsborging voor het bouwen > Quality control (construction)
Contract management (construction); meerwerk; minderwerk; meer- en minderwerk; change orders
Subcontractor management; onderaannemers aansturen; aansturen van onderaannemers; subcontractors; onderaannemers
`;
