/** Papers, registers and trained ways of working of those who work with people, in the form of `lexicon.ts`. */
export const peoplePapers = `
ALS certificate; als-certificaat; als certificaat; advanced life support; als provider; als-provider > ILS, BLS
ILS; ils provider; immediate life support > BLS
ACLS; advanced cardiac life support; advanced cardiovascular life support > BLS
Paediatric life support
APLS; advanced paediatric life support > Paediatric life support
PALS; pals-certificaat; paediatric advanced life support; pediatric advanced life support > Paediatric life support
EPALS; epls; european paediatric advanced life support > Paediatric life support
NLS; newborn life support; nls newborn life support > Paediatric life support
Trauma life support
ATLS; advanced trauma life support > Trauma life support
TNCC; trauma nursing core course > Trauma life support
PHTLS; prehospital trauma life support > Trauma life support
ENPC; emergency nursing pediatric course
European Trauma Course > Trauma life support
Triage certificate; triagediploma; triagecertificaat; triagist diploma
KNGF register; kngf-register
KRF NL; krf; centraal kwaliteitsregister fysiotherapie; kwaliteitsregister fysiotherapie ~ KNGF register
Stichting Keurmerk Fysiotherapie; keurmerk fysiotherapie ~ KRF NL, KNGF register
HCPC registration; hcpc registered; !HCPC
Paramedics quality register; kwaliteitsregister paramedici; kp-registratie; kwaliteitsregister paramedici kp; adap
Manual therapist registration; geregistreerd manueel therapeut; nvmt-registratie; master manuele therapie; manueel therapeut register
KABIZ registration; kabiz; kabiz-registratie; register kabiz
Dental hygienist register; krm; kwaliteitsregister mondhygienisten
GDC registration; gdc registered; gdc number
Veterinary nurse registration; diergeneeskunderegister; paraveterinair geregistreerd; cibg paraveterinair
Registered Veterinary Nurse; rvn; rcvs registered
StAr register; star-register; star-geregistreerd; star-registratie; audicien star
Radiation protection certificate; stralingshygiene 5a; stralingshygiëne 5a; toezichthouder stralingsbescherming; stralingscertificaat; certificaat stralingshygiene; certificaat stralingshygiëne; stralingsbescherming mondzorg
ProCert registration; procert; procert-registratie; provoet; kwaliteitsregister voor pedicures; register medisch pedicures
CIDESCO diploma; cidesco
ANBOS membership; anbos; anbos-lid
Registerplein registration; registerplein; registerplein-registratie; registersociaalwerker; register sociaal werkers
Social Work England registration; social work england; registered social worker
NIP registration; psycholoog nip; nip-registratie; kinder- en jeugdpsycholoog nip; k&j nip; basisaantekening psychodiagnostiek; bapd
NVO registration; orthopedagoog-generalist registratie; og-registratie; nvo-registratie; nvo og; basis-orthopedagoog nvo
EMDR training; emdr basistraining; emdr-basistraining; emdr vervolgtraining; emdr practitioner; emdr europe practitioner; emdr-therapeut > EMDR
CBT registration; vgct; vgct-lid; vgct-registratie; cognitief gedragstherapeutisch werker; cgw vgct
BABCP accreditation; babcp accredited; babcp
Healthcare psychologist training; gz-opleiding; gezondheidszorgpsycholoog; postmaster gz
Childcare staff register; personenregister kinderopvang; personenregister; prk; ingeschreven in het personenregister kinderopvang; landelijk register kinderopvang; lrk
Dutch language test 3F; 3f; 3f-taaltoets; taaltoets 3f; taaleis 3f; 3f-taaleis; taalniveau 3f; niveau 3f; 3f niveau; nederlands 3f; 3f taalniveau; 3f-certificaat; 3f-niveau > Dutch language test 2F
Dutch language test 2F; 2f; taaltoets 2f; taalniveau 2f; niveau 2f; nederlands 2f
Baby care certificate; babyscholing; baby-scholing; babytraining; training baby's; babyspecialist; 0-jarigen training; scholing nuljarigen
Early childhood certificate (VVE); vve-certificaat; vve certificaat; vve-diploma; vve diploma; vve-gecertificeerd; vve gecertificeerd; vve-scholing; vve-bevoegd
Examination qualification SKE; ske; ske-certificaat; seniorkwalificatie examinering; senior kwalificatie examinering > Examination qualification BKE
Examination qualification BKE; bke; bke-certificaat; basiskwalificatie examinering; basis kwalificatie examinering
Gym teaching qualification; gymbevoegdheid; bevoegdheid bewegingsonderwijs; bevoegdheid gym; gym met bevoegdheid; leergang bewegingsonderwijs; brede bevoegdheid bewegingsonderwijs; vakbekwaam bewegingsonderwijs
Instructor qualification (mbo); instructeursdiploma; instructeur mbo diploma; instructeurscertificaat; instructeursbevoegdheid
SVH Leermeester; leermeester svh; svh leermeester; svh-leermeester; leermeestercertificaat; leermeesterdiploma; leermeester-certificaat; leermeesterschap
SVH Meesterkok; meesterkok; svh meesterkok
SVH Meesterpatissier; meesterpatissier
SVH Meestergastheer; meestergastheer
SVH Meestersommelier; meestersommelier
Responsible alcohol certificate; verantwoord alcohol schenken
IVA certificate; iva-certificaat; iva certificaat; instructie verantwoord alcohol schenken; instructie verantwoord alcoholgebruik > Responsible alcohol certificate
Personal licence (alcohol); personal licence holder > Responsible alcohol certificate
TIPS certification > Responsible alcohol certificate
RSA certificate; responsible service of alcohol > Responsible alcohol certificate
Food hygiene certificate; food hygiene level 2; level 2 food hygiene; level 2 food safety; food safety level 2; level 3 food safety; food safety level 3; food handler card; food handlers certificate > Food hygiene
ServSafe > Food hygiene certificate
Cabin crew attestation; cabin attestation; !CCA; cca-certificaat; easa cabin crew attestation
Special investigating officer licence; boa-akte; boa akte; boa-diploma; boa diploma; boa-certificaat; boa-bevoegdheid; boa bevoegdheid; boa domein 1; boa domein i; boa-akte domein i; akte van beediging; akte van beëdiging; boa domein ii; boa-bewijs > Law enforcement
RTGB certificate; rtgb; rtgb-certificaat; rtgp; geweldsbevoegdheid
Trainee security pass; groene pas; groene beveiligingspas; aspirant-beveiliger; aspirant beveiliger
Security level 3; beveiliger 3; coordinator beveiliging; coördinator beveiliging; diploma coordinator beveiliging; beveiliger niveau 3 > Security licence
Event security diploma; event security officer diploma; eso-diploma; diploma event security officer; evenementenbeveiliger diploma; oranje pas
Shop surveillance certificate; winkelsurveillant diploma; diploma winkelsurveillant; certificaat winkelsurveillance
Camera surveillance certificate; cameratoezicht certificaat; certificaat cameratoezichthouder; cctv licence; sia cctv; diploma centralist alarmcentrale; vbb centralist
Aviation security certificate; avsec; avsec-certificaat; luchthavenbeveiliger diploma; certificaat luchthavenbeveiliging
Traffic controller certificate; certificaat evenementenverkeersregelaar; evenementenverkeersregelaar; verkeersregelaar bevoegdheid
Pool lifeguard certificate; lifesaver pool; reddend zwemmen; zwemredder; pool lifeguard; lifeguard certificate; lifeguard diploma; aquatisch redder; lifeguard qualification; zwembad lifeguard; lifesaver certificate
NPLQ; national pool lifeguard qualification > Pool lifeguard certificate
RLSS lifeguard; rlss > Pool lifeguard certificate
Swimming teacher licence; nrz-licentie; nrz licentie; licentie nationale raad zwemveiligheid; zwemonderwijzer licentie; licentie zwem-abc; licentie zwem abc; zwemonderwijs a
Swim England level 2; sta level 2 swimming; swim teacher level 2 ~ Swimming teacher licence
Fitness trainer B; fitnesstrainer b; fitness trainer b; fit!vak b; efaa b > Fitness trainer A
Fitness trainer A; fitnesstrainer a; fitness trainer a; fit!vak a; level 2 gym instructor; gym instructor level 2; efaa fitnesstrainer
Personal trainer certificate; level 3 personal trainer; personal trainer diploma; efaa personal trainer
NASM-CPT; nasm; nasm cpt > Personal trainer certificate
ACE personal trainer; ace certified personal trainer > Personal trainer certificate
Group lesson certificate; groepslesdocent diploma; groepslesinstructeur diploma
Les Mills; les mills certified > Group lesson certificate
Yoga teacher certificate; yogadocent diploma; 200-hour yoga; 200 uur yoga; ryt 200; yoga alliance
UEFA A; uefa a; trainer-coach 1; tc1; knvb uefa a > UEFA B
UEFA B; uefa b; trainer-coach 2; tc2; knvb uefa b > UEFA C
UEFA C; uefa c; trainer-coach 3; tc3; knvb uefa c; uefa c-diploma
Sports coach licence; trainersdiploma; trainer-coach diploma; sportleider niveau 3; trainer niveau 3; asm certificaat; coaching licence
Driving instructor licence; wrm; wrm-bevoegdheid; wrm-pas; wrm bevoegdheid; rijinstructeur bevoegdheid
Approved driving instructor (UK); adi badge; approved driving instructor
Sworn interpreter or translator; rbtv; rbtv-registratie; wbtv; wbtv-registratie; register beedigde tolken en vertalers; register beëdigde tolken en vertalers; register of sworn interpreters and translators; register of sworn translators; beedigd tolk/vertaler; rbtv-nummer
Sworn interpreter; beedigd tolk; beëdigd tolk; beedigd tolken; beedigde tolk; beëdigde tolk; sworn court interpreter > Sworn interpreter or translator
Sworn translator; beedigd vertaler; beëdigd vertaler; beëdigde vertaler; beedigde vertaler; certified translator > Sworn interpreter or translator
Sign language interpreter register; rtgs; rtgs-registratie; register tolken gebarentaal
Cleaning diploma; basisvakopleiding schoonmaak; svs basisvakopleiding schoonmaak; svs basisvakopleiding; basisopleiding schoonmaak; basisvakopleiding; diploma basisvakopleiding schoonmaak; schoonmaakdiploma
BICSc certificate; bics certificate; bicsc
Window cleaning diploma; glazenwasserdiploma; diploma glazenwasser; glazenwasser rope access
Butler diploma; butler academy; butlerschool; international butler academy
Funeral care diploma; diploma uitvaartverzorger; uitvaartverzorger diploma; uitvaartzorg diploma; diploma uitvaartleider; docendo uitvaart
Thanatopractor registration; thanatopracteur; register thanatopracteur; diploma thanatopraxie
Pedagogical coach training; opleiding pedagogisch coach; post-hbo pedagogisch coach; certificaat pedagogisch coach
MHFA; mental health first aid; mental health first aider; mhfa-certificaat
Manual handling certificate; moving and handling certificate; moving and handling training; tilcertificaat; ergocoach; ergo-coach
Breakaway training
MAPA training; mapa > Breakaway training
PMVA training; pmva > Breakaway training
Maybo training; maybo > Breakaway training
Pesticide licence indoor; eva-diploma; ipm-kd; bestrijdingstechnicus; plaagdiermanagement certificaat
IPAF; ipaf 3a; ipaf 3b; ipaf-certificaat; ipaf pal card > Aerial platform certificate
Rigging certificate; rigging certificaat; diploma rigger; hijsbegeleider; rigger niveau 1; rigger niveau 2; national rigging certificate
`;
