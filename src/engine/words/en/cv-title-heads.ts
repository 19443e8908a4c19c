/**
 * English words that end a job title.
 * From the occupation names of ESCO: this product uses the ESCO classification of the European Commission (reuse with attribution).
 */
export const titleHeads = `
accompanist accountant activist actor acupuncturist adjudicator adjuster administator administrator adviser advisor agent agronomist
aide ambassador amusement analyst anchor animator annealer announcer anthropologist applicator appraiser aquarist arbitrator
arboriculturist arborist archaeologist archivist aromatherapist arranger artist assayer assembler assessor assistant astrologer
astronomer attendant auctioneer audiologist auditor author autoglazier babysitter baker banker barber bartender basketmaker bearer
beater behaviorist behaviourist bender beveler binder biochemist bioengineer biologist biometrician biophysicist biotechnologist
blacksmith blaster bleacher blender blogger blower boatman boatmaster boatwoman bodyguard boilermaker boner bookbinder booker bookkeeper
bookmaker botanist bouncer brander brazer brazier breaker breeder brewer brewmaster bricklayer brigadier broadcaster broker buffer
builder burner butcher butler buyer cabinetmaker cabler calibrator caller cameraman campaigner canner canvasser capitalist caregiver
carer caretaker caricaturist carpenter carrier cartographer cartoonist carver caseworker cashier caster cataloguer catcher caulker
cementer ceramicist chainmaker chairmaker chambermaid channeller chargehand charger checker chef chemist childminder chipper chiropodist
chiropractor chocolatier choirmaster choreographer choreologist chromatographer clarifier cleaner clerk clicker climatologist climber
clinician clockmaker closer co-ordinator co-pilot coach coachbuilder coater cobbler coder coffee collector collier colorist colourist
columnist comedian commandant commander commentator commissioner communicator compiler composer conductor confectioner configurator
conservator constructor consultant contractor controller cook cooper coordinator copier coppersmith copywriter coremaker coroner
correspondent cosmologist costermonger costumer councillor counsellor counselor courier couturier coverer craftsman craftswoman
craftworker creator crewman criminologist cultivator curator custodian cuter cutter dancer dealer deckhand decksman decorator deliverer
demographer demonstrator dentist derrickhand describer designer developer dietician dietitian digger dipper director dispatcher
distiller distributor diver docent doctor dollmaker door doorman doorwoman drafter draftsman draftswoman draughter draughtsman
draughtswoman drawer dresser dressmaker driller driver dryer dyer ecologist economist editor educator electrician embalmer embroiderer
embryologist employee enameller engineer engraver entertainer enumerator environmentalist epidemiologist erector ergonomist estimator
etcher evaluator examiner excavator expediter expert extractor fabricator facilitator farmer farrier feeder fermenter fighter
filer filler finisher firefighter fireman firer firewoman fisherman fisherwoman fitter fitter-welder fixer folder forecaster foreman
forester forewoman forger former formulator founder foundryman framemaker framer fundraiser gardener gatherer gauger gemmologist
gemologist genealogist geneticist geo-technician geochemist geographer geologist geophysicist geotechnician gerontologist glass-blower
glazier goldsmith governor grader granulator graphologist greaser grinder groomer groundsman groundworker grower guard guardian guide
gunsmith hacker hairdresser hand-beveller handcarver handler handyman handywoman hanger harvester hawker headmaster headteacher
healthcarer helmsman helmswoman helper herbalist herder hewer historian holder horticulturist housekeeper hunter hydrogeologist
hydrographer hydrologist hydrotherapist hygienist illustrator imagesetter immunologist inker inspector installer instructor integrator
interceptor interpreter interviewer investigator investor ironer ironworker janitor jeweler jeweller joiner jointer journalist judge
keeper kinesiologist knitter laborer labourer ladleman laminator landscaper laster lather lawyer layer leader lector lecturer lender
lexicographer librarian lieutenant lifeguard linesman lineswoman lineworker linguist lithographer loader lobbyist locksmith logger
lyricist machinist magician maid maintainer maker manager manicurist manipulator manufacturer marker marketeer marketer marshaller
 matcher mathematician mayor measurer mechanist mediator member mender mentor merchandiser merchant messenger metallurgist
metalworker meteorologist metrologist microbiologist miller milliner minder miner mineralogist minister mixer modelist modeller
moderator molder monitor motorhand moulder mounter mover muralist musician nanoengineer naturalist negotiator neurologist neutraliser
neutralizer notator nurse nutritionist observer oceanographer oenologist officer oiler ombudsman operator optician optometrist organiser
organizer orthoptist overseer owner packager packer painter paperhanger papermaker parasitologist parent pastor pathologist patissier
pattern-maker patternmaker paver pawnbroker pedagogue pedicurist pelletiser performer perfusionist pharmacist pharmacologist philosopher
phlebotomist photographer photojournalist physician physicist physiologist physiotherapist picker pilot pipefitter pipelayer planer
planner plasterer plater player playwright plumber podiatrist pointsman pointswoman polisher porter postman potter pourer practitioner
preparator preparer presenter presser pressman printer printmaker processor procurer producer professor programmer projectionist
promoter promotor prompter proofer proofreader proprietor prosecutor prosthetist prosthetist-orthotist prototyper provider pruner
psychologist psychotherapist publisher puppeteer purchaser purifier purveyor pusher pyrotechnician radiographer ranger rater re-
upholsterer reader rearer receptionist recorder recruiter rector recycler referee refinisher refueller remover repairer repairman
reporter reproducer researcher responder restorer retailer retoucher reviser rider rigger riveter roaster roller rolltender roofer
runner rustproofer sailor salesman saleswoman sampler sandblaster sander sawyer scaffolder scenographer scheduler scientist scopist
screener sculptor seaman seamster seawoman seismologist selector seller senator sergeant servant server servicer setter sewer sexer
shearer shipbroker shipfitter shipmaster shipwright shoemaker shopper shotfirer shunter signaller signalman silversmith singer sitter
skater skipper skiver slaughterer slaughterman slaughterwoman slicer smith sociologist solderer soldier solicitor sommelier songwriter
sophrologist sorter specialist speechwriter splitter sprayer stacker stagehand stainer stamper stationer statistician steersman
steerswoman stenographer stitcher stoneworker straightener strategist stripper stylist subtitler superintendent supervisor supplier
supporter surveyor sweeper switchman switchwoman tailor taker tanner taster taxidermist taxonomist teacher techinician technician
technologist telemarketer teller tender tester therapist tiler toolmaker toxicologist toymaker trader trainee trainer transcriber
transcriptionist translator transporter trapezist trapper treasurer treater trimmer trucker trustee tuner turner tutor typesetter typist
underwriter upholster upholsterer usher valeter valuator valuer varnisher vendor ventriloquist verger veterinarian vice-president
violinist visitor vlogger vocalist volunteer vulcaniser vulcanizer waiter washer watchmaker weaver webmaster welder welder-fabricator
welder-fitter well-digger wholesaler winder wireman wirer woodcarver woodturner woodworker worker writer zookeeper zoologist
actuary artisan auxiliary bailiff boatswain bosun chaplain commis companion constable critic detective diplomat dubber entrepreneur escort
exterminator generalist groom hotelier jockey magistrate mason midwife officiant operative osteopath paramedic patissier registrar rep spokesperson
stonemason storekeeper umpire valet warden
`;
