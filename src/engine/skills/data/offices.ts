/**
 * Offices once more: longer names that mean one thing where a shorter one in them means another ("tax returns", "estate planning"), and
 * what a tool or a paper brings along. By trade, in the form of `../lexicon.ts`.
 */
export const offices = {
  finance: `
VAT; vat returns; vat return; vat filing; filing vat returns; btw aangiftes
Tax; tax return; belastingaangiftes; tax advice; tax advisory; tax planning; fiscaal advies; belastingadvies
Corporate tax; corporate tax returns; corporate tax return; corporate income tax returns; corporation tax; vpb-aangiften; vpb-aangifte; vpb aangifte
Income tax (NL); personal tax returns; personal tax return; self-assessment returns; income tax returns; aangifte inkomstenbelasting; aangiften inkomstenbelasting; ib-aangifte
Payroll tax; wage tax; wage tax returns; wage tax return; payroll taxes; payroll tax returns; loonaangifte; loonaangiftes; loonheffingen; loonheffing; loonbelasting en premies
International tax; transfer pricing; transfer pricing documentation; verrekenprijzen; international taxation
Accounts receivable; receivables; overdue invoices; openstaande facturen; achterstallige facturen; collecting receivables
Accounts payable; supplier invoices; vendor invoices; purchase ledger; purchase invoices; leveranciersfacturen
Inventory valuation; stock valuation; inventory valuation; voorraadwaardering
Project control; project accounting; projectadministratie; project control; project controlling
Credit management; credit limits; kredietlimieten; credit checks; kredietbewaking
Financing and loan applications (business); credit proposals; kredietvoorstellen; loan applications; kredietaanvragen; sme lending; sme credit analysis; zakelijke financieringen; bedrijfsfinancieringen
Subsidy accounting; grant accounting; subsidieverantwoording; subsidieverantwoordingen
Mortgages; mortgage applications; mortgage advice; hypotheekaanvraag; hypotheekdossiers; underwriting mortgage applications; mortgage underwriting
Investments; investment advice; beleggingsadvies; beleggingsportefeuilles; client portfolios
Pensions; pension schemes; pension consulting; pension contributions; pensioenregelingen; pensioenaangifte
Financial statements; annual accounts; statutory accounts; year-end accounts; jaarcijfers; jaarwerk
Treasury; kaspositie; liquidity management; kasstroomprognose; working capital; werkkapitaal; working capital management
Forecasting; cash flow forecasting; cashflowprognose; liquiditeitsprognose; liquiditeitsprognoses; rolling forecast
Financial analysis; budget versus actual analysis; variance analyses; afwijkingenanalyse
Internal controls; key controls; testing internal controls; beheersmaatregelen; control testing
Transaction posting; bank transactions; bankmutaties; daily bank entries
Audit liaison; balansdossier; balansdossiers; audit file
Internal audits (quality); internal quality audits; interne kwaliteitsaudits
Service charges; service charge accounts; servicekostenafrekeningen
Procurement policy; procurement policy; purchasing policy
Purchase analysis and savings; procurement savings; inkoopbesparingen; spend analysis; kostenreductie inkoop
Supplier selection; supplier selection; leveranciersselectie; sourcing suppliers; vendor selection
Supplier evaluation; vendor performance reviews; supplier scorecards; leveranciersbeoordeling; leveranciersbeoordelingen; supplier performance; supplier performance reviews; vendor rating
Operational purchasing; operational purchasing; raising purchase orders; bestellingen plaatsen
European tendering (purchasing); eu tenders; european tenders; european tendering; aanbestedingstrajecten; aanbestedingstraject
Commercial tenders; bid writing; tender writing; tenderschrijven; tendermanagement
Basecone > Accounts payable
Wft Schade > Insurance
`,
  legal: `
Contract law; contract review; drafting contracts; drafting and reviewing contracts; reviewing contracts; opstellen van contracten; contracten beoordelen; contracten opstellen en beoordelen; overeenkomsten opstellen; commercial contracts; commerciële contracten
Employment law; dismissal cases; ontslagzaken; ontslagdossiers; settlement agreements; vaststellingsovereenkomst; vaststellingsovereenkomsten; exit agreements
Estate planning; estate planning; wills and estates; wills; probate; testamenten; levenstestamenten; nalatenschappen; levenstestament
Notarial work; notarial deeds; notariële akten; notariele akten; notariële aktes; leveringsakten; hypotheekakten; transfer deeds; mortgage deeds; conveyancing
Corporate law; company incorporations; incorporations; statutenwijzigingen; articles of association; share transfers; shareholder agreements; aandeelhoudersovereenkomsten
Litigation; court filings; debt recovery litigation; court litigation; procesvoering
Real estate law; tenancy disputes; tenancy law; huurgeschillen; landlord and tenant law
Intellectual property; trademark registration; trademark applications; merkregistraties; merkregistratie
Council and board proposals; council proposals; raadsvoorstellen; collegevoorstellen; raadsstukken; collegestukken
Open government requests; freedom of information requests; foi requests; woo-verzoeken; woo verzoeken; wob-verzoeken; woo-verzoek
Objections and appeals; bezwaar en beroep; objections and appeals; bezwaarschriften; beroepschriften
Rent arrears; huurachterstanden; rent arrears; huurincasso
Owners' association management; vve-beheer; vve beheer; block management; owners' association management
Nuisance handling; overlast; burenruzies; anti-social behaviour; neighbour disputes; woonoverlast
Property valuation; property valuation; property valuations; woningtaxaties; vastgoedtaxaties; woningen taxeren; taxeren van woningen
Resident participation; bewonersparticipatie; burgerparticipatie; resident participation; bewonersavonden; community engagement
Environmental permits and supervision; environmental inspections; milieutoezicht; milieu-inspecties
Crisis management (public safety); crisisbeheersing; rampenbestrijding; disaster planning
Area development; gebiedsontwikkeling; urban redevelopment; urban regeneration; stedelijke vernieuwing
Land affairs; grondzaken; gronduitgifte; grondverwerving; land acquisition
Care purchasing; zorginkoop; jeugdzorg inkopen; commissioning youth services
Housing renovation projects; bewonersbegeleiding; groot onderhoud aan woningen; renovatie met bewoners
Donor reporting; donor reports; donorrapportages; donor reporting
Neighbourhood liveability; leefbaarheid; neighbourhood liveability
Property portfolio; vastgoedportefeuille; property portfolio; real estate portfolio; asset management vastgoed
`,
  hr: `
Absence management; absence case management; long-term sickness; langdurig verzuim; verzuimdossiers; verzuimgesprekken; casemanagement verzuim; long-term absence; sick leave management
Reintegration guidance; tweede spoor; second-track reintegration; second track reintegration; re-integratietrajecten; return to work; tweedespoortrajecten
HR administration; employment contracts; drafting employment contracts; arbeidscontracten; arbeidsovereenkomsten; contracts of employment; in- en uitdiensttreding; starters and leavers; joiners and leavers; personeelsmutaties; personnel files
Redundancy and reorganisation; sociaal plan; social plan; redundancy programme; collectief ontslag; collective redundancy
Talent management; talent review; talent reviews; vlootschouw; opvolgingsplanning
Employee engagement; medewerkerstevredenheidsonderzoek; employee engagement survey; employee surveys; mto
Employer branding; arbeidsmarktcampagnes; employer branding campaigns; recruitment marketing
Sourcing candidates; sourcing talent; kandidaten benaderen; actief benaderen van kandidaten; talent sourcing
Job evaluation; job grading; job descriptions and grading; functiebeschrijvingen en waardering
Employment agency work; temporary workers; uitzendkrachten; flexkrachten; temp jobs
Career counselling; loopbaangesprekken; career conversations; loopbaantrajecten
Gatekeeper act; gatekeeper improvement act; eastern gatekeeper act; poortwachterdossiers
Learning and development; leiderschapstrajecten; leadership programmes; leadership programs; leiderschapsprogramma's
`,
  office: `
Diary management; agenda's beheren; managing calendars; diary management; managing diaries
Inbox management; inbox management; mailboxbeheer; inboxbeheer
Thesis supervision; promovendi begeleiden; supervising phd students; doctoral supervision; phd supervision; begeleiden van promovendi
Research grant acquisition; research grants; research grant applications; onderzoekssubsidies; nwo-beurs; onderzoeksfinanciering
Foundation fundraising; grant applications to foundations; raise funds from foundations; raising funds from foundations; funds from foundations; vermogensfondsen; trusts and foundations; fondsaanvragen
Legacy fundraising; legacy fundraising; nalatenschappen werven; legacy giving
Donor fundraising; major donors; grote gevers; grote donateurs; major gifts; donateursrelaties; donor relations; donateurs werven
Public campaigns; awareness campaigns; publiekscampagnes; advocacy campaigns; bewustwordingscampagnes; public awareness campaigns
Research data management; research data management; onderzoeksdata
Continuous improvement; continu verbeteren; continuous improvement; continue verbetering > Process improvement ~ Lean
Quality assurance; kwaliteitsmanagement; quality management; kwaliteitszorg; kwaliteitsmanagementsysteem; quality management system; quality management systems
Process mapping; process mapping; processen in kaart brengen; swimlanes; procesbeschrijvingen maken; process modelling; process modeling ~ Process management
Turnaround and restructuring; turnaround; restructuring; leading a restructuring; reorganisatie leiden
Budgeting; budgetverantwoordelijkheid; budget responsibility; budget holder; budgetverantwoordelijk; budget owner
End responsibility; p&l responsibility; p&l verantwoordelijkheid; resultaatverantwoordelijk; resultaatverantwoordelijkheid; profit and loss responsibility; eindverantwoordelijk; eindverantwoordelijkheid; full p&l
Customer satisfaction improvement; raising customer satisfaction; klanttevredenheid verhogen
Project reporting; project reporting; projectrapportages; voortgangsrapportages
Group facilitation; facilitating workshops; facilitating sessions; workshops faciliteren; werksessies begeleiden; facilitate workshops; workshop facilitation
Facility management; facilitaire taken; facility-taken; facility tasks
Advising administrators; wethouder adviseren; bestuurders adviseren; advising the alderman; advising aldermen
Crisis communication; crisiscommunicatie; crisis communications; crisis communication
`,
  sales: `
Needs-based selling; consultative selling; needs analysis; klantbehoeften; oplossingsgericht verkopen; solution selling; needs-based selling; adviserend verkopen; value selling
Inside sales support; commerciële binnendienst; commerciele binnendienst; verkoopondersteuning; sales support
Customer retention; klantbehoud; customer retention and renewals; churn reduction; contract renewals
Sales pipeline; salesfunnel; verkooptrechter; sales pipeline; pipeline management; sales funnel
Key account negotiations with retail chains; jaargesprekken; annual negotiations with retail chains; jaargesprekken met retailers; joint business plans
Sales management; leading sales reps; managing account managers; verkoopteam aansturen; sales team leadership
Product demonstrations; productdemonstraties; product demonstrations; product demos; software demos; demo's geven
Complaint handling; unhappy customers; ontevreden klanten; handling unhappy customers; boze klanten; angry customers
De-escalation; de-escalating angry customers; boze bellers; angry callers; de-escaleren
Customer contact by phone; inbound klantcontact; inkomende gesprekken; inbound contact; answering customer calls; telefonisch klantcontact
Customer contact by e-mail, chat and social media; live chat; live chat and email support; chat en mail; mail en chat; livechat
Service quality monitoring; call quality monitoring; call quality; gesprekskwaliteit
Ticket handling (service); ticket triage; second-line escalation; ticketafhandeling
Warranty and returns (customers); returns and refunds; retouren en terugbetalingen; refunds
Sales targets; salestargets; sales targets; verkoopdoelen; verkoopdoelstellingen; omzetdoelstellingen; omzetdoelen; quota attainment; sales quota
`,
  marketing: `
SEO; organic rankings; organic search; organic search rankings; organische vindbaarheid; vindbaarheid in zoekmachines; zoekwoordonderzoek; keyword research; linkbuilding; link building
SEA; sea-campagnes; sea campagnes; google ads-campagnes; google ads beheren; running paid search; search advertising; paid search campaigns
Customer segmentation; klantsegmentatie; customer segmentation; doelgroepsegmentatie; segmenting customers
Email marketing; e-mail campaigns; email campaign; mailcampagnes; e-mailcampagnes; mailings
Content marketing; contentkalender; editorial calendar; content calendar; redactiekalender
Crisis communication; crisiscommunicatie
Public relations; press enquiries; press release; media enquiries; persvragen; persberichten schrijven; drafting press releases
Corporate communications; employee communications; staff communications; personeelsblad; intranet en personeelsblad; town halls
Product marketing; product launches; productlanceringen; go-to-market launches; productlancering
Influencer and affiliate marketing; influencer partnerships; influencermarketing; influencer campaigns; influencer marketing; influencers
Website management; website content; maintaining website content; webbeheer
Plain language writing; plain language; plain language editing; begrijpelijke taal; b1-schrijven; schrijven op b1; taalniveau b1; plain english; klare taal; b1-niveau schrijven
Agency management; agency management; bureaumanagement; briefing creative agencies
Journalism; achtergrondverhalen; feature articles; reportages; long reads; nieuwsartikelen
Video production; shooting and editing videos; video's monteren; filmen en monteren
Animation; explainer videos; uitleganimaties; explainer animations; uitlegvideo's
Print and promotional materials; drukwerk opmaken; print materials; promotiemateriaal
`,
  design: `
UX design; wireframes en prototypes; wireframes and prototypes; ux-ontwerpen; designing interfaces; screen design
UX writing; microcopy; ux writing; ux-writing; ux copy; schermteksten; interfaceteksten; content design; contentdesign
Logo design; brand identities; visuele identiteit; visual identities; beeldmerk
User research; interviews met gebruikers; user interviews; gebruikersinterviews
Graphic design; lay-out van brochures; layout of brochures; brochures vormgeven
Figma > UX design
Adobe After Effects > Animation
`,
  logistics: `
Demand planning; sales forecasting for stock; vraagvoorspelling; vraagvoorspellingen; demand forecasts; afzetprognoses; s&op-overleg
Delivery reliability; leverbetrouwbaarheid; delivery reliability; on-time delivery; otif
Carrier management; managing carriers; vervoerders aansturen; carrier management; vervoerdersmanagement
Production planning; productieplanning; production scheduling; production planning; productie inplannen; line scheduling
Inventory optimisation; inventory optimisation; inventory optimization; safety stock; veiligheidsvoorraad; veiligheidsvoorraden; reorder points; bestelniveaus
Material planning; materiaalbehoefte; materiaalbehoefteplanning; behoefteplanning
`,
  it: `
Java > Object-oriented programming
C# > Object-oriented programming
C++ > Object-oriented programming
Kotlin > Object-oriented programming
Snowflake > Data engineering
dbt > Data engineering, ETL
Databricks > Data engineering
Azure Data Factory > Data engineering
Intune > Workplace management
SCCM > Workplace management
Ansible > Infrastructure as code ~ Puppet, Chef configuration
Wireshark > Networking
Microsoft Sentinel > Azure
NetApp > Storage management
Dell EMC > Storage management
CrowdStrike > Information security
Burp Suite > Penetration testing
Veeam; veeam backup > Backup and recovery
API development; system integrations; systeemkoppelingen; systeemintegraties; koppelingen bouwen; webservices en koppelingen; rest api's; rest-api's; building apis; building rest apis
Workplace management; device enrolment; mobile device management; werkplekbeheer; telefoons en laptops; mobiele apparaten; mobile devices; modern workplace
Incident management; incidenten oplossen; storingen in systemen oplossen; major incidents
Security incident response; security incident response; beveiligingsincidenten; security incidents
SOC analysis; !SOC; soc-diensten
On-call duty (IT); on-call rotation; on-call duty; incidentdienst; storingsdienst ict; on call rotation
Data governance; data stewardship; datacatalogus; data catalogue; data ownership; dataeigenaarschap
SQL; querying databases; sql-query's; sql query's; sql-queries
SAP implementation; sap configuration; sap inrichten; sap implementations; customizing in sap; sap-implementaties; sap implementaties; sap rollout
IT vendor management; managing it vendors; leveranciersmanagement it; it vendor management; sla's bewaken; it-leveranciers
Application management; functioneel beheer; applicaties beheren; application owner
Machine learning; machine-learningmodellen; machine learning models; machine-learning models; voorspelmodellen; predictive models
Requirements analysis; wensen van gebruikers; wensen van de business; gathering requirements; requirements ophalen
Data engineering; datapijplijnen; data pipelines bouwen; dataverwerkingsstraten; ingesting data
Statistics; statistische analyses; statistical analyses; regression analyses
Penetration testing; pentests; pentesten; penetratietesten
Unit testing; unittests; unit testing; integration tests; integratietests
Test automation; geautomatiseerde tests; automated tests; automated test; automatische tests ~ Unit testing
User acceptance testing; gebruikersacceptatietest; gebruikersacceptatietesten; acceptatietesten; user acceptance test; user acceptance tests; uat
`,
};
