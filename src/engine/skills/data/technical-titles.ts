/**
 * Professions of technical trades, transport and green work; the form stands in `./title-families.ts`. A line whose role stands there too
 * adds to it. These go first: the exact profession has its title, not a wider one that shares the word.
 */
export const technicalTitles = {
  construction: `
building inspector; toezichthouder civiel; toezichthouder infra; toezichthouder uitvoering; toezichthouder werken; directievoerder; bouwkundig toezichthouder; clerk of works; civiel opzichter; opzichter civiel; opzichter infra
buyer adviser; kopersbegeleider; kopersadviseur; kopersbegeleidster; bewonersbegeleider; bewonersconsulent; tenant liaison officer; customer choices coordinator
surroundings manager; omgevingsmanager; community liaison officer; adviseur conditionering; stakeholdermanager infra ~ project manager
road worker; asfaltmedewerker; asfaltafwerker; balkman; straatwerker; straatmaker; sleuvengraver; groundwork operative; highways operative
piling operative; heier; funderingsmachinist; heibaas; funderingswerker; piling rig operator ~ excavator operator, construction worker
demolition worker; sloper; sloopmachinist; demolition operative; sloopvakman ~ construction worker
fire stopping installer; brandwerend applicateur; applicateur brandwering; firestop installer ~ insulation worker
cable jointer; monteur laagspanning; laagspanningsmonteur; middenspanningsmonteur; hoogspanningsmonteur; netmonteur; monteur middenspanning; monteur hoogspanning; monteur ls; monteur ms; kabelmonteur; mofmonteur; jointer; lijnwerker hoogspanning ~ electrician
gas and water technician; gasmonteur; watermonteur; monteur gas; monteur water; monteur gas en water; distributiemonteur; mains technician; gas network technician; leidingmonteur ~ plumber
controls technician; regeltechnicus; regeltechnisch monteur; bms engineer; gbs specialist; inregelspecialist; inregeltechnicus; bms technician; servicetechnicus regeltechniek ~ hvac technician, automation engineer
electrical inspector; inspecteur elektrotechniek; inspecteur elektrotechnische installaties; keurmeester elektrotechniek; inspecteur elektrische installaties; elektrotechnisch inspecteur ~ electrician
smart home installer; domoticaspecialist; domoticamonteur; domotica specialist; smart home engineer ~ electrician
sprinkler fitter; sprinklermonteur; monteur sprinkler; fire sprinkler installer; sprinkler installer ~ plumber
security systems technician; beveiligingsmonteur; brandmeldmonteur; beveiligingstechnicus; technicus beveiliging; alarm installer; cctv engineer; monteur brandmeldinstallaties; fire alarm engineer; security systems engineer; monteur beveiliging ~ service technician, electrician
ev charging installer; laadpaalmonteur; monteur laadpalen; ev charge point installer; ev installer ~ electrician
sewer worker; rioolinspecteur; kolkenzuiger; rioolreiniger; drainage engineer; rioolmonteur; jetvac operator; drainage operative; machinist kolkenzuiger ~ road worker
facade fitter; gevelmonteur; kozijnenmonteur; gevelbekleder; window fitter; facade installer; kozijnmonteur ~ carpenter, glazier
steel erector; staalmonteur; monteur staalconstructies; steel fixer erector; montagevakman staal ~ metal worker, crane operator
forester; ranger; natuurbeheerder; terreinbeheerder; countryside ranger
forestry worker; bosmedewerker; boswerker; bosarbeider; forest worker; woodland worker; houtkapper ~ forester, gardener
forest machine operator; harvester operator; harvestermachinist; harvester machinist; forwardermachinist; forwarder machinist ~ forestry worker, excavator operator
tree inspector; boominspecteur; boomveiligheidscontroleur; boomtechnisch adviseur; tree surveyor ~ gardener, forester
geotechnical engineer; geotechnisch adviseur; geotechnicus; geotechnisch ingenieur; adviseur geotechniek ~ construction engineer
`,
  engineering: `
pipefitter; pijpfitter; pipe fitter; steamfitter; fitter leidingwerk; monteur leidingwerk ~ plumber, welder, metal worker
welding inspector; lasinspecteur; lascoördinator; lascoordinator; welding coordinator; ndt technician; ndo-inspecteur; ndt inspector; ndo technicus ~ welder, quality specialist
sheet metal worker; kantbankoperator; lasersnijder; plaatwerker; kantpersbediener; press brake operator; laser cutting operator; kanter; kantbankzetter ~ metal worker
surface treater; poedercoater; metaalspuiter; industrieel spuiter; powder coater; industrial sprayer; straler; medewerker oppervlaktebehandeling ~ metal worker
electronics technician; elektronicamonteur; printmonteur; smd operator; electronics assembler; soldeerder; soldeerster; elektronica monteur ~ electronics engineer
cam programmer; cam-programmeur; cnc-programmeur; cnc programmer; cam programmeur; cnc programmeur ~ cnc operator
metrologist; meetkamermedewerker; cmm operator; meettechnicus; cmm programmer; metrology technician; 3d-meettechnicus; medewerker meetkamer ~ quality specialist
plant shift leader; wachtchef; ploegchef; shiftleader; shift leader plant; shift supervisor production; wachtleider ~ production manager, machine operator
machine operator; procesoperator; board operator; field operator; buitenoperator; bordoperator; outside operator; process plant operator; terminal operator; verlaadoperator
qualified person; qp; apotheker qp; qualified person pharma ~ quality specialist
validation engineer; validatie-engineer; validatie engineer; csv engineer; validation specialist; validatiespecialist; kwalificatie-engineer ~ quality specialist, process engineer
sampler; monsternemer; veldwerker; veldwerker bodem; veldmedewerker bodem; field sampler; sampling technician ~ environmental specialist, laboratory technician
grid engineer; netplanner; netstrateeg; netontwerper; power systems engineer; grid connection engineer; netarchitect; netspecialist ~ electrical engineer, energy engineer
energy assessor; ep-adviseur; energielabeladviseur; ep adviseur; retrofit assessor; domestic energy assessor; adviseur energielabel ~ energy engineer
wind turbine technician; windmonteur; monteur windturbines; monteur windmolens; windtechnicus; wind technician
commissioning engineer; start-up engineer; startup engineer; inbedrijfsteller; commissioning technician; inbedrijfstellingsengineer ~ automation engineer, service technician
piping engineer; piping designer; leidingontwerper; plant designer; piping stress engineer ~ mechanical engineer
ship engineer; scheepswerktuigkundige; second engineer; third engineer; chief engineer marine; marine engineer; machinist scheepvaart; hoofdwerktuigkundige; scheepsmachinist ~ ship crew, maintenance technician
shipbuilder; scheepsbouwer; shipwright; scheepstimmerman; jachtbouwer; yacht builder; scheepsbetimmeraar; yacht joiner; jachttimmerman ~ carpenter, welder
rov pilot; rov technician; rov supervisor; rov operator; rov-piloot; rov pilot technician
rope access technician; industrieel klimmer; irata technician; rope access technicus ~ maintenance technician
drill crew; roustabout; roughneck; derrickman; toolpusher; driller; drilling operative; floorhand
dredging worker; baggermeester; baggeraar; dredge operator; dredge master; baggerschipper; stortbaas ~ ship crew, road worker
harbour master; havenmeester; havencoördinator; vts operator; verkeersbegeleider scheepvaart; port controller
lock keeper; sluiswachter; brugwachter; bridge operator; object operator sluizen
drone pilot; dronepiloot; uas pilot; drone operator; rpas pilot; dronevlieger
flight dispatcher; flight operations officer; vluchtplanner; flight planner; dispatcher luchtvaart
airworthiness engineer; camo engineer; continuing airworthiness engineer; camo-engineer; airworthiness review engineer ~ aircraft mechanic
rolling stock technician; treinmonteur; monteur rollend materieel; trammonteur; rolling stock engineer; train mechanic; metromonteur ~ mechanic
signalling technician; seinwezenmonteur; monteur treinbeveiliging; treinbeveiligingsmonteur; signalling engineer; signal technician; monteur seinwezen ~ electrician
overhead line technician; bovenleidingmonteur; ole technician; catenary technician; monteur bovenleiding ~ electrician
track worker; spoorlegger; baanwerker; spoorwerker; trackman; p-way operative; vakman spoor; spoormonteur; wisselmonteur; vakman spoorbouw ~ road worker
track safety officer; veiligheidsman; leider werkplekbeveiliging; coss; veiligheidsman spoor; grenswachter spoor; lwb'er
wastewater operator; procesvoerder; waterzuiveringsoperator; water treatment operator; zuiveringstechnicus; klaarmeester; sewage works operator; procesoperator zuivering ~ machine operator, environmental specialist
water level manager; peilbeheerder; waterbeheerder; medewerker watersysteem; watersysteembeheerder; gemaalbeheerder
noise consultant; geluidsadviseur; geluidadviseur; akoestisch adviseur; acoustic consultant; adviseur geluid ~ environmental specialist
soil consultant; bodemadviseur; adviseur bodem; milieukundig begeleider; projectleider bodem; bodemkundig adviseur ~ environmental specialist
waste adviser; afvaladviseur; waste consultant; adviseur afval; afvalcoach ~ environmental specialist
environmental enforcement officer; toezichthouder milieu; milieuhandhaver; handhaver milieu; environmental inspector; inspecteur milieu; environmental health enforcement officer ~ environmental specialist
cheesemaker; kaasmaker; cheese maker; kaasbereider ~ food technologist, production worker
beer brewer; bierbrouwer; brouwmeester; brewmaster; head brewer; brewer ~ food technologist, machine operator
fish processor; visfileerder; fish filleter; visverwerker; fileerder ~ butcher
production worker; food operative; productiemedewerker voeding; food production operative; assemblagemedewerker; montagemedewerker; assembly operative
parts specialist; onderdelenspecialist; parts advisor; parts adviser; onderdelenadviseur; onderdelenverkoper; magazijnmedewerker onderdelen; medewerker onderdelenmagazijn ~ warehouse worker
tyre fitter; bandenmonteur; tire technician; tyre technician; bandenspecialist ~ car mechanic
truck mechanic; bedrijfswagentechnicus; truckmonteur; bedrijfsautotechnicus; hgv mechanic; hgv technician; diesel mechanic; trailermonteur; truck technician; bedrijfswagenmonteur ~ car mechanic
vehicle inspector; apk-keurmeester; keurmeester apk; mot tester; apk keurmeester ~ car mechanic
motorcycle mechanic; motorfietstechnicus; motorfietsmonteur; motorcycle technician ~ bicycle mechanic, car mechanic
mobile machinery mechanic; heftruckmonteur; monteur grondverzetmachines; materieelmonteur; plant fitter; forklift technician; forklift mechanic; monteur mobiele werktuigen ~ agricultural mechanic, mechanic
service advisor automotive; service adviseur; werkplaatsreceptionist; receptionist werkplaats; aftersales adviseur; serviceadviseur auto; service adviser
safety watch; mangatwacht; brandwacht; veiligheidswacht; buitenwacht; manhole watch; fire watch; hole watch; mangatwacht brandwacht ~ safety specialist
permit issuer; werkvergunningverlener; vergunningverstrekker; permit coordinator; werkvergunningverstrekker ~ safety specialist
reliability engineer; betrouwbaarheidsingenieur; reliability specialist ~ maintenance technician
`,
  logistics: `
ground handling agent; platformmedewerker; ramp agent; platform medewerker; ramp handler; bagagemedewerker; baggage handler; bagageafhandelaar; ramp operative; medewerker platform ~ warehouse worker
passenger service agent; check-in medewerker; check-in agent; gate agent; passagemedewerker; grondstewardess; grondsteward; medewerker passage; airport customer service agent; passenger services agent ~ flight attendant, receptionist
air cargo agent; luchtvrachtmedewerker; cargo agent; medewerker luchtvracht platform; air freight handler ~ freight forwarder
ship agent; waterklerk; boarding agent; scheepsagent; port agent; cargadoor; boarding officer; ship's agent ~ freight forwarder
docker; sjorder; havenarbeider; stuwadoor; stevedore; dockworker; havenwerker; dock worker; terminalmedewerker; havenmedewerker; lashing operative ~ warehouse worker, crane operator
vessel planner; ship planner; stuwplanner; vesselplanner; stowage planner; terminal planner ~ transport planner
cargo surveyor; ladingcontroleur; marine surveyor; cargo superintendent; cargo inspector; ladinginspecteur
train guard; conducteur; hoofdconducteur; train conductor; train manager; tramconducteur; treinbegeleider; railway guard; servicemedewerker tram ~ flight attendant, bus driver
train driver; machinist goederentrein; machinist personenvervoer; treinbestuurder; freight train driver; machinist nederlandse spoorwegen; machinist reizigersvervoer
train dispatcher; treindienstleider; signaller; train controller; verkeersleider spoor; railverkeersleider; signal box operator
shunter; rangeerder; rangeermachinist; rangeerleider ~ train driver
public transport controller; verkeersleider openbaar vervoer; centralist openbaar vervoer; service controller; verkeersleider bus; verkeersleider tram; verkeersleider ov ~ transport planner
duty planner; crew planner; dienstindeler; personeelsindeler; dienstroosteraar; crew scheduler; roosteraar ~ transport planner
stock controller; inventory analyst; voorraadanalist; inventory controller; stock analyst; voorraadcoördinator; stock control clerk; voorraadmedewerker ~ warehouse worker
warehouse worker; inslagmedewerker; goods-in clerk; goods-in operative; uitslagmedewerker; returns clerk; goods in operative
customs declarant; customs clerk; customs entry clerk; douanemedewerker; customs consultant; customs agent; medewerker douane; douanespecialist
freight forwarder; importmedewerker; exportmedewerker; import medewerker; export medewerker; air export agent; air import agent; ocean export coordinator; export administrator; ocean export agent; export clerk; import clerk; shipping administrator
transport planner; charter planner; charterplanner; traffic planner; subcontract planner; transport clerk; ritplanner; planner wegtransport
bus driver; coach driver; coach tour driver; lijnbuschauffeur; stadsbuschauffeur
weighbridge operator; weegbrugmedewerker; acceptant afval; afvalacceptant; waste acceptance officer; weegbrug medewerker ~ waste collector
waste collector; recycling centre attendant; recycling operative; recycling centre operative; medewerker afvalinzameling
`,
  hospitality: `
farm worker; veeverzorger; stockperson; herdsman; herdsperson; melkveemedewerker; dairy farm worker; grower; glasshouse worker; greenhouse worker; pig unit stockperson; poultry worker
crop scout; scout gewasbescherming; ipm scout; gewasscout ~ farm worker, agronomist
agronomist; herd manager; head grower; teeltspecialist; bodemadviseur landbouw; crop consultant; bedrijfsleider melkvee
`,
};
