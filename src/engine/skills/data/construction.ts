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
Demolition; sloopwerk; slopen; sloopwerkzaamheden
Asbestos removal; asbestsanering; asbestverwijdering; asbestos abatement
Paving; straatwerk; bestratingen; stratenmaken; bestrating; straten maken
Earthworks; grondwerk; grondverzet; excavation; grondwerkzaamheden; grading and excavation
Groundworks and roads; gww; grond-, weg- en waterbouw; wegenbouw; road construction; civil works; weg- en waterbouw
Asphalting; asfalteren; asfalt; asphalt paving
Sewerage; riolering; rioleringswerk; sewer systems; rioolaanleg
Pipe laying; buizen leggen; leidingen leggen; kabels en leidingen; pipelaying
Excavator operation; graafmachine; kraanmachinist; mobiele kraan bedienen; rupskraan; excavator; minigraver; graafmachinist; backhoe
Wheel loader operation; shovel; wiellader; laadschop; front end loader; bulldozer
Crane operation; hijskraan; torenkraan; tower crane; crane operator; hijswerkzaamheden; rigging; hijsen
Aerial work platform; hoogwerker; verreiker; schaarlift; telehandler; boom lift; scissor lift
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
Security systems installation; beveiligingsinstallaties; alarmsystemen; camerasystemen; cctv; alarm systems
Building automation; gebouwautomatisering; domotica; gebouwbeheersystemen; building management systems
Site management; bouwplaatsmanagement; construction site management; uitvoering bouw; site supervision; bouwplaatsbegeleiding; construction supervision
Construction management; bouwmanagement; construction project management; general contracting; construction project
Construction planning; bouwplanning; construction scheduling; planning bouw
Work preparation; werkvoorbereiding; werkvoorbereiden
Cost estimating; calculeren; calculatie; begroten; cost estimation; cost calculation; estimating; kostencalculatie; bestekken calculeren; kostenraming; construction estimating
Tendering; aanbestedingen; aanbesteden; tenders; tender management; tenderen; bid management; bid preparation; inschrijvingen
Building regulations; bouwbesluit; bouwregelgeving; building codes; bbl; building code; besluit bouwwerken leefomgeving
UAV contracts; uav-gc; !UAV; raw-bestekken; raw-systematiek
Reading drawings; tekeningen lezen; bouwtekeningen lezen; blueprint reading; reading blueprints; technische tekeningen lezen; bouwtekeningen; blueprints; van tekening werken
Technical drawing; technisch tekenen; bouwkundig tekenen; !DRAFTING; cad drafting; architectural drafting; technical drawings
BIM; building information modeling; building information modelling; bouwwerkinformatiemodel
Revit; autodesk revit > BIM
AutoCAD; auto cad; auto-cad ~ Revit
ArchiCAD > BIM ~ Revit
Tekla; tekla structures > BIM
SketchUp; sketch up
Navisworks > BIM
Primavera; primavera p6
Bluebeam; bluebeam revu
Procore
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
Construction safety; veilig werken op de bouw; bouwveiligheid; v&g-plan; veiligheidsplan; site safety; v&g plan
Quality control (construction); wkb; wet kwaliteitsborging; opleverkeuring; snagging; kwaliteitsborging bouw
Contract management (construction); meerwerk; minderwerk; meer- en minderwerk; change orders
Subcontractor management; onderaannemers aansturen; aansturen van onderaannemers; subcontractors; onderaannemers
`;
