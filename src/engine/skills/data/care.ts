/** Care, health, welfare. "This service uses the ESCO classification of the European Commission." */
export const care = `
Nursing; verpleging; verpleegkunde; verpleegkundige zorg; nursing care
Nursing technical skills; verpleegtechnische handelingen; verpleegtechnische vaardigheden; voorbehouden handelingen; risicovolle handelingen; voorbehouden en risicovolle handelingen
Personal care; persoonlijke verzorging; adl; adl-zorg; lichamelijke verzorging; activities of daily living; adl care
Wound care; wondzorg; wondverzorging; wound management; wondbehandeling
Medication administration; medicatie toedienen; medicatie delen; medicijnen toedienen; medicatiebeheer; administering medication; medication management; medicatieverstrekking
Injections; injecteren; injecties; subcutaan injecteren; insuline toedienen; insuline spuiten
Infusion therapy; infuus; infuustherapie; iv therapy; intravenous therapy; infuus aanleggen; iv insertion
Venipuncture; venapunctie; phlebotomy; bloedafname; bloedprikken; blood draws; bloed prikken
Catheterisation; katheteriseren; catheterization; catheter care; katheterzorg
Stoma care; stomazorg; ostomy care
Palliative care; palliatieve zorg; terminale zorg; hospice; end of life care; hospice care
Elderly care; ouderenzorg; geriatric care; geriatrics; geriatrie; elder care; seniorenzorg
Dementia care; dementie; dementiezorg; pg-zorg; psychogeriatrie; psychogeriatrische zorg; alzheimer
Home care; thuiszorg; wijkverpleging; home health; home health care; community nursing
Disability care; gehandicaptenzorg; vg-zorg; verstandelijke beperking; lvb; learning disabilities; intellectual disabilities
Mental health care; ggz; geestelijke gezondheidszorg; mental health; psychiatrie; psychiatry; psychiatric care
Youth care; jeugdzorg; jeugdhulp; child welfare; jeugdhulpverlening
Child care; kinderopvang; childcare; day care; daycare; bso; peuteropvang; kinderdagverblijf; babysitting
Maternity care; kraamzorg; postnatal care
Midwifery; verloskunde; obstetrics
Paediatrics; pediatrics; kindergeneeskunde; pediatric care; kinderverpleegkunde; pediatric nursing
Intensive care; !IC; icu; intensive care unit; critical care; ic-verpleegkunde
Emergency care; spoedeisende hulp; seh; !A&E; accident and emergency; emergency medicine; emergency room; emergency department; spoedzorg
Operating theatre; operatiekamer; operating room; perioperative; perioperatieve zorg; operatieassistent
Anaesthesia; anesthesie; anesthesia; anesthesiology
Dialysis; dialyse; hemodialysis
Oncology; oncologie; chemotherapy; chemotherapie; oncologische zorg
Cardiology; cardiologie; cardiac care; hartzorg; ccu
Radiology; radiologie; x-ray; medical imaging; medische beeldvorming; rontgen; radiography; röntgen
Ultrasound; echografie; sonography
MRI; mri-scan; mri scanner; mri scanners; mri scans; mri-scans > Radiology ~ CT scanning
CT scanning; ?CT; ct scan; ct-scan; ct scans; ct-scans; ct scanner; ct scanners; computed tomography > Radiology
PET-CT; pet scan; pet-scan
Surgery; chirurgie; surgical procedures
Internal medicine; interne geneeskunde
Neurology; neurologie
Orthopaedics; orthopedie; orthopedics
Dermatology; dermatologie
Gynaecology; gynaecologie; gynecology
Triage; triëren; telefonische triage
NHG-TriageWijzer; nhg-triage; nhg triagewijzer; nhg-standaarden > Triage
Manchester Triage System; manchester triage; manchester triage systeem; mts-training > Triage
NTS triage; nederlandse triage standaard; nederlands triage standaard; nts-training; nederlandse triagestandaard > Triage
General practice; huisartsenpraktijk; huisartsenzorg; huisartsgeneeskunde; family medicine; primary care
Occupational health; bedrijfsgezondheidszorg; arbodienst; bedrijfsgeneeskunde; occupational medicine
Physiotherapy; fysiotherapie; physical therapy; manual therapy; manuele therapie
Occupational therapy; ergotherapie
Speech therapy; logopedie; speech-language pathology; speech pathology
Dietetics; dietetiek; nutrition; voedingsleer; voedingsadvies; nutrition counseling
Psychology; psychologie; clinical psychology; psychologische behandeling
Psychotherapy; psychotherapie
Cognitive behavioural therapy; cognitive behavioral therapy; cbt; cognitieve gedragstherapie; ?CGT > Psychotherapy
EMDR > Psychotherapy
Schema therapy; schematherapie; schema-therapie > Psychotherapy
ACT therapy; acceptance and commitment therapy; acceptance and commitment therapie > Psychotherapy
DBT therapy; dialectical behavior therapy; dialectical behaviour therapy; dialectische gedragstherapie > Psychotherapy
Mentalization-based treatment; mentalization based treatment; mbt-therapie; mentaliseren bevorderende therapie > Psychotherapy
Psychodiagnostics; psychodiagnostiek; psychological testing; psychological assessment
Counselling; counseling; hulpverlening; psychosociale hulpverlening
Social work; maatschappelijk werk; sociaal werk; case work
Case management; casemanagement; casemanager; casusregie
Addiction care; verslavingszorg; substance abuse; addiction counseling; substance abuse counseling
Crisis intervention; crisisinterventie; crisisopvang; crisis management care
De-escalation; de-escaleren; agressiehantering; omgaan met agressie; omgaan met onbegrepen gedrag; agressieregulatie
Residential support; woonbegeleiding; ambulante begeleiding; begeleid wonen; ambulant begeleiden; individuele begeleiding; persoonlijke begeleiding
Behavioural support; gedragsbegeleiding; gedragsproblematiek; behavioral therapy; signaleringsplan
Applied behaviour analysis; applied behavior analysis; aba therapy > Behavioural support
Patient care; patientenzorg; patiëntenzorg; clientenzorg; cliëntenzorg; patient assessment; bedside care; direct patient care
Vital signs; vitale functies; vitale parameters; controles uitvoeren
Care planning; zorgplan; zorgplannen; care plans; zorgleefplan; ondersteuningsplan; begeleidingsplan; behandelplan; treatment plans; treatment planning
SOAP reporting (care); soep-methodiek; soep rapporteren; zorgrapportage; rapporteren in het ecd
SBAR; sbar-methode; sbar method; sbarr
ABCDE method; abcde-methode; abcde-methodiek; abcde assessment
Early warning scores; early warning score; mews-score; news2; ews-score > Vital signs
InterRAI; inter-rai
HKZ; hkz-certificering; hkz-norm > Quality assurance
NIAZ; qmentum; niaz-accreditatie > Quality assurance
JCI accreditation; jci-accreditatie > Quality assurance
Wkkgz; wet kwaliteit klachten en geschillen zorg
WGBO; wet op de geneeskundige behandelingsovereenkomst
Wet BIG
DBC registration; dbc-registratie; dbc-registraties; dbc's > Health care administration
Vecozo
HiX > Electronic health records
Nedap Ons > Electronic health records
Epic EHR > Electronic health records
Nedap Ons > Electronic health records
Cerner > Electronic health records
Medical terminology; medische terminologie; medical knowledge; medische kennis
Medical coding; medical billing; billing and coding
ICD-10; icd 10; icd-10-cm > Medical coding
ICD-9 > Medical coding
CPT coding; cpt codes > Medical coding
DSM-5; dsm 5; dsm-v; dsm-iv
Infection prevention; infectiepreventie; infection control; hygiene in de zorg
HIPAA; hipaa compliance
Patient safety; patientveiligheid; patiëntveiligheid; veilig incidenten melden; vim
Patient education; patientenvoorlichting; voorlichting aan patienten; health education; gezondheidsvoorlichting
Health promotion; gezondheidsbevordering; preventieve zorg; public health; publieke gezondheid
Family support; mantelzorgondersteuning; mantelzorg; informal care
Motivational interviewing; motiverende gespreksvoering
Positive health; positieve gezondheid
Indicating care; indiceren; zorgindicatie; indicatiestelling; indiceren en organiseren van zorg
Wlz; wet langdurige zorg
Wmo; wet maatschappelijke ondersteuning
Zorgverzekeringswet; !Zvw
Jeugdwet
Wet zorg en dwang; !Wzd
Wvggz; wet verplichte ggz; wet verplichte geestelijke gezondheidszorg
Lifting techniques; tiltechnieken; tillift; transfers; patient transfer; tilliften; patient lifting
Sterilisation; sterilisatie; sterilization; csa
Pharmacy; farmacie; apotheek; pharmacology; farmacologie; pharmaceutical; dispensing
Pharmacovigilance; drug safety
Laboratory diagnostics; laboratoriumdiagnostiek; medical laboratory; klinische chemie; clinical chemistry
Dental care; tandheelkunde; mondzorg; dentistry; mondhygiene; dental hygiene; dental assisting
Orthodontics; orthodontie
Optometry; optometrie; opticien; optics
Audiology; audiologie
Podiatry; podotherapie; pedicure; medische voetzorg
Veterinary care; diergeneeskunde; veterinary; veterinary medicine; animal care; dierenverzorging; dierverzorging
Clinical trials; clinical research; klinisch onderzoek
Household support; huishoudelijke hulp; huishoudelijke ondersteuning; housekeeping care; huishoudelijke taken
Meal preparation; maaltijdverzorging; maaltijden bereiden; eten bereiden
Day activities; dagbesteding; activiteitenbegeleiding; recreation therapy; dagactiviteiten
Group work; groepsbegeleiding; groepsdynamica; groepswerk
Trauma care; traumazorg; trauma nursing; traumatologie
Rehabilitation; revalidatie; revalidatiezorg; rehab; herstelzorg
Sports medicine; sportgeneeskunde; athletic training; athletic trainer; sportmassage
Massage; massage therapy; massagetherapie
Fitness training; personal training; fitness; fitness instruction; sportinstructie; group fitness; aerobics; personal trainer; fitnessinstructeur
Strength training; strength and conditioning; krachttraining
Yoga; yoga instruction
Pilates
Coaching (sports); sports coaching; sportcoaching
Medical devices; medische hulpmiddelen; medical equipment; medische apparatuur
Health care administration; healthcare administration; zorgadministratie; medical administration; medische administratie; hospital administration
Patient intake; intakegesprekken; patient registration; patient admissions; intake van patienten
Reablement; langer thuis; zelfredzaamheid bevorderen; zelfredzaamheid
Methodical working (care); methodisch werken; oplossingsgericht werken
Geef me de 5; geef me de vijf > Methodical working (care)
Triple-C; triple c > Methodical working (care)
Signs of Safety > Methodical working (care)
Video home training; videohometraining; vht
Marte Meo; marte-meo
Gentle Teaching > Methodical working (care)
Krachtwerk methode; krachtwerk > Methodical working (care)
SRH method; systematisch rehabilitatiegericht handelen; herstelondersteunende zorg srh > Methodical working (care)
FACT method; fact-team; fact-teams; flexible assertive community treatment
Zelfredzaamheid-Matrix; zelfredzaamheidsmatrix; zrm > Methodical working (care)
Nieuwe autoriteit; non-violent resistance; geweldloos verzet
Eigen Kracht conference; eigen kracht-conferentie; eigen kracht conferentie
Family therapy; gezinstherapie; systeemtherapie; systeemgericht werken
Child protection; kinderbescherming; child protective services
Meldcode; meldcode huiselijk geweld; meldcode huiselijk geweld en kindermishandeling; meldcode kindermishandeling > Child protection ~ Child protection
Elder abuse signalling; signaleren; vroegsignalering
`;
