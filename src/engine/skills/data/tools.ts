/**
 * Tools that do the same work: whoever knows one learns the other in weeks, so that one stands for another in part, and each for the
 * family ("or another ticketing tool"). A line reads
 *
 *     trade | Family; what the family is called : Tool, other names | Tool, other names | …
 *
 * `!` and `?` as in `../lexicon.ts`.
 */
export const toolFamilies = `
it | Ticketing systems; ticketing tool; ticketing tools; ticketing system; ticketsysteem; ticketsystemen; ticketingsysteem; helpdesk software; itsm tool; itsm-tool; helpdesktool; service desk tool : TOPdesk, top desk | ServiceNow, service now | Zendesk | Freshdesk | Freshservice | Jira Service Management, jira service desk, jira sm, jsm | Ivanti | BMC Remedy | OTRS | Zammad | HaloPSA, halo itsm | Autotask | SysAid | Cherwell | Salesforce Service Cloud, service cloud | ?Intercom | Trengo | Gorgias | HubSpot tickets, hubspot service hub
it | Relational databases; relationele databases; relational database; relationele database; rdbms : PostgreSQL, postgres | MySQL, my sql | SQL Server, mssql, ms sql, microsoft sql server, ms sql server, sqlserver | Oracle Database, oracle db, !Oracle, oracle 19c, oracle 12c | MariaDB | SQLite | DB2, ibm db2
it | Message brokers; message broker; messaging : Apache Kafka, kafka | RabbitMQ, rabbit mq | ActiveMQ | Azure Service Bus | Amazon SQS, !SQS | IBM MQ
it | Container orchestration; container orkestratie : Kubernetes, k8s | OpenShift | Docker Swarm | Amazon ECS, !ECS
it | Build pipelines; build pipeline; ci server : Jenkins | GitLab CI, gitlab ci/cd | GitHub Actions | Azure DevOps | CircleCI | TeamCity | ?Bamboo
it | Infrastructure as code; infrastructuur als code; iac : Terraform | Pulumi | CloudFormation | Ansible | ?Puppet
it | Cloud platforms; cloudplatform; public cloud : AWS, amazon web services | Azure, microsoft azure | Google Cloud, google cloud platform, ?GCP
it | BI tools; bi-tool; bi tool; bi-tooling; dashboarding tool : Power BI, powerbi, microsoft power bi | Tableau | Qlik, qlikview, qlik sense, qliksense | Looker | Cognos | MicroStrategy
it | Unit testing frameworks; unit test framework; testframework : JUnit, junit 5 | Mockito | xUnit | NUnit | MSTest | Moq | Testcontainers | pytest | !Jest | PHPUnit | Vitest
it | End-to-end testing tools; end-to-end testtool; e2e testing : Selenium | Cypress | Playwright | Robot Framework | Appium | TestCafe
it | Web frameworks; front-end framework; frontend framework; javascript framework : React, reactjs, react.js | Angular, angularjs | Vue, vue.js, vuejs | Svelte
it | Java frameworks; java framework : Spring Boot | Quarkus | Micronaut | Jakarta EE, java ee, j2ee
it | PHP frameworks; php framework : Laravel | Symfony | CodeIgniter
it | Device management; device management tool; mdm; endpoint management : Intune, microsoft intune | Jamf | SCCM, configuration manager, mecm | Workspace ONE | MobileIron
it | Virtualisation platforms; virtualisatieplatform; virtualisatie : VMware, vsphere | Hyper-V, hyperv | Proxmox | Citrix
it | Content management systems; cms; cms-systeem; content management system : WordPress, word press | Drupal | Joomla | TYPO3 | Umbraco | Sitecore | Contentful | AEM, adobe experience manager
it | Web shop platforms; webshopplatform; webwinkelsoftware; e-commerce platform : Shopify | Magento | WooCommerce | PrestaShop | Shopware | Lightspeed eCom | BigCommerce
it | Monitoring tools; monitoringtool; monitoring tool : Grafana | Prometheus | Datadog | Splunk | Zabbix | Nagios | PRTG | New Relic | Dynatrace
it | Work tracking tools; projecttool; project tool; takenbord : Jira | Trello | Asana | Monday.com | ClickUp | Azure Boards
it | Service management frameworks : ITIL, itil v3, itil 4 | BiSL | ASL | COBIT
finance | Accounting software; boekhoudpakket; boekhoudpakketten; boekhoudsoftware; boekhoudprogramma; boekhoudsysteem; accounting package; accounting system : AFAS, afas profit, afas software | Exact Online, exact globe, exact software, !Exact | Twinfield | SnelStart | Visma, visma.net, eaccounting | Xero | QuickBooks | ?Sage | Moneybird | e-Boekhouden | Yuki | Unit4 | Minox | Reeleezee | DATEV
finance | ERP; erp-systeem; erp systeem; erp-pakket; erp systems; erp system : ?SAP | Odoo | NetSuite | Microsoft Dynamics, dynamics 365, dynamics nav, navision, business central | Infor LN, infor | Isah | Ridder iQ | Epicor
hr | Payroll software; salarispakket; salarispakketten; salarissoftware; payrollpakket; payroll system : Nmbrs | Loket.nl | ADP | Raet, youforce, beaufort, visma raet | AFAS Payroll, afas salaris | Visma.net HRM, visma hrm | Exact Salaris | Cash Salaris | Gusto
hr | HR systems; hr-systeem; hr systeem; hris; hr-software; personeelsinformatiesysteem : Workday | SuccessFactors, sap successfactors | BambooHR | Personio | HiBob | Simpledcard
hr | Applicant tracking software; recruitmentsysteem; ats-systeem : Bullhorn | Recruitee | ?Greenhouse | Workable | Carerix | OTYS | Homerun | SmartRecruiters | Tigris
hr | Rostering software; roosterprogramma; roosterpakket; roostersysteem; planningspakket : Dyflexis | L1NDA | Shiftbase | Planday | ORTEC | Intus | Nedap Harmony
sales | CRM; crm-systeem; crm systeem; crm systems; crm software; crm-pakket; crm system : Salesforce, salesforce crm | HubSpot | Microsoft Dynamics CRM, dynamics crm | Pipedrive | SuperOffice | Zoho CRM, zoho | SugarCRM
marketing | Email marketing tools; e-mailtool; e-mailmarketingtool; email tool; email platform : Klaviyo | Mailchimp | ActiveCampaign | Marketo | Mautic | Spotler | MailerLite | Brevo, sendinblue | Campaign Monitor | Copernica | Salesforce Marketing Cloud | Pardot | Eloqua
marketing | Web analytics tools; webanalysetool; analyticstool : Google Analytics, ga4 | Universal Analytics | Matomo | Adobe Analytics | Piwik PRO | Plausible
marketing | Ad platforms; advertentieplatform : Google Ads, adwords, google adwords | Microsoft Ads, bing ads | Meta Ads, facebook ads | LinkedIn Ads | TikTok Ads | Amazon Ads
marketing | SEO tools; seo-tool; seo tooling : Semrush | Ahrefs | Screaming Frog | Sistrix | Google Search Console, search console | Ubersuggest
marketing | Social media tools; socialmediatool : Hootsuite | ?Buffer | Coosto | OBI4wan | Later social | Sprout Social
design | Design tools; ontwerptool; designtool; vormgevingsprogramma : Figma | Canva | Adobe XD | Sketch app | Affinity Designer
design | Photo editing; fotobewerking; beeldbewerking : Adobe Photoshop, photoshop | Affinity Photo | GIMP | Adobe Lightroom, lightroom
design | Video editing software; videobewerkingssoftware; montagesoftware : Adobe Premiere Pro, premiere pro | Final Cut Pro | DaVinci Resolve | Avid Media Composer
logistics | Transport management systems; tms; tms-systeem; tms systeem; transport management system; transportmanagementsysteem; transportplanningssysteem : Transics | Transporeon | TransFollow | Navitrans | Art Systems TMS | Plan&Go | Alpega | SAP TM | !Descartes | Mendrix TMS | CarLo | Qargo | Trimble Transport | Rotterdam TMS

engineering | CAD; computer aided design; computer-aided design; 3d cad; 2d cad; cad software; cad-pakket; cad package : AutoCAD, auto cad | SolidWorks, solid works | Autodesk Inventor | Revit | CATIA | PTC Creo, creo parametric | Siemens NX, unigraphics | Tekla | SketchUp | MicroStation | Fusion 360 | Solid Edge
engineering | Electrical CAD; e-cad; elektrotechnisch tekenpakket; elektro-cad : EPLAN | See Electrical | AutoCAD Electrical | Elecworks | Stabiplan
engineering | CAM; computer aided manufacturing; cad/cam; cam-pakket; cam package; cam-software : Mastercam | Edgecam | hyperMILL | SolidCAM | HSMWorks | GibbsCAM | PowerMill | TopSolid | Esprit CAM
engineering | CNC controls; cnc-besturing; cnc besturing; cnc-besturingen; besturing cnc : Heidenhain | Fanuc | Siemens Sinumerik, sinumerik | Mazatrol, mazak | Okuma OSP | Haas control | Fagor
engineering | PLC programming; plc; plc-programmering; plc programmeren : Siemens TIA Portal, tia portal, siemens s7, step 7 | Allen-Bradley, rockwell studio 5000 | Beckhoff, twincat | Codesys | Omron PLC | Mitsubishi PLC
engineering | Home automation; domotica; domoticasysteem; domoticasystemen; home automation system : KNX | Loxone | Niko Home Control | Dali lighting | Control4 | Crestron
engineering | Maintenance systems; onderhoudsbeheersysteem; cmms; onderhoudssysteem : Ultimo | Maximo, ibm maximo | SAP PM, sap plant maintenance | Infor EAM | Fiix
legal | Case systems; zaaksysteem; zaaksystemen; zaakgericht systeem : Decos JOIN, decos | !Corsa | Djuma | Mozard | Rx.Mission | Squit XO | OpenWave | Suite4Zorg | Suite4Sociale Regie | PowerBrowser | Verseon | Liber zaken
legal | Law practice software; advocatensoftware; kantoorsoftware advocatuur : BaseNet | Kleos | !Clio | Legalsense
sales | Contact centre software; contactcentersoftware; telefonieplatform : Genesys | Avaya | Five9 | AnyWhere365 | Talkdesk | Steam-connect
it | Data centre management tools; dcim; dcim tool; dcim-tool : Nlyte | Sunbird, dctrack | EcoStruxure IT, struxureware | Device42 | NetBox | openDCIM
it | Research repositories; research repository; onderzoeksrepository : Dovetail | Condens | EnjoyHQ | Aurelius Lab | Marvin research, heymarvin
it | User testing platforms; testplatform gebruikersonderzoek : Maze research, maze.co | UserTesting | Lookback | UserZoom | Optimal Workshop | Userlytics
legal | Tendering platforms; aanbestedingsplatform; tenderplatform; e-procurement platform : TenderNed | Mercell, negometrix | CTM Solution | Vortal | Tenderguide | e-Procurement
`;
