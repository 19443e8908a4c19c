/**
 * Words of the trades that work with people, a line for each meaning, in the form of `../like-words.ts`: care, schools, hospitality, culture,
 * shops, salons, buildings, guarding, households, and how people tell of themselves.
 */
export const peopleWords = `
injection injections injecties injectie shot shots jab jabs spuit spuiten spuitjes prikken prikt prik
support supported supporting ondersteunen ondersteunt ondersteuning
life leven levenseinde levensfase lives
dying dies sterven stervende stervensbegeleiding deathbed overlijden sterfbed
deceased overledene overledenen dead doden
death deaths overlijden overlijdens
bereaved nabestaande nabestaanden mourners rouwenden
grief rouw rouwverwerking verlies bereavement mourning
coffin coffins kist kisten casket doodskist
hearse rouwauto lijkwagen
ceremony ceremonies plechtigheid plechtigheden ceremonie afscheidsdienst afscheid farewell
ashes urn urnen asbestemming
resident residents bewoner bewoners
verpleeghuis verpleeghuizen verzorgingshuis woonzorgcentrum zorgcentrum
ward wards afdeling afdelingen verpleegafdeling
dementia dementie psychogeriatrie psychogeriatrisch psychogeriatrische pg alzheimer dementerend
forgetful vergeetachtig
wound wounds wond wonden wondje ulcer ulcers
bandage bandages bandaging verband verbanden zwachtel zwachtels zwachtelen compressietherapie compression
dressing dressings verbandmiddelen wondverband
pressure decubitus doorliggen bedsores bedsore
catheter catheters katheter katheters katheteriseren blaaskatheter catheterise catheterisation
drip infuus infusen infusion infusions
stocking stockings steunkous steunkousen
hoist hoists tillift tilliften hoisting
wheelchair wheelchairs rolstoel rolstoelen
walker rollator
bed beds bedden
bath bathing douchen douche shower showering wassen
dressed aankleden kleden
feeding eten voeding maaltijdhulp
handover overdracht overdragen dienstoverdracht
visite artsenvisite
relative relatives familie familielid naasten verwanten
deteriorate deteriorates deterioration verslechtering verslechteren verslechterende achteruitgang achteruitgaan
observe observes observation observations observeren observatie signaleren signaleert
vitals controles bloeddruk polsslag
pulse pols hartslag
breathing ademhaling respiration
oxygen zuurstof
ventilation ventilated beademing beademde beademen
heart hart cardiac cardiologie cardio
stroke beroerte cva
hip heup heupen
knee knees knie knieën
shoulder shoulders schouder schouders
neck nek nekklachten
musculoskeletal bewegingsapparaat bewegingsklachten
rehabilitation rehab revalidatie revalideren recovery herstel
cancer kanker oncologie oncology tumor
chemotherapy chemo chemokuur cytostatica
kidney nier nieren renal nierpatiënten
diabetes diabetic suikerziekte diabetici
insulin insuline
allergy allergies allergie allergieën allergen allergens
emergency spoed spoedeisende seh casualty resus spoedpost acute acuut
ambulance ambulances ambulancezorg paramedic paramedics
resuscitation reanimatie reanimeren cpr
triage triëren urgentie
operatieassistent instrumenteren
instrument instruments instrumentarium
sterile steriel
scan scans scanner scanners
swallow swallowing slikken slik dysphagia
speech spraak logopedie
splint splints splinting spalk spalken handspalk
exercise exercises oefening oefeningen oefentherapie
prescription prescriptions recept recepten receptverwerking scripts
dispense dispensing dispensed uitgifte uitgeven verstrekken afleveren
otc zelfzorg zelfzorgmiddelen
ointment creams zalf zalven creme
filling fillings vulling vullingen
tartar tandsteen scaling
braces beugel beugels
spectacles glasses bril brillen frames monturen montuur
lens lenses lenzen contactlenzen
eyesight zicht oogmeting oogmetingen
ear ears oor oren
newborn pasgeborene pasgeborenen zuigeling
breastfeeding borstvoeding
postnatal kraambed kraam kraamzorg
schizophrenia schizofrenie psychose psychosis
depression depressie
anxiety angst angsten angststoornis
vulnerable vulnerability kwetsbaar kwetsbare kwetsbaarheid
addicted addict addicts verslaafd verslaafde verslaafden verslaving
aggression aggressive agressie agressief violence violent geweld
restraint dwang fixatie vrijheidsbeperking
seclusion separeren separatie afzonderen
relapse terugval
outreach bemoeizorg outreachend
trauma getraumatiseerd traumatised
diagnostiek diagnostisch diagnostische
abuse mishandeling misbruik kindermishandeling
safeguarding kinderbescherming meldcode
teenager teenagers teens tieners pubers jongeren adolescenten
foster pleeggezin pleegzorg pleegouders
verstandelijke lvb
creditor creditors schuldeiser schuldeisers
arrears achterstand achterstanden betalingsachterstand
repayment repayments afbetaling aflossing betalingsregeling
guardian guardianship bewindvoerder bewindvoering curator curatele voogd
allowance allowances toeslag toeslagen
unemployed werkloos werklozen werkzoekenden jobseekers
shelter opvang nachtopvang
daklozen dakloos homeless
refugee refugees vluchtelingen statushouders nieuwkomers newcomers
probation reclassering
offender offenders dader daders delinquenten gedetineerden prisoners inmates
buurthuis wijkcentrum buurtcentrum buurtkamer
community gemeenschap buurt wijk buurthuis
volunteer volunteers vrijwilliger vrijwilligers
toddler toddlers peuter peuters dreumes dreumesen preschoolers
infant infants baby baby's zuigelingen nuljarigen
nappy nappies diaper diapers luier luiers verschonen
nap naps slapen slaapje
kindergarten kleuters kleuter kleuterklas
naschoolse buitenschoolse bso
nanny oppas gastouder childminder babysitter kinderoppas
play playing spelen spel speelgoed
crafts craft knutselen knutsel handvaardigheid
milestone milestones ontwikkelingsstap
development ontwikkeling ontwikkelen
ouderavond oudergesprek oudergesprekken tienminutengesprekken rapportgesprekken
marking mark marks grading nakijken nagekeken
exam exams examen examens schoolexamen schoolexamens toetsen
grade grades cijfer cijfers
timetable timetables rooster roosters lesrooster
truancy truant spijbelen verzuim schoolverzuim absenteeism absence afwezigheid absences
placement placements stage stages stageplaats bpv
leesonderwijs lezen
spelling spellen
gifted hoogbegaafd hoogbegaafde plusklas
syllabus lesprogramma leerplan curriculum lesmateriaal
zwemles zwemlessen
gymles gymlessen
schoolleider rector
caretaker conciërge huismeester janitor custodian
playground schoolplein plein pleinwacht
detention nablijven strafwerk
hoofdgerecht hoofdgerechten
soup soups soep soepen
sauce sauces saus sauzen
vegetable vegetables groente groenten
chicken kip
beef rundvlees rund
pork varkensvlees
sausage sausages worst worsten
carcass carcasses karkas karkassen
debone deboning uitbenen
slice slicing snijden gesneden
fillet filleting fileren filet
oven ovens
loaf loaves brood broden
croissant croissants viennoiserie
icing marsepein marzipan fondant
chocolate chocola chocolade bonbon bonbons pralines
ijs roomijs
afwasser spoelkeuken afwassen dishes
menu menukaart menus
recipe recipes recept receptuur recepturen
portion portions portie porties
leftover leftovers derving verspilling waste foodwaste
buffet buffets ontbijtbuffet lunchbuffet
breakfast ontbijt
lunch lunches middagmaaltijd
dinner diner diners avondeten
waiter waiters waitress ober obers serveerster bediening
tray trays dienblad dienbladen
glass glasses glazen
beer beers bier bieren
drink drinks drankje drankjes dranken
cocktail cocktails
arrival arrivals aankomst aankomsten inchecken
departure departures vertrek uitchecken
lobby receptie reception
upsell upselling meerverkoop bijverkoop
linen beddengoed linnengoed
towel towels handdoek handdoeken
pillow kussen kussens
complaint complaints klacht klachten unhappy ontevreden dissatisfied
flight flights vlucht vluchten
passenger passengers passagier passagiers reiziger reizigers
board onboard boord
steward stewardess stewardessen cabin cabine cabinepersoneel
airport luchthaven schiphol vliegveld
boarding instappen gate
luggage baggage bagage koffers koffer
itinerary itineraries reisroute reisprogramma rondreis
destination destinations bestemming bestemmingen
holiday holidays vakantie vakanties
guide guides gids gidsen guiding rondleiden rondleiding
campsite camping campings kampeerterrein
vakantiepark bungalowpark
entertainer entertainment animatie animatieteam
conference conferences congres congressen symposium
delegate delegates deelnemer deelnemers attendees
speaker speakers spreker sprekers
venue venues locatie locaties zaal zalen
lighting licht belichting lichten
sound geluid audio
rig rigging trussen truss
scenery decor decors
prop props rekwisiet rekwisieten
performance performances voorstelling voorstellingen show shows optreden optredens
tour touring tournee
rehearsal rehearsals repetitie repetities
audience publiek bezoekers toeschouwers
ticket tickets kaartje kaartjes toegangsbewijs
sponsor sponsors sponsoring geldschieters funders
donation donations donatie donaties giften
museum museums musea
gallery galleries galerie
exhibition exhibitions exhibit tentoonstelling tentoonstellingen expositie exposities
painting paintings schilderij schilderijen canvases canvas doeken
conservation conserveren conservering restauratie restaureren restoration restorer
loan loans bruikleen bruiklenen
collection collections collectie collecties
catalogue cataloguing catalog registreren registreert registratie beschrijven
heritage erfgoed
lend lending uitlenen uitleen lent
borrow borrower leners lener lenen
leesbevordering voorlezen
swim swimming zwemmen zwem
lifeguard lifeguards badmeester badmeesters zwemredder toezichthouder
squad elftal ploeg
gym sportschool fitness fitnesscentrum
class classes les lessen groepsles groepslessen
translator translators vertaler vertalers
interpreter interpreters tolk tolken vertolken
sworn beëdigd beëdigde
proofread proofreading revise revising revision reviseren nakijken corrigeren
subtitle subtitles subtitling ondertitel ondertitels ondertitelen ondertiteling
gebarentaal ngt
booth tolkcabine simultaantolken simultaan simultaneous
hairdresser hairdressers kapper kappers hairstylist kapster stylist
haircut haircuts knippen coupe coupes
colouring colour coloring color kleuren kleuring verven highlights balayage
highlights foils folies balayage toners
perm perms permanenten
beard beards baard baarden
shave shaving scheren
wax waxing harsen ontharen ontharing
eyebrow eyebrows wenkbrauw wenkbrauwen
eyelash eyelashes wimper wimpers
facial facials gezichtsbehandeling gezichtsbehandelingen
nail nails nagel nagels gellak acryl
foot feet voet voeten
skincare huidverzorging verzorgingsproducten
salon salons
bride bridal bruid bruiden bruids
shop shops winkel winkels store stores filiaal filialen
shoplifter shoplifters shoplifting winkeldief winkeldiefstal winkeldieven derving shrinkage
paskamer paskamers
size sizes maat maten
clothes clothing kleding kleren apparel
shoe shoes schoen schoenen footwear
counter toonbank balie
restock restocking replenish replenishment aanvullen bijvullen vakkenvullen vullen
shelf shelves schap schappen
stocktake stocktakes inventarisatie telling tellen
deli delicatessen versafdeling
grocery groceries supermarkt supermarket boodschappen
afhalen afhaalpunt
refund refunds retour ruilen
vacuum vacuuming stofzuigen hoover hoovering
dust dusting stoffen afstoffen
mop mopping dweilen
bin bins prullenbak prullenbakken afvalbak
toilet toilets sanitair wc
scrubber schrobzuigmachine schrobmachine
disinfect disinfecting desinfecteren desinfectie ontsmetten
stairwell stairwells trappenhuis trappenhuizen portiek
ironing iron strijken strijkwerk
folding fold vouwen
laundry wasgoed wasserij
household households huishouden huishoudelijk huishoudelijke gezin
housekeeper huishoudster
errand errands boodschappen
handyman klusjesman klussen klusjes
lampen lamp
patrol patrols patrolling surveilleren surveillance controleronde controlerondes ronde rondes
gate poort slagboom
badge badges pasje pasjes toegangspas toegangspassen pass passes
cell cells cel cellen
prison jail gevangenis detentie penitentiaire
inmate inmates gedetineerde gedetineerden prisoner prisoners
handcuffs handboeien
suspect suspects verdachte verdachten
witness witnesses getuige getuigen
interrogate interrogation interviewing verhoor verhoren verhoord
detective detectives rechercheur rechercheurs recherche
police politie
army leger landmacht defensie military militair militaire infantry infanterie
deployment deployments uitzending uitzendingen missie missies
weapon weapons wapen wapens firearm firearms
crowd crowds menigte publieksmassa mensenmassa
evacuation evacuate ontruiming ontruimen evacuatie
firefighter firefighters brandweerman brandweer
dog dogs hond honden
accurate accuracy accurately nauwkeurig nauwkeurigheid precies precisie zorgvuldig secuur
independent independently independence zelfstandig zelfstandigheid autonoom
pressure druk werkdruk stress hectiek
flexible flexibility flexibel flexibiliteit inzetbaar
initiative initiatief initiatieven proactief proactive
curious nieuwsgierig leergierig eager
honest eerlijk oprecht betrouwbaar trustworthy reliable
punctual stipt punctueel
creative creatief creativiteit creativity bedacht ideas ideeën
listening listener luisteren luistert luisterend
explain explains explaining explained uitleggen uitleg uitgelegd toelichten
solve solves solving solved oplossen oplost opgelost oplossing oplossingen solution solutions
decide decides decided decision decisions beslissen besliste beslissing beslissingen besluit besluiten
priority priorities prioritise prioriteit prioriteiten urgent dringend spoed
conflict conflicts ruzie ruzies onenigheid
trust vertrouwen trusted
respect respectvol respectful
humour humor
fouilleren visiteren visitatie frisk frisking
sightseeing bezienswaardigheid bezienswaardigheden
afwasser spoelkeuken afwassen afwas dishwashing dishwasher
appetizer voorgerecht voorgerechten
bekeuring bekeuringen boete boetes
verdachte verdachten suspect suspects
`;
