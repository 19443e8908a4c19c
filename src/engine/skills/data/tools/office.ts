/** Families of tools of offices: money, law, people, buying, marketing, design, data, security and research; in the form of `../tools.ts`. */
export const officeTools = `
finance | Audit software; accountantssoftware; controlesoftware; samenstelsoftware; audit tool; auditsoftware : CaseWare | Audition, unit4 audition | TeamMate | Silverfin | DataSnipper | ACL Analytics, galvanize | IDEA data analysis, caseware idea | Visionplanner
finance | Tax software; fiscaal pakket; fiscale software; belastingsoftware; tax package : Nextens | Fiscaal Gemak | Unit4 Fiscaal | Elsevier Aangifte | TurboTax | Lacerte | OneSource, onesource tax | Vertex tax
finance | Invoice processing tools; factuurverwerkingssoftware; scan- en herkensoftware; scan en herken; invoice automation tool : Basecone, exact scan | Basware | Dext, receipt bank | TriFact365 | Klippa | Kofax | Rossum ai | Medius | ReadSoft | Scansys | Blue10 | Zenvoices | Yooz
finance | Credit management software; creditmanagementsoftware; debiteurensoftware; debiteurenbeheersoftware : OnGuard | CreditTools | Payt software | Esker | HighRadius | Billtrust
finance | Planning and consolidation tools; consolidatiesoftware; consolidatietool; consolidatiepakket; planning tool finance; epm-tool; epm tool : Hyperion, oracle hyperion, essbase | LucaNet | OneStream | Tagetik, cch tagetik | SAP BPC | Anaplan | Adaptive Planning, adaptive insights | Prophix | Jedox | IBM Planning Analytics, cognos tm1, tm1
finance | Expense tools; declaratiesoftware; expense tool; declaratiesysteem : !Concur, sap concur | Expensify | Declaree | Mobilexpense | Spendesk | Pleo | Rydoo
finance | Treasury systems; treasurysysteem; treasury management system : Kyriba | Wallstreet Suite | GTreasury | ION Treasury | Reval treasury
finance | Insurance software; assurantiepakket; assurantiesoftware; polisadministratiesysteem; polisadministratiepakket; insurance platform : ANVA | CCS Level, ccs level 7 | Assu software | !Guidewire | Keylane | Duck Creek | Dias software | Faster Forward
finance | Mortgage advice software; hypotheekadviessoftware; adviessoftware; advies software : Figlo | Adviesbox | Faster Forward Elements | MoneyView
finance | KYC tools; kyc-tool; kyc tooling; screeningtool; screening tool : World-Check, worldcheck | Bridger Insight | Fenergo | Actimize, nice actimize | Dow Jones Risk | Onfido
finance | Financial data terminals; financial data terminal; marktdatasysteem : Bloomberg terminal, bloomberg | Refinitiv, reuters eikon, refinitiv eikon | FactSet | Capital IQ, s&p capital iq | Morningstar Direct | PitchBook
finance | Procurement systems; inkoopsysteem; inkoopsoftware; procurement system; procure-to-pay system; p2p-systeem; procurement tool; inkooptool : SAP Ariba, ariba | Coupa | Jaggaer | Proactis | Ivalua | Oracle Procurement | ProQuro | Workday Procurement
legal | Legal databases; juridische databank; juridische databanken; legal database; juridische zoekmachine : Westlaw | LexisNexis | Rechtsorde | Kluwer Navigator | Legal Intelligence | HeinOnline | vLex | SDU Opmaat
legal | eDiscovery tools; ediscovery; e-discovery tool : Relativity ediscovery | Nuix | Everlaw
legal | Contract lifecycle tools; contractmanagementsysteem; contractbeheersysteem; !CLM; clm tool; contract lifecycle management : Ironclad | DocuSign CLM | Icertis | !Juro | Contractbook | Agiloft | Conga Contracts
legal | Privacy tools; privacytool; privacy management tool : OneTrust | PrivacyPerfect | TrustArc | Privacy Nexus
legal | GRC tools; grc-tool; grc tool; grc tooling; isms-tool; isms tool : RSA Archer, archer grc | Base27 | Key2Control | MetricStream | BWise | Vanta | Drata | ServiceNow GRC | NAVEX
legal | Civil registry systems; burgerzakensysteem; burgerzakenapplicatie; burgerzakenpakket : Key2Burgerzaken | iBurgerzaken | PIV4all | Procura Burgerzaken
legal | Municipal tax systems; belastingpakket gemeente; belastingapplicatie : Key2Belastingen | GouwIT | Civision Innen | 4Value
legal | Social domain systems; regiesysteem; uitkeringssysteem; systeem sociaal domein : GWS4all | Civision Samenlevingszaken | Mens Centraal | ZorgNed | !Stipter | WIZportaal
legal | Housing association systems; corporatiesysteem; primair systeem; erp woningcorporatie : Tobias AX, tobias 365, tobiasax | ?Viewpoint, itris viewpoint | Dynamics Empire, cegeka empire | Aareon
legal | Property management software; vastgoedbeheersysteem; vastgoedsoftware; vve-software; property management system software : Yardi | Bloxs | Twinq | MRI Software | Reasult
legal | Estate agent software; makelaarssoftware; makelaarspakket : Realworks | Kolibri makelaarssoftware | Goes & Roos | Skarabee | Whise | Reapit
hr | Absence systems; verzuimsysteem; verzuimapplicatie; verzuimsoftware : VerzuimSignaal | Xpert Suite | Dotweb
hr | Corporate learning platforms; leerplatform; leermanagementsysteem; lms-systeem; learning platform for staff : GoodHabitz | Studytube | Docebo | TalentLMS | Litmos | Cornerstone OnDemand | Pluvo | 360Learning | Absorb LMS
hr | E-learning authoring tools; auteurstool; authoring tool; e-learningtool : Articulate Storyline, storyline 360, articulate 360 | Articulate Rise, rise 360 | Adobe Captivate | iSpring | Easygenerator | Lectora | H5P
hr | Assessment instruments; assessmentinstrument; assessmenttool; assessment tool : TMA method, tma-methode, tma methode | Insights Discovery | DISC assessment, disc-analyse | MBTI assessment | Hogan Assessments | SHL assessments
sales | Sales engagement tools; prospectietool; prospecting tool; sales engagement tool : Salesloft | Outreach.io | Apollo.io | Lusha | Cognism | ZoomInfo | LinkedIn Sales Navigator, sales navigator | Gong.io
sales | CPQ tools; !CPQ; configurator tool : Salesforce CPQ | Tacton | Configit | Oracle CPQ
sales | Survey tools; enquêtetool; enquetetool; survey tool; vragenlijsttool : Qualtrics | SurveyMonkey | Typeform | LimeSurvey | Google Forms | Microsoft Forms | Survalyzer | Enalyzer | Formdesk
sales | Donor databases; donateursadministratie; donateurssysteem; donor database; fundraising crm : Raiser's Edge, raisers edge | Salesforce NPSP, nonprofit success pack | iRaiser | DonorPerfect | Bloomerang | Kentaa | Donorbox
marketing | Customer data platforms; !CDP; customer data platform : Tealium | BlueConic | Adobe Experience Platform | Squeezely | Datatrics | mParticle | Exponea, bloomreach engagement
marketing | Media monitoring tools; mediamonitoringtool; mediamonitoring; pr-tool; pr tool; media monitoring tool : Cision | Meltwater | Presspage | PR.co | ANP Mediawatch | LexisNexis Newsdesk
marketing | Digital asset management; dam system; beeldbank : Bynder | !Canto | Brandfolder | Widen Collective
marketing | Product information systems; !PIM; pim-systeem; pim system; pim systeem; product information management; productinformatiesysteem : Akeneo | inRiver | Pimcore | Stibo STEP, stibo | Perfion | !Salsify | KatanaPIM | Plytix | Contentserv
marketing | Event tools; evenemententool; event tool; registratietool : Eventbrite | Cvent | Momice | Aanmelder.nl
design | Vector drawing software; vectorsoftware; vectorprogramma; vector software : Adobe Illustrator, !Illustrator | CorelDRAW, corel draw | Inkscape
design | Layout software; opmaakprogramma; opmaaksoftware; dtp-programma; dtp software : Adobe InDesign, indesign, in design | QuarkXPress, quark xpress | Affinity Publisher | Scribus
design | 3D software; 3d-software; 3d-programma; 3d package : 3ds Max, 3d studio max | !Maya, autodesk maya | !Blender, blender 3d | Cinema 4D, c4d | Houdini fx | ZBrush
design | Audio editing software; audiobewerkingsprogramma; audiosoftware; !DAW; digital audio workstation : Pro Tools, avid pro tools | Logic Pro | Ableton, ableton live | Adobe Audition | !Audacity | Cubase | FL Studio
design | Online whiteboards; digitaal whiteboard; online whiteboard; whiteboardtool : !Miro, miro board | FigJam | Mural board | Microsoft Whiteboard
it | Document databases; nosql-database; nosql database; nosql databases; documentdatabase : MongoDB, mongo db | Cassandra, apache cassandra | CouchDB | DynamoDB | Cosmos DB, azure cosmos db | Couchbase
it | Cloud data warehouses; datawarehouseplatform; cloud data warehouse; cloud datawarehouse; dataplatform : Snowflake | BigQuery, big query | Redshift, amazon redshift | Azure Synapse, synapse analytics | Databricks | Teradata | Vertica | Exasol | Microsoft Fabric
it | ETL tools; etl-tool; etl tool; etl tooling; etl-tooling : SSIS, sql server integration services | Informatica, informatica powercenter | Talend | Azure Data Factory | Fivetran | Matillion | Pentaho | TimeXtender | WhereScape | IBM DataStage, datastage | Oracle Data Integrator | SAP Data Services | Airbyte
it | Workflow orchestrators; orkestratietool; workflow orchestrator; data orchestration tool : Apache Airflow, airflow | !Prefect | Dagster | Control-M | Luigi pipelines
it | Data catalogues; datacatalogus tool; data catalogue tool; data catalog tool : Collibra | Alation | Microsoft Purview, azure purview | Atlan | !DataHub | Informatica EDC
it | Machine learning frameworks; ml framework; machine learning framework; machine-learningframework; ml-bibliotheek : TensorFlow | PyTorch, torch | Keras | scikit-learn, sklearn, scikit learn | XGBoost | LightGBM
it | Machine learning platforms; ml-platform; ml platform; machine learning platform : MLflow | Kubeflow | SageMaker, amazon sagemaker | Azure Machine Learning, azure ml | Vertex AI | Dataiku | DataRobot | KNIME | RapidMiner
it | Statistical software; statistiekpakket; statistisch pakket; statistical package; statistieksoftware; statistische software : SPSS, ibm spss | Stata | SAS, base sas | ?R, r studio, rstudio | JASP | Jamovi | Minitab | EViews
it | Qualitative analysis software; kwalitatieve analysesoftware; qualitative data software : NVivo | ATLAS.ti, atlas ti | MAXQDA | Dedoose
it | Reference managers; referentiesoftware; reference manager; referentiemanager : EndNote | Mendeley | Zotero | RefWorks
it | Laboratory information systems; lims; lims-systeem; labinformatiesysteem : LabWare | StarLIMS | LabVantage | SampleManager
it | Field data tools; mobile data collection; veldonderzoekstool : KoboToolbox, kobo toolbox | ODK, open data kit | CommCare | SurveyCTO | DHIS2 | ActivityInfo
it | Version control platforms; versiebeheersysteem; versiebeheersystemen; version control system; git platform : GitHub | GitLab | Bitbucket | Azure Repos | Subversion, svn | Gitea
it | Knowledge bases; kennisbank; kennisbanksysteem; wiki tool; wiki-tool : Confluence | SharePoint, share point | MediaWiki | !Notion | BookStack
it | Identity platforms; iam-tool; iam tool; iam tooling; iam platform; iam-oplossing : Okta | SailPoint | Ping Identity | OneLogin | Keycloak | CyberArk | BeyondTrust | HelloID, tools4ever | One Identity | ForgeRock | Saviynt | Omada Identity
it | SIEM tools; siem-tool; siem tool; siem tooling; siem-oplossing; siem platform : Microsoft Sentinel, azure sentinel | QRadar, ibm qradar | Splunk Enterprise Security, splunk siem | ArcSight | LogRhythm | Elastic Security | Exabeam | Wazuh | InsightIDR
it | Endpoint protection; !EDR; edr tool; !XDR; endpoint security; antivirusoplossing; antivirus software : CrowdStrike | Microsoft Defender, defender for endpoint | SentinelOne | Sophos Intercept X, sophos endpoint | Trend Micro | Carbon Black | Cortex XDR | ESET | Bitdefender | Symantec Endpoint
it | Firewall platforms; firewallplatform; firewalloplossing; firewall platform; firewall vendor : Fortinet, fortigate | Palo Alto firewall, palo alto networks, palo alto | Check Point firewall, checkpoint firewall, check point | Cisco ASA, cisco firepower | SonicWall | pfSense | Juniper SRX | WatchGuard | Sophos XG
it | Network equipment; netwerkapparatuur; netwerkmerk; network vendor : Cisco, cisco ios | Juniper | Aruba networks, hpe aruba, aruba switches | Ubiquiti, unifi | Extreme Networks | MikroTik | !Ruckus | Meraki, cisco meraki | Arista
it | Vulnerability scanners; kwetsbaarheidsscanner; vulnerability scanner : Nessus, tenable | Qualys | InsightVM, nexpose | OpenVAS, greenbone
it | Penetration testing tools; pentesttool; pentest tooling; pentest tools : Burp Suite, burpsuite | Metasploit | Kali Linux | Nmap | OWASP ZAP | Cobalt Strike
it | Code quality tools; code quality tool; codekwaliteitstool; static analysis tool : SonarQube | Checkmarx | Veracode | !Fortify | Snyk
it | Test management tools; testmanagementtool; test management tool : TestRail | Jira Xray, xray test management | Zephyr test | qTest | HP ALM, quality center, hp quality center, micro focus alm | Azure Test Plans | TestLink | PractiTest
it | Load testing tools; loadtesttool; load testing tool; performancetesttool; performance test tool : JMeter | !Gatling | k6 load | LoadRunner | NeoLoad | Locust load
it | API testing tools; api-testtool; api testing tool; api test tool : ?Postman | SoapUI | Insomnia api | ?REST Assured, restassured, rest-assured | Karate dsl | ReadyAPI
it | Backup software; back-upsoftware; backupsoftware; backup tool; back-uptool; backup solution : Veeam | Commvault | Acronis | NetBackup, veritas netbackup | Rubrik | Cohesity | Datto | Arcserve | Backup Exec | Avamar, dell avamar
it | Storage systems; storagesysteem; storage platform; san-omgeving : NetApp | Dell EMC, emc storage | 3PAR, hpe 3par | Pure Storage | Synology | QNAP
it | Remote support tools; remote support tool; overnametool; !RMM; rmm tool : TeamViewer | AnyDesk | LogMeIn | ScreenConnect, connectwise control | Datto RMM | N-able | Atera | Kaseya | NinjaOne
it | RPA tools; rpa-tool; rpa tool; rpa tooling : UiPath | Blue Prism | Automation Anywhere | Power Automate Desktop | WorkFusion
it | Low-code platforms; low-codeplatform; low-code platform; low code platform; no-code platform : Mendix | OutSystems | Betty Blocks | Appian | Pega, pega prpc | Thinkwise | Novulo | Triggre
it | Integration platforms; integratieplatform; integration platform; ipaas; middleware platform : MuleSoft, mule esb | Boomi, dell boomi | BizTalk | TIBCO | SAP PI, sap po, sap cpi, sap integration suite | Azure Logic Apps, logic apps | WSO2 | eMagiz | Frends | Workato | Zapier | Make.com, integromat | Oracle Integration Cloud
it | GIS software; gis-software; gis-pakket; gis-systeem; gis package : ArcGIS, esri | QGIS | MapInfo | GeoMedia | FME, feature manipulation engine | GeoServer
it | Python web frameworks; python framework; python web framework : Django | !Flask, python flask | FastAPI, fast api
it | Enterprise architecture tools; architectuurtool; enterprise architecture tool : BizzDesign | Sparx Enterprise Architect | BlueDolphin | LeanIX | Ardoq
office | Process modelling tools; procesmodelleringstool; modelleertool; process modelling tool; process modeling tool; bpm tool : Bizagi | Mavim | Engage Process | ARIS | Signavio | Camunda | Microsoft Visio, visio, ms visio | Lucidchart
office | Document management systems; dms; documentmanagementsysteem; document management system; dms-systeem : M-Files | Alfresco | OpenText, livelink | DocuWare | Laserfiche | Documentum | OnBase, hyland onbase | iManage
office | E-signature tools; digitaal ondertekenen; e-signature tool; ondertekentool : DocuSign | ValidSign | Evidos | SignRequest | Scrive
office | Facility management systems; fmis; facilitair systeem; facility management system : Planon | Axxerion | Archibus | Facilitor | Prequest
office | Project planning software; projectplanningssoftware; projectplanningstool; project planning tool; ppm tool; ppm-tool : MS Project, microsoft project, ms-project | Smartsheet | Planview | Clarity PPM | Principal Toolbox | Planisware | Primavera, primavera p6
office | Transcription and minutes tools; notuleertool; transcriptietool : Amberscript | Otter.ai | iBabs | NotuBiz
office | Board portals; vergadersysteem; raadsinformatiesysteem; board portal : iBabs | NotuBiz | GemeenteOplossingen | Diligent Boards | BoardPacks
logistics | Supply chain planning tools; !APS; aps-systeem; aps system; demand planning tool; voorraadoptimalisatietool; planningssysteem supply chain : SAP APO | SAP IBP | Slimstock, slim4 | Kinaxis, rapidresponse | o9 Solutions | ToolsGroup | RELEX Solutions, relex | Optimact | Quintiq, delmia quintiq | OM Partners | Preactor | Limis Planner
`;
