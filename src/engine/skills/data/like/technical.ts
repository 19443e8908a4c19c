/** Words of technical trades, transport and green work that stand for each other in Dutch and English; the form stands in `../like-words.ts`. */
export const technicalWords = `
wand wanden wall walls muur muren
plafond plafonds ceiling ceilings
gevel gevels facade facades brickwork façade
baksteen bakstenen steen stenen brick bricks
kalkzandsteen blocks blokken blockwork
mortel specie mortar
voegen voegwerk repointing
pleisterwerk pleisteren stucwerk stuken plaster plastering skim rendering
dakpan dakpannen roof-tile pannen
goot goten dakgoot dakgoten gutter gutters guttering
gips gipsplaat gipsplaten plasterboard drywall gyproc
balk balken beam beams ligger liggers girder girders
kolom kolommen column columns
fundering funderingen foundation foundations footing footings
paal palen heipalen pile piles piling
damwand damwanden sheetpile sheetpiles
wapening betonstaal rebar reinforcement
bekisting formwork shuttering
sleuf sleuven trench trenches
talud taluds embankment embankments slope slopes
grond bodem soil
asfalt asphalt tarmac blacktop
bestrating klinkers tegels paving pavers blocks
trottoir stoep stoepen pavement kerb kerbs trottoirband trottoirbanden
riool riolen riolering rioleringen sewer sewers drain drains drainage
put putten manhole manholes inspectieput inspectieputten
brug bruggen bridge bridges viaduct viaducten
sluis sluizen lock locks
dijk dijken dike dikes levee levees
kademuur kademuren quay quays wharf
steiger steigers scaffold scaffolds scaffolding
sloop slopen sloopwerk demolition demolish dismantling
asbest asbestos
houtrot repair-care
verven lak lakken lakwerk paint paints coating
parket parketvloer parquet hardwood
badkamer badkamers bathroom bathrooms
keuken keukens kitchen kitchens
trap trappen staircase staircases stairs
aannemer aannemers contractor contractors builder builders
onderaannemer onderaannemers subcontractor subcontractors subbies nevenaannemers
bouwplaats bouwplaatsen jobsite
uitvoerder uitvoerders site-manager superintendent foreman
toezichthouder opzichter supervisor inspector clerk-of-works
begroting begrotingen raming ramingen estimate estimates estimating priced pricing costing calculatie calculaties calculeren
bestek bestekken specification specifications
hoeveelheden hoeveelheid quantities quantity take-off takeoff
bouwkundig bouwkundige structural architectural
woning woningen huis huizen dwelling dwellings home homes house houses residential
nieuwbouw newbuild new-build
renovatie renovaties renovation refurbishment refurb
staalconstructie staalconstructies staal stalen steel steelwork
eurocode eurocodes
doorsnede detaillering detailing
modelleren modellering modelling modeling model modellen models
werktekening werktekeningen constructietekening shopdrawing shop-drawings drawings
waterpas waterpassen levelling leveling
uitzetten inmeten maatvoeren setting-out survey surveying
koper koperen copper
leiding leidingen leidingwerk buis buizen pipe pipes piping pipework
kraan afsluiter afsluiters klep kleppen valve valves
ketel ketels boiler boilers
radiator radiatoren radiators
luchtbehandeling luchtbehandelingskast luchtbehandelingskasten lbk ahu air-handling
ventilatie ventilation ventilatoren fans fan
koudemiddel koudemiddelen refrigerant refrigerants
lek lekkage lekkages lekken leak leaks leakage leaking
warmtepomp warmtepompen heatpump heat-pump
stopcontact stopcontacten wandcontactdoos wandcontactdozen socket sockets outlet outlets
schakelaar schakelaars switch
groepenkast groepenkasten meterkast meterkasten consumer-unit fuseboard distribution-board
schakelkast schakelkasten besturingskast besturingskasten control-panel cabinet cabinets switchboard switchgear
stroom spanning voltage
zekering zekeringen fuse fuses
aarding aarden earthing grounding
omvormer omvormers inverter inverters
zonnepaneel zonnepanelen zonnepark zonneparken zonneweide zonneweides solar pv photovoltaic
laadpaal laadpalen laadpunt laadpunten laadstation laadstations wallbox wallboxen charger chargers
accu accu's batterij batterijen battery batteries
transformator transformatoren trafo trafo's transformer transformers
onderstation onderstations station stations substation substations
laagspanning low-voltage lv
middenspanning medium-voltage mv
hoogspanning high-voltage hv
kabel kabels kabelwerk cable cables cabling
glasvezel glasvezels fibre fiber fibre-optic
brandmelder brandmelders brandmeldinstallatie brandmeldinstallaties fire-alarm smoke-detector
inbraak inbraakalarm intruder burglar
lift liften personenlift personenliften elevator elevators lifts
roltrap roltrappen escalator escalators
warmtenet warmtenetten stadsverwarming district-heating
windmolen windmolens windturbine windturbines turbine turbines
waterstof hydrogen h2
vergister vergisters vergisting digester digesters digestion biogas
verduurzamen verduurzaming sustainability sustainable retrofit
isolatie isoleren insulation insulating
energielabel energielabels epc
inregelen ingeregeld balancing balanced commissioning commissioned
inbedrijfstellen inbedrijfstelling commissioning commissioned start-up startup opstarten
machine machines machinery apparaat apparaten equipment
onderdeel onderdelen component componenten part parts components
gereedschap gereedschappen tool tools tooling
matrijs matrijzen mal mallen mould moulds mold molds die dies
verspanen verspaning machining metalworking
draaien draaibank lathe turning turned
frezen freesbank milling mill milled
slijpen slijpmachine grinding grinder
boren boormachine drilling drilled drill
zagen zaag sawing sawn
ontbramen bramen deburring deburr burrs
zetten kanten bending bent folding kantbank kantpers
lasser lassers welder welders lassen weld welding welds gelast
rvs roestvast roestvaststaal stainless inox
aluminium aluminum
constructie constructies frame frames fabrication fabricated
bankwerker bankwerken fitter plater fabricator
montage monteren samenbouwen samengebouwd assemblage assembly assembled assembling
omstellen ombouwen ombouw changeover changeovers set-up setup setups
programmeren programma programma's programming programs programmed
tolerantie toleranties tolerance tolerances
lager lagers bearing bearings
tandwiel tandwielen tandwielkast tandwielkasten gear gears gearbox gearboxes
aandrijving aandrijvingen
riem riemen snaar snaren belt belts
pomp pompen pump pumps
motor motoren engine engines
cilinder cilinders cylinder cylinders
sensor sensoren sensors
transportband transportbanden conveyor conveyors
revisie reviseren gereviseerd overhaul overhauled overhauls rebuild refurbish
smeren smering lubrication lubricating greasing
uitlijnen uitlijning alignment aligning aligned
trillingen trilling vibration vibrations
afkeur uitval scrap rejects reject
grondstof grondstoffen raw-material raw-materials materials
recept recepten receptuur recepturen recipe recipes formula formulation formulations
mengen menger mengketel mixing mixer mixed blending blend
wegen afwegen weigh weighed weighing
doseren dosering dosing dosed
vat vaten vessel vessels tank tanks drum drums
reactor reactoren reactors
kolom kolommen column columns
destillatie destilleren distillation distilling
controlekamer regelkamer control-room dcs
ploeg ploegen ploegendienst shift shifts
wachtchef ploegchef ploegleider shiftleader
stoom steam
perslucht compressed-air compressor compressoren compressors
verladen verlading beladen loading unloading laden lossen
tankauto tankauto's tankwagen tankwagens tanker tankers road-tanker
monster monsters sample samples sampling bemonsteren bemonstering monstername
analyse analyses analysis analyseren analysing analyzing
analist analisten analyst analysts laborant laboranten lab-technician
kweken kweek culture cultures culturing
bacterie bacteriën bacteria microbieel microbiologisch microbiology
titratie titraties titreren titration titrations
ijken ijking kalibreren kalibratie gekalibreerd calibrate calibrated calibration
valideren validatie gevalideerd validate validated validation qualification kwalificatie kwalificeren
afwijking afwijkingen deviation deviations non-conformity nonconformities
steriel sterile aseptisch aseptic
reinigen reiniging gereinigd cleaning cleaned clean cip
geneesmiddel geneesmiddelen farma farmaceutisch farmaceutische pharma pharmaceutical drug drugs
grondwater groundwater
afvalwater wastewater sewage effluent
zuivering zuiveringen waterzuivering rioolwaterzuivering rwzi
slib sludge
drinkwater drinking-water potable
gemaal gemalen pumping-station
stuw stuwen weir weirs
peil waterpeil
emissie emissies emission emissions
geluid geluidsmetingen noise acoustic akoestisch
sanering saneren gesaneerd remediation remediate
milieu environmental
vergunning vergunningen permit permits licence licences
handhaving handhaven enforcement enforce
afval afvalstoffen waste refuse rubbish garbage
huisvuil kliko's kliko minicontainers bins wheelie-bins
schroot scrap
puin rubble
verbranding verbrandingsoven verbrandingsinstallatie incineration incinerator combustion
kringloop reuse recycling
schip schepen vaartuig vaartuigen ship ships vessel vessels boat boats barge barges binnenschip
stuurman stuurlieden
kapitein schipper skipper
matroos matrozen deckhand deckhands seaman seamen sailor
dek deck
trossen afmeren meren mooring unmooring berthing
haven havens harbour harbor
lading ladingen cargo cargoes vracht vrachten freight
sjorren sjorder lashing unlashing securing secured zekeren
rederij rederijen shipping-line carrier carriers
machinekamer engine-room
baggeren bagger baggerschip dredging dredge dredger
duiken duiker duikers diving diver divers
vliegtuig vliegtuigen toestel toestellen aircraft aeroplane airplane
vlucht vluchten flight flights
piloot piloten vlieger
cabine cabin cabinepersoneel
luchthaven vliegveld airport schiphol apron platform
bagage baggage luggage
passagier passagiers reiziger reizigers passenger passengers traveller travellers
luchtverkeersleiding luchtverkeersleider atc
luchtwaardigheid airworthiness airworthy
trein treinen train trains rolling-stock
spoor sporen rails rail track tracks
wissel wissels turnout turnouts
bovenleiding overhead catenary ole
sein seinen signaal signal signals signalling
machinist treinmachinist train-driver
conducteur conducteurs conductor conductors
wagon wagons rijtuig rijtuigen wagonnen
koppelen gekoppeld coupling coupled
rangeren rangeerder shunting shunter
dienstregeling timetable timetables
kaartje kaartjes vervoerbewijs vervoerbewijzen vervoersbewijzen ticket tickets fare fares
chauffeur chauffeurs bestuurder bestuurders driver drivers
bus bussen touringcar touringcars
rolstoel rolstoelen wheelchair wheelchairs
vrachtwagen vrachtwagens trekker-oplegger lorry lorries truck trucks hgv
oplegger opleggers aanhanger aanhangers trailer trailers
laadklep laadkleppen tail-lift tailgate
rit ritten vracht vrachten trip trips route routes
charter charters haulier hauliers
koerier koeriers courier couriers bezorger bezorgers
verhuizen verhuizing verhuizingen removals removal relocation
inboedel inboedels household furniture meubels
magazijn magazijnen warehouse warehouses dc distributiecentrum
heftruck heftrucks vorkheftruck forklift forklifts
stelling stellingen racking rack racks
inslag inslaan put-away putaway receipt goods-in
uitslag uitslaan dispatch dispatched outbound
picken orderpicken picking picked
retour retouren teruggestuurd return returns returned
telling tellingen stocktake stocktakes stocktaking
verschil verschillen discrepancy discrepancies variance variances
expediteur expediteurs forwarder forwarders forwarding
zending zendingen shipment shipments consignment consignments
zeevracht ocean sea-freight seafreight
luchtvracht airfreight air-freight
aangifte aangiften declaratie declaration declarations entries
invoeraangifte invoeraangiften importaangifte importaangiften
uitvoeraangifte uitvoeraangiften exportaangifte exportaangiften
oorsprong origin preferential
entrepot bonded
accijns accijnzen excise
offerte offertes quotation quotations quote quotes pricing priced
auto auto's car cars vehicle vehicles voertuig voertuigen
beurt beurten onderhoudsbeurt onderhoudsbeurten service services servicing
rem remmen remblokken brake brakes
band banden tyre tyres tire tires
wiel wielen wheel wheels
distributieriem timing-belt cambelt
foutcode foutcodes storingscode fault-code uitlezen uitgelezen scanned
deuk deuken dent dents uitdeuken
kleur kleuren kleurstaal kleurstalen colour colours color colors
kenteken kentekens vin registration number-plate
occasion occasions inruil inruilauto inruilauto's used-car trade-in
taxeren taxatie taxaties getaxeerd appraisal appraising valuation valuing
fiets fietsen rijwiel bicycle bicycles bike bikes e-bike e-bikes
motorfiets motorfietsen motorcycle motorcycles
trekker trekkers tractor tractors
maaidorser combine combines dorsen combining
landbouwmachine landbouwmachines werktuig werktuigen implements implement farm-machinery
zaaien zaai sowing seeding
oogsten oogst geoogst harvest harvesting harvested rooien
ploegen ploughing plowing
spuiten bespuiten spraying sprayed sprayer
mest bemesting bemesten manure slurry fertiliser fertilizer fertilisation
koe koeien melkvee rund runderen cow cows cattle dairy
kalf kalveren calf calves
varken varkens zeug zeugen biggen pig pigs sow sows piglet piglets
kip kippen pluimvee leghennen hen hens chicken chickens poultry
schaap schapen ooi ooien sheep ewe ewes lambs lammeren
geit geiten goat goats
ei eieren egg eggs
melken melkstal melkrobot milking milked
stal stallen barn barns
ziek ziekte ziekten ziektes disease diseases illness sick
klauw klauwen hooves
insemineren inseminatie insemination inseminating
teelt telen teler telers grower growers growing cultivation crop crops gewas gewassen
kas kassen glastuinbouw greenhouse greenhouses glasshouse glasshouses
tomaat tomaten tomato tomatoes
paprika paprika's pepper peppers
komkommer komkommers cucumber cucumbers
aardbei aardbeien strawberry strawberries
stekken cuttings
enten oculeren graft grafting budding
oppotten potting
plaag plagen ongedierte
gewasbescherming crop-protection pesticide pesticides
biologisch biologische organic biological
aardappel aardappels aardappelen potato potatoes
uien onion onions
groente groenten vegetable vegetables
tuin tuinen garden gardens
hovenier hoveniers landscaper landscapers gardener gardeners
haag hagen heg heggen hedge hedges
onkruid weeds weed weeding
gazon gazons gras lawn lawns turf grass
vijver vijvers pond ponds
terras terrassen patio patios
schutting schuttingen hekwerk hekwerken fence fences fencing
beplanting beplantingen beplantingsplan
bloem bloemen boeket boeketten bouquet bouquets flower flowers
boom bomen tree trees
snoeien snoei gesnoeid pruning pruned prune
vellen kappen gekapt felling felled
kettingzaag motorzaag chainsaw chainsaws
klimmen climbing climb
boswachter ranger rangers warden
natuur natuurgebied nature wildlife habitat habitats
excursie excursies rondleiding walk walks
vogel vogels bird birds
vleermuis vleermuizen bat bats
deeg degen dough doughs
brood broden bread
bakker bakkers baker bakers bakkerij bakery
oven ovens
vlees meat beef pork
uitbenen uitgebeend boning deboning
fileren gefileerd fillet filleting filleted
vis vissen fish salmon cod zalm kabeljauw
kaas kaasmaker cheese cheesemaking
melk melkverwerking milk dairy zuivel
pasteuriseren pasteurisatie pasteurising pasteurisation pasteurizing
bier brouwen brouwer beer brewing brewer brewery brouwerij
chocolade chocola chocolate
suiker sugar
houdbaarheid shelf-life
allergeen allergenen allergen allergens gluten noten nuts
hygiëne hygiënisch hygiene hygienic gmp
verpakken verpakking inpakken packing packed packaging
etiket etiketten label labels labelling labeling
voedsel voeding levensmiddelen food foods
veiligheid veilige veilig safety safe vgm hse
ongeval ongevallen ongeluk accident accidents incident incidents
risico risico's risk risks hazard hazards
werkvergunning werkvergunningen permit-to-work work-permit
toolbox toolboxmeeting toolboxmeetings toolbox-talk
voorlichting instructie instructies induction briefing briefings
audit audits auditen auditing
certificaat certificaten certificate certificates certified gecertificeerd certification
meten gemeten meting metingen measuring measured measurement measurements
ontwerpen ontwerp ontworpen design designs designing
tekenen getekend drafting
eisen eis requirements requirement
verifiëren verificatie verify verified verification
sterkte strength stress
prototype proefmodel prototypes proefmodellen
printplaat printplaten pcb pcbs
schema schema's diagram diagrams schematic schematics
gewicht weight
zwaar zware heavy
hoogte hoogten height heights
klimaat climate
`;
