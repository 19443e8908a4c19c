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
Internal controls; interne controle; interne beheersing; internal control; !AO/IB; ao/ic; administratieve organisatie; sox; sarbanes-oxley; sox compliance
Tax; belastingen; taxation; fiscaliteit; fiscaal recht; tax returns; belastingaangifte; belastingaangiften; tax preparation; aangiften; tax compliance; tax accounting; income tax
VAT; btw; btw-aangifte; btw-aangiften; value added tax; btw aangifte; omzetbelasting; sales tax
Corporate tax; vennootschapsbelasting; vpb; corporate income tax > Tax
Income tax (NL); inkomstenbelasting; ib-aangiften > Tax
Payroll; salarisadministratie; loonadministratie; payroll administration; payroll processing; salarisverwerking; loonbelasting; verloning; payrolling
IFRS; international financial reporting standards ~ US GAAP
US GAAP; gaap; us-gaap ~ Dutch GAAP
Dutch GAAP; rjk; raad voor de jaarverslaggeving > Financial statements
Treasury; treasury management; cash management; cashmanagement; cash flow; cashflow; liquiditeitsbeheer; kasstroom; liquiditeit; cash flow management
Credit management; creditmanagement; kredietbeheer; credit analysis; credit control; kredietanalyse; credit risk; kredietrisico; credit risk analysis
Debt collection; incasso; collections; invorderen; aanmanen; aanmaningen; collecting debts
Risk management; risicomanagement; risicobeheer; risk analysis; risicoanalyse; enterprise risk management
Compliance; regulatory compliance; compliancy; naleving; wet- en regelgeving naleven
KYC; know your customer; customer due diligence; cdd; client onboarding bank; klantonderzoek
AML; anti-money laundering; wwft; anti money laundering; witwassen
Fraud investigation; fraud detection; fraudeonderzoek; fraudepreventie; fraud prevention; fraud investigations; forensic accounting
Banking; bankwezen; retail banking; bankzaken; bankieren; banking operations; bank operations; commercial banking
Investment banking; mergers and acquisitions; !M&A; corporate finance; fusies en overnames; mergers & acquisitions
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
QuickBooks; quick books; intuit quickbooks
Xero
Twinfield
SnelStart
Sage; sage 50; peachtree; sage accounting
Visma; visma.net; eaccounting
Basecone; exact scan
CaseWare
Hyperion; oracle hyperion; essbase
Bloomberg terminal; bloomberg; reuters eikon
Financial software; boekhoudsoftware; accounting software; boekhoudpakket; boekhoudprogramma; boekhoudpakketten
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
Administrative law; bestuursrecht; administratief recht; awb; algemene wet bestuursrecht
Family law; familierecht; personen- en familierecht
Real estate law; vastgoedrecht; property law; huurrecht; notarieel recht; notariaat
Intellectual property; intellectueel eigendom; trademarks; patents; octrooien; merkenrecht; copyright law
Privacy law; gdpr; avg; privacywetgeving; privacy; algemene verordening gegevensbescherming; data protection; gegevensbescherming
Immigration law; vreemdelingenrecht; migratierecht; immigration
Litigation; procederen; legal proceedings; court proceedings; procesrecht; civil procedure; trial preparation
Legal research; juridisch onderzoek; case law; jurisprudentie; westlaw; lexisnexis
Legal advice; juridisch advies; legal counsel; juridische ondersteuning; legal consulting; juridische kennis
Legal drafting; juridische documenten; legal documents; legal writing; legal drafting; pleadings
Mediation; bemiddeling; conflictbemiddeling; dispute resolution; arbitration
Bankruptcy law; insolventierecht; faillissementsrecht; insolvency
Public procurement law; aanbestedingsrecht; european tendering; europese aanbestedingen
Policy development; beleidsontwikkeling; beleid maken; policy making; beleidsadvies; policy advice; policy analysis; beleidsvorming; beleidsstukken
Public administration; openbaar bestuur; bestuurskunde; gemeentelijke organisatie; overheid; local government; gemeente; public sector; publieke sector
Environment and Planning Act; omgevingswet; omgevingsrecht > Spatial planning
Spatial planning; ruimtelijke ordening; urban planning; stedenbouw; bestemmingsplannen; zoning
Permits; vergunningen; vergunningverlening; omgevingsvergunning; permit applications; vergunningaanvragen
Law enforcement; handhaving; toezicht en handhaving; police work; politiewerk; wetshandhaving
Debt counselling; schuldhulpverlening; schulddienstverlening; debt counseling; bewindvoering; budgetcoaching
Participation act; participatiewet; re-integratie; reintegratie; re-integration; werk en inkomen; jobcoaching; suwinet
Civil affairs; burgerzaken; basisregistratie personen; brp
Political affairs; lobbying; public affairs; stakeholderanalyse; government relations
Security guarding; beveiliging; surveillance; objectbeveiliging; !BEWAKING; security services; toegangscontrole; security patrol
Emergency response; bhv; bedrijfshulpverlening; emergency planning; emergency preparedness
Fire fighting; brandweer; firefighting; brandbestrijding; fire safety; brandveiligheid
Investigations; onderzoek en opsporing; opsporing; criminal investigation; rechercheren
Military; defensie; army; armed forces; military service
`;
export const hr = `
Recruitment; werving en selectie; recruiting; talent acquisition; werving; werving & selectie; staffing; w&s; full cycle recruiting; recruitment and selection; hiring
Sourcing candidates; sourcing kandidaten; candidate sourcing; boolean search; headhunting; linkedin recruiter; linkedin recruiting; direct search
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
Assessment centres; assessments; psychometric testing; assessment center
HRIS; hr-systemen; hr systemen; hr information systems; human resource information system; hr software; adp; visma raet; raet; ultipro; kronos; bamboohr
Applicant tracking systems; ats; applicant tracking; taleo; icims; greenhouse ats; recruitee; bullhorn; carerix; otys
Employment agency work; uitzenden; uitzendbureau; detachering; temp staffing; uitzendbranche; flexwerk; staffing agency
Works council; ondernemingsraad; medezeggenschap; !OR; vakbonden; unions; union negotiations; collective bargaining; cao-onderhandelingen
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
Microsoft Excel; ?Excel; ms excel; ms-excel; excel spreadsheets; excel formulas; draaitabellen; pivot tables; vlookup > Microsoft Office
Microsoft Word; ?Word; ms word; ms-word; tekstverwerking; word processing > Microsoft Office
Microsoft PowerPoint; powerpoint; ?Power Point; ms powerpoint > Microsoft Office
Microsoft Outlook; ?Outlook; ms outlook > Microsoft Office
Microsoft Access; ?Access; ms access; access database
Microsoft Teams; ?Teams; ms teams
Microsoft Project; ms project; ms-project
Microsoft Visio; visio; ms visio
OneNote; microsoft onenote
Google Workspace; google docs; google sheets; g suite; gsuite; google drive
?Slack; slack workspace
?Zoom; zoom meetings; videoconferencing; video conferencing
Trello; asana; monday.com; clickup
!Notion; notion workspace
DocuSign; adobe sign
Computer skills; computervaardigheden; computer literacy; digitale vaardigheden; digitaal vaardig; computer literate; computer proficiency; computerkennis
Project management; projectmanagement; project manager; projectleiding; managing projects; projecten leiden; project leadership; projectbeheer; project planning; project coordination; projectcoordinatie; projectcoördinatie; project execution; project delivery; projectmatig werken
Programme management; programmamanagement; program management; program manager
Portfolio management (projects); project portfolio; projectportfolio; pmo; project management office
PRINCE2; prince 2; prince-2 > Project management
PMP; project management professional; pmbok > Project management
IPMA; ipma c; ipma d; ipma b > Project management
Change management; verandermanagement; veranderkunde; verandertrajecten; managing change; organizational change; prosci
Process improvement; procesverbetering; process optimization; procesoptimalisatie; business process improvement; process optimisation; processen verbeteren; workflow optimization; processes improvement; verbeterprojecten
Process management; procesmanagement; business process management; bpm; bpmn; procesbeschrijvingen; business process modelling; business process; business processes; bedrijfsprocessen; operational processes
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
Sustainability; duurzaamheid; corporate social responsibility; mvo; esg; csrd; circular economy; circulaire economie
Innovation management; innovatiemanagement; innovatie; innovation
Quality improvement; kwaliteitsverbetering; kwaliteitsbeleid
KPI management; kpi; kpi's; kpis; key performance indicators
OKR; okrs
Volunteer management; vrijwilligers; vrijwilligers aansturen; volunteer coordination; volunteering
Library science; bibliotheek; bibliotheekwerk; cataloging; library services
Agenda setting and chairing; vergaderingen voorzitten; meetings voorbereiden; meeting planning; meeting coordination; vergaderingen organiseren; gespreksleiding
`;
