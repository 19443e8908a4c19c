/** Finance, law, people, offices and government. "This service uses the ESCO classification of the European Commission." */
export const finance = `
Accounting; boekhouden; boekhouding; accountancy; accounting principles; bookkeeping; administratie voeren; boekhoudkundige werkzaamheden; boekhoudkundig; financiele administratie; financiële administratie
General ledger; grootboek; grootboekadministratie; gl accounting; general ledger accounting; grootboekrekeningen; journal entries; journaalposten > Accounting
Accounts payable; crediteurenadministratie; crediteuren; crediteurenbeheer; a/p; ap processing; invoice processing; facturen verwerken; factuurverwerking; inkoopfacturen > Accounting
Accounts receivable; debiteurenadministratie; debiteuren; debiteurenbeheer; a/r; verkoopfacturen > Accounting
Invoicing; facturatie; factureren; billing; invoices
Reconciliation; account reconciliation; bank reconciliation; aansluitingen; bankafstemming; reconciliations; account reconciliations; bank reconciliations; reconciling accounts
Financial statements; jaarrekening; jaarrekeningen; financial statement preparation; samenstellen van jaarrekeningen; samenstellen jaarrekeningen; jaarstukken; balance sheet; balans
Month-end closing; maandafsluiting; month end close; maandafsluitingen; month-end close; periodeafsluiting; year-end close; jaarafsluiting; closing process; maand- en jaarafsluiting; month end closing
Financial reporting; financiele rapportages; financiële rapportages; financial reports; management reporting; managementrapportages; maandrapportages; financiele verslaglegging; financiële verslaglegging; financial reporting standards
Financial analysis; financiele analyse; financiële analyse; financial analyst; variance analysis; financiele analyses; financiële analyses; ratio analysis
Financial modelling; financial modeling; financiele modellen; financiële modellen
Budgeting; begroting; budgetteren; budgets; budget management; budgetbeheer; budgetbewaking; budgettering; budget preparation; budgeting and forecasting; begrotingen; budget planning
Forecasting; forecasts; prognoses; prognosticeren; financial forecasting
Controlling; financial control; business control; planning en control; planning & control; p&c-cyclus; planning- en controlcyclus
Cost accounting; kostprijs; kostprijsberekening; cost control; kostenbeheersing; cost analysis; kostenanalyse; job costing; kostprijscalculatie
Auditing; audit; audits; internal audit; external audit; accountantscontrole; interne audit; controleopdrachten; auditing procedures; financial audits; internal audits
Internal controls; interne controle; interne beheersing; internal control; !AO/IB; ao/ic; administratieve organisatie
SOX; sarbanes-oxley; sox compliance; sarbanes oxley; sox testing; sox controls > Internal controls ~ Internal controls
COSO; coso framework > Internal controls
Tax; belastingen; taxation; fiscaliteit; fiscaal recht; tax returns; belastingaangifte; belastingaangiften; tax preparation; aangiften; tax compliance; tax accounting; income tax
VAT; btw; btw-aangifte; btw-aangiften; value added tax; btw aangifte; omzetbelasting; sales tax
Corporate tax; vennootschapsbelasting; vpb; corporate income tax > Tax
Income tax (NL); inkomstenbelasting; ib-aangiften > Tax
Payroll; salarisadministratie; loonadministratie; payroll administration; payroll processing; salarisverwerking; loonbelasting; verloning; payrolling
IFRS; international financial reporting standards
IFRS 9 > IFRS
IFRS 15 > IFRS
IFRS 16 > IFRS
IFRS 17 > IFRS
US GAAP; us-gaap > GAAP ~ IFRS
GAAP; local gaap
UK GAAP; frs 102 > GAAP
Dutch GAAP; rjk; raad voor de jaarverslaggeving; nl gaap; rj-richtlijnen > Financial statements, GAAP ~ US GAAP
Treasury; treasury management; cash management; cashmanagement; cash flow; cashflow; liquiditeitsbeheer; kasstroom; liquiditeit; cash flow management
Credit management; creditmanagement; kredietbeheer; credit analysis; credit control; kredietanalyse; credit risk; kredietrisico; credit risk analysis
Debt collection; incasso; collections; invorderen; aanmanen; aanmaningen; collecting debts
Risk management; risicomanagement; risicobeheer; risk analysis; risicoanalyse; enterprise risk management
Compliance; regulatory compliance; compliancy; naleving; wet- en regelgeving naleven
KYC; know your customer; customer due diligence; cdd; client onboarding bank; klantonderzoek
AML; anti-money laundering; anti money laundering; witwassen
Wwft; wet ter voorkoming van witwassen > AML ~ AML
Sanctions Act; sanctiewet; sanctions screening > Compliance
FATCA
MiFID II; mifid
Basel III; basel iv; basel ii > Risk management
Solvency II; solvency 2
PSD2
?EMIR; emir regulation
CRD IV
IDD (insurance); insurance distribution directive
Wet toekomst pensioenen; !Wtp > Pensions
Wet DBA
WKR (work costs scheme); werkkostenregeling
SEPA
Fraud investigation; fraud detection; fraudeonderzoek; fraudepreventie; fraud prevention; fraud investigations; forensic accounting
Banking; bankwezen; retail banking; bankzaken; bankieren; banking operations; bank operations; commercial banking
Investment banking; corporate finance
Mergers and acquisitions; !M&A; fusies en overnames; mergers & acquisitions; m&a transactions ~ Investment banking
Investments; beleggingen; beleggen; portfolio management; vermogensbeheer; asset allocation; investment management; wealth management; investment analysis; portfoliobeheer
Financial planning; financiele planning; financiële planning; financieel advies; financial advice; financial planning and analysis; fp&a
Mortgages; hypotheken; hypotheekadvies; mortgage lending; mortgage loans; hypotheekaanvragen; loan origination
Lending; loans; kredietverlening; leningen; loan processing; consumer lending; commercial lending; underwriting loans
Insurance; verzekeringen; verzekering; assurantien; assurantiën; insurance policies; schadeverzekeringen; levensverzekeringen
Underwriting; acceptatie verzekeringen; insurance underwriting
Claims handling; schadebehandeling; claims processing; claims management; schadeclaims; insurance claims; schadeafhandeling; claims adjustment
Pensions; pensioenen; pensioenadministratie; pension administration; pensioenadvies
Actuarial science; actuarieel; actuarial analysis; actuariaat; actuarial
Trading; securities trading; equity trading; bonds; derivatives; financial markets; capital markets; stock market
Valuation; waardering; business valuation; bedrijfswaardering; due diligence; taxaties; appraisal
Consolidation; consolidatie; financial consolidation; intercompany; intercompany accounting
Fixed assets; vaste activa; fixed asset accounting; activa-administratie
Visma.net > Visma
Visma eAccounting > Visma
Visma.net HRM > Visma
Sage 50 > Sage
Sage 200 > Sage
Sage Intacct > Sage
Sage X3 > Sage, ERP
Sage CRM > Sage
Sage Payroll > Sage
Essbase ~ Hyperion
Procurement; inkoop; purchasing; inkopen; purchase; strategic sourcing; sourcing; inkoopproces; purchase orders; tactische inkoop; operationele inkoop; purchase planning; strategische inkoop; inkoopbeleid
Contract management; contractbeheer; contractmanagement; contract negotiation; contractonderhandelingen; contract administration; contracts; contracten beheren; contract negotiations
Vendor management; leveranciersbeheer; leveranciersmanagement; supplier management; supplier relationship management; vendor relations; supplier relations; leveranciersrelaties
Cost reduction; kostenbesparing; cost savings; kostenreductie
Subsidies; subsidieaanvragen; grants; grant writing; subsidieverwerving; fondsenwerving; fundraising; subsidie
Economics; economie; econometrics; econometrie; bedrijfseconomie
`;
export const legal = `
Contract law; contractenrecht; verbintenissenrecht; drafting contracts; contract drafting; contracten opstellen
Employment law; arbeidsrecht; labor law; labour law; arbeidsrechtelijk; labor relations
Corporate law; ondernemingsrecht; company law; vennootschapsrecht; corporate governance
Civil law; civiel recht; burgerlijk recht; civil litigation
Criminal law; strafrecht; criminal defense; criminal justice
Administrative law; bestuursrecht; administratief recht
Awb; algemene wet bestuursrecht > Administrative law
?Woo; wet open overheid > Open government requests
?Wob; wet openbaarheid van bestuur > Open government requests ~ Woo
Family law; familierecht; personen- en familierecht
Real estate law; vastgoedrecht; property law; huurrecht; notarieel recht; notariaat
Intellectual property; intellectueel eigendom; trademarks; patents; octrooien; merkenrecht; copyright law
Privacy law; privacywetgeving; privacy; data protection; gegevensbescherming
General data protection regulation; gdpr; !AVG; algemene verordening gegevensbescherming; avg-wetgeving; uk gdpr; avg wetgeving > Privacy law ~ Privacy law
DPIA; data protection impact assessment; dpia's > Privacy law
AI Act; eu ai act
Immigration law; vreemdelingenrecht; migratierecht; immigration
Litigation; procederen; legal proceedings; court proceedings; procesrecht; civil procedure; trial preparation
Legal research; juridisch onderzoek; case law; jurisprudentie
Legal advice; juridisch advies; legal counsel; juridische ondersteuning; legal consulting; juridische kennis
Legal drafting; juridische documenten; legal documents; legal writing; legal drafting; pleadings
Mediation; bemiddeling; conflictbemiddeling; dispute resolution; arbitration
Bankruptcy law; insolventierecht; faillissementsrecht; insolvency
Public procurement law; aanbestedingsrecht; europese aanbestedingen
Aanbestedingswet; aanbestedingswet 2012 > Public procurement law
Policy development; beleidsontwikkeling; beleid maken; policy making; beleidsadvies; policy advice; policy analysis; beleidsvorming; beleidsstukken
Public administration; openbaar bestuur; bestuurskunde; gemeentelijke organisatie; overheid; local government; gemeente; public sector; publieke sector
Environment and Planning Act; omgevingswet > Spatial planning, Environmental and planning law
Environmental and planning law; omgevingsrecht > Spatial planning
DSO (environment); digitaal stelsel omgevingswet; omgevingsloket
?BAG; basisregistratie adressen en gebouwen
WOZ; wet woz; woz-waardering; woz-taxaties
Wet Bibob; bibob
Bbz 2004; bbz
Spatial planning; ruimtelijke ordening; urban planning; stedenbouw; bestemmingsplannen; zoning
Permits; vergunningen; vergunningverlening; omgevingsvergunning; permit applications; vergunningaanvragen
Law enforcement; handhaving; toezicht en handhaving; police work; politiewerk; wetshandhaving
Debt counselling; schuldhulpverlening; schulddienstverlening; debt counseling; bewindvoering; budgetcoaching
Wsnp; wet schuldsanering natuurlijke personen > Debt counselling
?Wgs; wet gemeentelijke schuldhulpverlening > Debt counselling
Participation act; participatiewet; werk en inkomen
Reintegration; re-integratie; reintegratie; re-integration ~ Participation act
Job coaching; jobcoaching; jobcoach > Reintegration
Suwinet > Participation act
Civil affairs; burgerzaken
BRP; basisregistratie personen > Civil affairs
Political affairs; lobbying; public affairs; stakeholderanalyse; government relations
Security guarding; beveiliging; surveillance; objectbeveiliging; !BEWAKING; security services; toegangscontrole; security patrol
Emergency response; bhv; bedrijfshulpverlening; emergency planning; emergency preparedness
Fire fighting; brandweer; firefighting; brandbestrijding; fire safety; brandveiligheid
Investigations; onderzoek en opsporing; opsporing; criminal investigation; rechercheren
Military; defensie; army; armed forces; military service
`;
export const hr = `
Recruitment; werving en selectie; recruiting; talent acquisition; werving; werving & selectie; staffing; w&s; full cycle recruiting; recruitment and selection; hiring
Sourcing candidates; sourcing kandidaten; candidate sourcing; headhunting; direct search
LinkedIn Recruiter; linkedin recruiting > Sourcing candidates
Boolean search; boolean searches; booleaans zoeken > Sourcing candidates
Job interviews; sollicitatiegesprekken; interviewing candidates; interviewing; selectiegesprekken; behavioral interviewing; conducting interviews
Onboarding; inwerken; employee onboarding; new hire orientation; inwerkprogramma; new employee orientation
Employee relations; arbeidsverhoudingen; personeelszaken; employee relation; medewerkersrelaties; labor relations hr
HR administration; personeelsadministratie; hr-administratie; hr administratie; personnel administration; personnel records; hr operations
HR advice; hr-advies; hr advies; personeelsadvies; hr business partnering; hr business partner; hr-beleid; hr beleid; hr policies; human resources; !HR; human resource management; human resources management; hrm; personeelsbeleid; hr policy
Performance management; beoordelingsgesprekken; functioneringsgesprekken; performance appraisal; performance reviews; prestatiemanagement; gesprekscyclus; performance appraisals
Talent management; talentmanagement; talent development; succession planning; talentontwikkeling; employee development
Learning and development; leren en ontwikkelen; training and development; !L&D; opleidingsplan; staff development; opleiden van medewerkers; learning & development; training & development
Training delivery; trainingen geven; training geven; trainer; employee training; staff training; training of staff; delivering training; workshops geven; trainingen verzorgen; train the trainer; training programs
Compensation and benefits; arbeidsvoorwaarden; comp & ben; beloning; beloningsbeleid; benefits administration; compensation & benefits; compensation; compensation management; benefits
Absence management; verzuimbegeleiding; verzuim; ziekteverzuim; verzuimbeheer; sickness absence; absenteeism; verzuimpreventie; leave management
Gatekeeper act; wet verbetering poortwachter; poortwachter; wet poortwachter
Organisational development; organisatieontwikkeling; organizational development; organisational change; organizational design; organisatieverandering
Workforce planning; personeelsplanning; capaciteitsplanning; strategische personeelsplanning; manpower planning
Job evaluation; functiewaardering; functiehuis; functiebeschrijvingen; job descriptions
Employer branding; arbeidsmarktcommunicatie; werkgeversmerk
Career counselling; loopbaanbegeleiding; loopbaancoaching; career counseling; outplacement; career coaching; loopbaanadvies
Assessment centres; assessments; psychometric testing; assessment center; assessment centres
Employment agency work; uitzenden; uitzendbureau; detachering; temp staffing; uitzendbranche; flexwerk; staffing agency
Works council; ondernemingsraad; medezeggenschap; !OR; vakbonden; unions; union negotiations; collective bargaining; cao-onderhandelingen; or-lid
WOR (works councils act); wet op de ondernemingsraden > Works council
Arbeidstijdenwet; arbeidstijdenbesluit
!Wab; wet arbeidsmarkt in balans > Employment law
Waadi > Employment agency work
ABU cao; abu-cao; cao voor uitzendkrachten > Employment agency work ~ NBBU cao
NBBU cao; nbbu-cao > Employment agency work
NEN 4400-1 > Employment agency work
SNF-keurmerk; snf keurmerk > NEN 4400-1
STAR method; star-methode; starr-methode; starr method > Job interviews
Hay method; hay-methode; hay-systeem > Job evaluation
MBTI assessment > Assessment centres
DISC assessment > Assessment centres
Diversity and inclusion; diversiteit en inclusie; diversity & inclusion; dei
Coaching; coachen; employee coaching; begeleiden van collega's; coaching van medewerkers; coaching & mentoring; coaching of staff
Mentoring; mentorschap; mentor; mentoring juniors; begeleiden van junioren
People management; leidinggeven; leiding geven; personnel management; aansturen van medewerkers; people leadership; supervising staff; staff management; personeelsmanagement; aansturen van een team; team aansturen; leidinggevende ervaring; ?supervision; supervisory skills; supervising; staff supervision; personnel supervision
`;
export const office = `
Administration; administratie; administratieve werkzaamheden; administratieve taken; administrative support; administratieve ondersteuning; administrative tasks; clerical work; administrative duties; administrative work; administrative skills; clerical; kantoorwerkzaamheden
Office management; kantoorbeheer; officemanagement; office administration; officebeheer; kantoormanagement
Secretarial work; secretariele ondersteuning; secretariële ondersteuning; secretariaat; secretariaatswerk; secretarieel; secretarial; managementondersteuning; directiesecretariaat; executive support
Diary management; agendabeheer; calendar management; agenda beheren; complex agendabeheer; scheduling appointments; appointment scheduling; afspraken plannen; appointment setting; scheduling meetings; calendaring
Travel arrangements; reizen boeken; travel coordination; reisorganisatie; reizen organiseren; travel planning
Minute taking; notuleren; notulen; meeting minutes; verslaglegging; verslagen maken; notulen maken
Reception; receptie; receptiewerk; front desk; balie; baliewerkzaamheden; receptionist werkzaamheden; ontvangst van gasten; receptiewerkzaamheden; front office
Telephone handling; telefonie; telefoon beantwoorden; answering phones; telefonisch; phone handling; multi-line phone; telefoonverkeer; telephone skills; phone etiquette; telephone etiquette
Data entry; gegevensinvoer; data-entry; data invoeren; invoeren van gegevens; data invoer; gegevens invoeren; typing; typen; typevaardigheid
Filing; archiveren; archivering; archiefbeheer; records management; document management; documentbeheer; record keeping; documentmanagement; document control; recordkeeping; file management; dossierbeheer; dossiervorming
Mail handling; postverwerking; mailafhandeling; correspondence; correspondentie; postkamer; mail processing; correspondentie voeren
Event planning; evenementen organiseren; event management; evenementenorganisatie; eventmanagement; organizing events; event coordination; event organisation; events; evenementen
Facility management; facilitair management; facility services; facilitaire dienstverlening; facilitair; facilitaire zaken; facilities management; facilitaire werkzaamheden
Microsoft Office; ms office; ms-office; office suite; microsoft office suite; office-pakket; microsoft office 365; office pakket; office applications; officepakket
Microsoft Excel > Microsoft Office, Spreadsheets
Pivot tables; draaitabellen; draaitabel; pivot table; pivottables > Microsoft Excel
VLOOKUP; xlookup; vert.zoeken; verticaal zoeken > Microsoft Excel
Microsoft Word > Microsoft Office, Word processing
Microsoft PowerPoint > Microsoft Office
Microsoft Outlook; ?Outlook; ms outlook > Microsoft Office
Microsoft Access; ?Access; ms access; access database > Microsoft Office
Microsoft Publisher; ms publisher; ?Publisher > Microsoft Office
OneDrive > Microsoft 365
OneNote; microsoft onenote
Google Workspace; g suite; gsuite; google apps
Google Docs > Google Workspace
Google Sheets > Google Workspace, Spreadsheets
Google Drive > Google Workspace
Google Slides > Google Workspace
Google Forms > Google Workspace
Google Meet > Google Workspace
Gmail > Google Workspace
LibreOffice
OpenOffice; open office
LibreOffice Calc > LibreOffice
LibreOffice Writer > LibreOffice
Lotus Notes; hcl notes; ibm notes
iWork; apple iwork
?Slack; slack workspace
!Notion; notion workspace
Computer skills; computervaardigheden; computer literacy; digitale vaardigheden; digitaal vaardig; computer literate; computer proficiency; computerkennis
Project management; projectmanagement; project manager; projectleiding; managing projects; projecten leiden; project leadership; projectbeheer; project planning; project coordination; projectcoordinatie; projectcoördinatie; project execution; project delivery; projectmatig werken
Programme management; programmamanagement; program management; program manager
Portfolio management (projects); project portfolio; projectportfolio; pmo; project management office
PRINCE2; prince 2; prince-2 > Project management
PMP; project management professional > Project management
PMBOK > Project management
IPMA > Project management
Change management; verandermanagement; veranderkunde; verandertrajecten; managing change; organizational change
Prosci > Change management
ADKAR; adkar model; adkar-model > Change management
Kotter model; kotter's 8 steps; 8 stappen van kotter > Change management
Process improvement; procesverbetering; process optimization; procesoptimalisatie; business process improvement; process optimisation; processen verbeteren; workflow optimization; processes improvement; verbeterprojecten
Process management; procesmanagement; business process management; bpm; procesbeschrijvingen; business process modelling; business process; business processes; bedrijfsprocessen; operational processes
BPMN; bpmn 2.0 > Process management
DMN; decision model and notation
Value proposition canvas
Business Model Canvas
SWOT analysis; swot-analyse; swot analyse
Balanced scorecard
SMART goals; smart-doelen; smart doelen; smart formuleren
RACI; raci matrix; raci-matrix; rasci
BABOK > Business analysis
MSP (programmes); managing successful programmes > Programme management
PMW; projectmatig werken methode; projectmatig creeren; projectmatig creëren > Project management
Earned value management > Project management
Critical path method; kritieke pad > Project management
Stakeholder management; stakeholdermanagement; managing stakeholders; stakeholders; belanghebbenden; stakeholder engagement; omgevingsmanagement
Strategic planning; strategische planning; strategy; strategie; strategy development; strategieontwikkeling; business strategy; strategisch; bedrijfsstrategie; strategic thinking
Operations management; operationeel management; operationele leiding; business operations; operations; bedrijfsvoering; day-to-day operations; daily operations; operational management
Business development; bedrijfsontwikkeling; new business development; businessdevelopment
Team leadership; teamleiding; leading teams; teams leiden; team management; teammanagement; team lead; teamleider; team building; teambuilding; leading a team; team leader; teamcoordinatie; team supervision
Leadership; leiderschap; leadership skills; leiderschapsvaardigheden
Teamwork; samenwerken; team player; teamspeler; teamplayer; collaboration; samenwerking; samenwerkingsvermogen; work in a team; teamverband
Communication skills; communicatieve vaardigheden; communicatief; communicatievaardigheden; communicatief vaardig; communication; interpersonal skills; verbal communication; written communication; written and verbal communication; communicatief sterk; mondelinge en schriftelijke; communicatie; interpersonal; sociale vaardigheden; oral and written communication
Presentation skills; presenteren; presentatievaardigheden; public speaking; presentations; presentaties geven; presentaties
Negotiation; onderhandelen; onderhandelingsvaardigheden; negotiating; onderhandeling; negotiations; negotiation skills; onderhandelingen
Problem solving; probleemoplossend vermogen; problem-solving; oplossingsgericht; probleemoplossend; problem solver; problemen oplossen
Analytical skills; analytisch vermogen; analytisch; analytical thinking; analytisch denken; analytical; analysis; critical thinking; kritisch denken; analytische vaardigheden
Time management; timemanagement; tijdmanagement; prioriteiten stellen; prioritizing; prioritization; time-management; deadlines
Organisational skills; organisatorisch; organisatievermogen; organizational skills; organiseren; planning; organisatietalent; organisational; plannen en organiseren; organized; plannen; planning & organizing
Attention to detail; nauwkeurig; nauwkeurigheid; detail-oriented; oog voor detail; detail oriented; accuracy; accuraat; secuur; zorgvuldig; precies werken
Flexibility; flexibel; flexibiliteit; flexible; adaptability; aanpassingsvermogen; adaptable
Stress resistance; stressbestendig; stressbestendigheid; work under pressure; working under pressure; stress management; hoge werkdruk; werken onder druk
Independence; zelfstandig werken; zelfstandig; work independently; zelfstandigheid; self-motivated; self motivated; independent worker; zelfstandig kunnen werken
Creativity; creatief; creativiteit; creative thinking; creatief denken; innovatief; creative
Customer orientation; klantgericht; klantgerichtheid; customer focus; customer-oriented; client focus; customer-focused; klantvriendelijk; customer oriented; servicegericht; dienstverlenend; servicegerichtheid
Decision making; besluitvaardig; besluitvorming; decision-making; beslissingen nemen; besluitvaardigheid
Conflict management; conflicthantering; conflict resolution; conflictbeheersing; conflictoplossing
Multitasking; multi-tasking; multi tasking
Report writing; rapportages schrijven; rapporten schrijven; writing reports; rapporteren; rapportage; rapportages; reports; reporting; rapportages opstellen
Research; onderzoek; desk research; onderzoek doen; wetenschappelijk onderzoek; market research analysis; academic research; onderzoeksvaardigheden; research skills
Qualitative research; kwalitatief onderzoek; interviews afnemen; focus groups
Quantitative research; kwantitatief onderzoek; surveys; enquetes; survey design; enquêtes
Consulting; consultancy; advisering; adviseren; advisory; advies geven; adviesvaardigheden; consultation
Translation; vertalen; vertaalwerk; translating; translation services
Interpreting; tolken; tolk; simultaneous interpreting
Proofreading; corrigeren; redigeren; copy editing; eindredactie; editing text; proof reading; copyediting
Sustainability; duurzaamheid; corporate social responsibility; mvo; circular economy; circulaire economie
ESG > Sustainability
CSRD; corporate sustainability reporting directive; esrs > Sustainability
ISO 26000 > Sustainability
LCA (life cycle assessment); life cycle assessment; levenscyclusanalyse > Sustainability
GHG Protocol > Sustainability
Cradle to Cradle > Sustainability
Social Return; social return on investment; sroi
Innovation management; innovatiemanagement; innovatie; innovation
Quality improvement; kwaliteitsverbetering; kwaliteitsbeleid
KPI management; kpi; kpi's; kpis; key performance indicators
OKR; okrs; objectives and key results
Volunteer management; vrijwilligers; vrijwilligers aansturen; volunteer coordination; volunteering
Library science; bibliotheek; bibliotheekwerk; cataloging; library services
Agenda setting and chairing; vergaderingen voorzitten; meetings voorbereiden; meeting planning; meeting coordination; vergaderingen organiseren; gespreksleiding
`;
