/** Software, data, systems. "This service uses the ESCO classification of the European Commission." */
export const it = `
JavaScript; js; ecmascript; es6; java script
TypeScript; type script > JavaScript
Python; python3; python 3
Java; java 8; java 11; java 17; java ee; j2ee; jakarta ee; core java; jee ~ Kotlin
Kotlin ~ Scala
Scala
?Go; golang
?R; r programming; r studio; rstudio; r language
?C; c programming; ansi c; embedded c
C++; cpp; c plus plus; visual c++ ~ C
C#; c sharp; csharp > .NET
.NET; dotnet; dot net; .net core; .net framework; net core ~ Java
ASP.NET; asp.net core; asp.net mvc; asp .net > .NET, C#
VB.NET; visual basic; visual basic .net; vb6 > .NET
Entity Framework; ef core; entity framework core > .NET
Blazor > .NET, C#
WPF; windows presentation foundation > .NET
WCF > .NET
LINQ > .NET
PHP; php7; php 8
Laravel > PHP ~ Symfony
Symfony > PHP
CodeIgniter > PHP ~ Laravel
Zend Framework; zend; laminas > PHP
WordPress; word press ~ Drupal
Drupal
Joomla ~ WordPress
TYPO3 ~ Drupal
Magento; adobe commerce
Shopify
WooCommerce > WordPress
Umbraco > .NET
Sitecore > .NET
Ruby
Ruby on Rails; rails; ror > Ruby
!Rust; rustlang; rust programming
!Swift; swift programming; swiftui
Objective-C; objective c ~ Swift
!Dart
Flutter > Dart ~ React Native
Perl
Lua
Haskell
Elixir
Erlang ~ Elixir
Clojure
F#; f sharp > .NET
Groovy ~ Java
MATLAB; mat lab
!Julia; julia programming
COBOL
Fortran
Delphi; object pascal
Assembly language; assembler programming; x86 assembly
ABAP; sap abap
Apex; salesforce apex
!Solidity
VBA; visual basic for applications; excel macros; excel vba
Bash; shell scripting; shell script; unix shell; bash scripting; shell scripts
PowerShell; power shell
HTML; html5; xhtml
CSS; css3; cascading style sheets
Sass; scss > CSS
Less CSS > CSS
Tailwind CSS; tailwind; tailwindcss > CSS
Bootstrap; twitter bootstrap > CSS
React; react.js; reactjs; react js > JavaScript ~ Vue.js, Angular
Next.js; nextjs > React
Redux > React
React Native > React
Vue.js; vue; vuejs; vue 3 > JavaScript ~ Angular
Nuxt.js; nuxt; nuxtjs > Vue.js
Angular; angular 2; angular 6; angular 8 > TypeScript
AngularJS; angular.js; angular js > JavaScript ~ Angular
Svelte; sveltekit > JavaScript ~ React
Ember.js; emberjs > JavaScript
Backbone.js; backbonejs > JavaScript
jQuery; j query > JavaScript
D3.js; d3 > JavaScript
Three.js; threejs > JavaScript
Node.js; node; nodejs; node js > JavaScript ~ Bun, Deno
!Bun; bun.js
!Deno
Express.js; expressjs; express js; !Express > Node.js
NestJS; nest.js > Node.js, TypeScript
GraphQL; graph ql ~ REST API
REST API; restful; restful api; rest apis; !REST; rest services; restful web services; restful services
SOAP; soap web services; soap api ~ REST API
gRPC ~ REST API
API development; api design; api ontwikkeling; api integration; apis; api-koppelingen; api koppelingen
Web services; webservices
WebSocket; websockets; socket.io
Web development; webontwikkeling; web ontwikkeling; website development; web application development
Frontend development; front-end development; front end development; frontend ontwikkeling; front-end; frontend; front end
Backend development; back-end development; back end development; backend ontwikkeling; back-end; backend; back end
Full-stack development; full stack; full-stack; fullstack
Mobile development; app development; mobile app development; app ontwikkeling
Android development; !Android; android studio; android sdk
iOS development; !iOS; xcode
Xamarin; .net maui > C# ~ Flutter
Ionic; ionic framework
Cordova; phonegap
Django > Python ~ Flask, FastAPI
Django REST framework; drf > Django
!Flask; python flask > Python
FastAPI; fast api > Python
Celery > Python
SQLAlchemy > Python
Pandas > Python
NumPy > Python
SciPy > Python
Matplotlib > Python
Jupyter; jupyter notebook; jupyter notebooks > Python
scikit-learn; sklearn; scikit learn > Python, Machine learning
TensorFlow; tensor flow > Machine learning ~ PyTorch
PyTorch; py torch; torch > Machine learning
Keras > Machine learning ~ PyTorch
XGBoost > Machine learning
Hugging Face; huggingface; transformers library > Machine learning
LangChain ~ Large language models
Large language models; ?LLM; llms; large language model; generative ai; genai; gpt ~ Natural language processing
Prompt engineering > Large language models
Machine learning; !ML; machine-learning; machinaal leren
Deep learning; neural networks; neural nets; neurale netwerken > Machine learning
Natural language processing; nlp; natural language > Machine learning
Computer vision; opencv; open cv; image processing; beeldherkenning
Artificial intelligence; !AI; kunstmatige intelligentie; artificiele intelligentie
Data science; datascience
Data analysis; data analytics; data-analyse; data analyse; dataanalyse; analysing data; analyzing data
Data engineering
Data modelling; data modeling; datamodellering; dimensional modeling; dimensional modelling
Data visualisation; data visualization; datavisualisatie; dashboarding; dashboards bouwen
Data warehousing; data warehouse; datawarehouse; dwh; data vault
Data mining; datamining
Data migration; datamigratie; data migratie
Data quality; datakwaliteit; data quality management
Data governance; data management; datamanagement
Master data management; mdm
Big data
ETL; elt; etl development; etl processes; data pipelines; data pipeline
Business intelligence; !BI; bi-tools; business intelligence tools
Power BI; powerbi; microsoft power bi; dax ~ Tableau
Tableau
Qlik; qlikview; qlik sense; qliksense ~ Power BI
Looker; looker studio; google data studio ~ Power BI
SSRS; sql server reporting services
SSIS; sql server integration services > ETL
SSAS
Crystal Reports
Cognos; ibm cognos
MicroStrategy
SAP BusinessObjects; business objects; sap bo
SAS; sas programming; base sas
SPSS; ibm spss
Stata
Statistics; statistiek; statistical analysis; statistische analyse; statistical modelling; statistical modeling
Predictive modelling; predictive modeling; predictive analytics
Pattern recognition; patroonherkenning
A/B testing; ab testing; a/b-testen
SQL; structured query language; t-sql; tsql; pl/sql; plsql; sql queries
MySQL; my sql > SQL ~ PostgreSQL, MariaDB
MariaDB > SQL
PostgreSQL; postgres; postgre sql; psql; postgis > SQL
SQL Server; mssql; ms sql; microsoft sql server; ms sql server; sqlserver > SQL ~ PostgreSQL
Oracle Database; oracle db; oracle sql; oracle 11g; oracle 12c; !Oracle > SQL
IBM Db2; db2 > SQL
SQLite > SQL
NoSQL; no sql
MongoDB; mongo; mongo db > NoSQL
Cassandra; apache cassandra > NoSQL
Redis
DynamoDB > NoSQL, AWS
Elasticsearch; elastic search; elk stack; !ELK; opensearch
Neo4j; graph database > NoSQL
Firebase; firestore
CouchDB > NoSQL
HBase > NoSQL, Hadoop
Teradata > SQL
Snowflake > SQL, Data warehousing ~ BigQuery
BigQuery; big query > SQL, Google Cloud
Redshift; amazon redshift > SQL, AWS
Databricks > Apache Spark
Hadoop; hdfs; mapreduce; apache hadoop > Big data
Hive; apache hive; hiveql > Hadoop
!Pig; apache pig > Hadoop
Apache Spark; spark; pyspark; spark sql > Big data
Apache Kafka; kafka ~ RabbitMQ
RabbitMQ; rabbit mq
ActiveMQ; ibm mq; websphere mq; mqseries ~ RabbitMQ
MQTT
Apache Airflow; airflow > Data engineering
dbt; data build tool > SQL
Apache Flink; !Flink
Informatica; informatica powercenter > ETL
Talend > ETL
Azure Data Factory; adf > Azure, ETL
Azure Synapse; synapse analytics > Azure
Microsoft Fabric ~ Power BI
Alteryx
Database administration; databasebeheer; database management; dba; database administrator
Database design; databaseontwerp; relational databases; relationele databases; databases; rdbms
AWS; amazon web services; amazon aws; ec2; s3 ~ Azure, Google Cloud
AWS Lambda; lambda functions > AWS ~ Serverless
Azure; microsoft azure; ms azure
Google Cloud; ?GCP; google cloud platform
Cloud computing; cloud; cloud architecture; cloud infrastructure; cloudoplossingen
Serverless
OpenStack
VMware; vsphere; esxi; vcenter ~ Hyper-V
Hyper-V
Virtualisation; virtualization; virtualisatie
Citrix; xenapp; xendesktop
Docker; docker compose; docker containers; containerization; containerisatie
Kubernetes; k8s; aks; eks; gke ~ Docker, OpenShift
OpenShift; red hat openshift
!Helm; helm charts > Kubernetes
Terraform > Infrastructure as code ~ Pulumi
Pulumi > Infrastructure as code
Infrastructure as code; iac
Ansible ~ Puppet, Chef configuration
Puppet
Chef configuration; opscode chef; chef infra
Bicep; arm templates > Azure, Infrastructure as code
CloudFormation > AWS, Infrastructure as code
CI/CD; ci cd; continuous integration; continuous delivery; continuous deployment; cicd; build pipelines
Jenkins > CI/CD
GitLab CI; gitlab ci/cd > CI/CD
GitHub Actions > CI/CD
CircleCI; travis ci > CI/CD
Azure DevOps; tfs; team foundation server; vsts > CI/CD
Bamboo; atlassian bamboo > CI/CD
TeamCity > CI/CD
ArgoCD; argo cd; gitops > CI/CD, Kubernetes
DevOps; dev ops; devsecops
Site reliability engineering; !SRE
Git; git version control; versiebeheer; version control
GitHub > Git
GitLab > Git
Bitbucket > Git
Subversion; svn ~ Git
Maven ~ Java
Gradle ~ Java, Maven
npm
Yarn ~ npm
pnpm ~ npm
Webpack; vite
!Spring; spring framework; spring mvc; java spring > Java
Spring Boot; springboot > Spring
Hibernate; jpa > Java
JSF; java server faces > Java
JSP; servlets; jsp servlets > Java
Struts > Java
JUnit; mockito > Java, Unit testing
Tomcat; apache tomcat
WebLogic
WebSphere; ibm websphere
JBoss; wildfly
Nginx
Apache HTTP Server; apache web server; apache server
IIS; internet information services
Linux; ubuntu; debian; centos; red hat; rhel; linux server; red hat linux
Unix; solaris; aix; hp-ux ~ Linux
Windows Server; windows server 2016; windows server 2019; windows server 2012
Microsoft Windows; windows 10; windows 11; windows 7; windows xp
macOS; mac os; os x
Active Directory; azure ad; entra id; microsoft entra; ldap
Microsoft 365; office 365; o365; m365
Exchange Server; exchange online; microsoft exchange
Intune; microsoft intune; endpoint management
SCCM; system center configuration manager; mecm ~ Intune
SharePoint; share point; sharepoint online
Power Platform; power apps; powerapps; power automate
Low-code development; low code; outsystems; mendix
OutSystems > Low-code development ~ Mendix
Mendix > Low-code development
Networking; computer networks; netwerken; netwerkbeheer; network administration; network management; tcp/ip; tcp ip; lan; wan; lan/wan; netwerkkennis
Cisco; cisco ios; cisco routers; cisco switches
Juniper ~ Cisco
Fortinet; fortigate
Palo Alto firewall; palo alto networks
Firewalls; firewall; firewallbeheer
VPN
DNS
DHCP
Routing and switching; routing & switching; routing; bgp; ospf; eigrp; routers
VoIP; voice over ip; sip; telephony
Wi-Fi; wifi; wireless networks; wlan
Information security; informatiebeveiliging; cyber security; cybersecurity; cyber-security; it security; it-security; network security; netwerkbeveiliging
ISO 27001; iso27001; iso 27001/27002
NIS2
OWASP
Penetration testing; pentesting; pentest; pen testing; ethical hacking > Information security
SIEM; splunk siem; microsoft sentinel; qradar > Information security
SOC analysis; security operations center; soc analyst > Information security
Identity and access management; iam; okta; access management; access control; access controls
OAuth; oauth2; openid connect; saml; single sign-on; sso
Encryption; cryptography; cryptografie
Vulnerability management; vulnerability assessment; nessus
Splunk
Monitoring tools; prometheus; grafana; nagios; zabbix; datadog; new relic; monitoring systems
Prometheus ~ Grafana
Grafana
Datadog
Unit testing; unit tests; unit test; unittesten; tdd; test driven development; test-driven development
Test automation; automated testing; testautomatisering; geautomatiseerd testen; test automatisering
Software testing; softwaretesten; testing; testen van software; manual testing; functional testing; functioneel testen; test cases; regression testing; quality assurance testing
Selenium; selenium webdriver > Test automation ~ Cypress, Playwright
Cypress > Test automation
Playwright > Test automation
Appium > Test automation
Cucumber; gherkin; bdd; behavior driven development; specflow > Test automation
Postman
SoapUI
JMeter; load testing; performance testing; loadrunner
TMap; tmap next > Software testing
Jest; vitest; mocha > JavaScript, Unit testing
Pytest > Python, Unit testing
!Jira; atlassian jira
Confluence
ServiceNow; service now
TOPdesk; top desk
BMC Remedy; remedy
Zendesk; freshdesk
ITIL; itil v3; itil 4; it service management; itsm
Incident management; incidentbeheer; incident response; incidentmanagement
Change management (IT); wijzigingsbeheer; it change management
Technical support; it support; helpdesk; help desk; servicedesk; service desk; desktop support; technische ondersteuning; it-support; user support; ict-ondersteuning; gebruikersondersteuning
Troubleshooting; storingen oplossen; fault finding
System administration; systeembeheer; systems administration; applicatiebeheer; system administrator
Application management; functioneel beheer; functioneel applicatiebeheer; application support; technisch applicatiebeheer; bisl
Hardware maintenance; computer hardware; hardware; pc repair; hardware support
Software development; software engineering; softwareontwikkeling; software ontwikkeling; application development; programming; programmeren; coding; software developer
Object-oriented programming; oop; object oriented programming; object oriented design; ood; objectgeorienteerd programmeren; object-oriented
Functional programming; functioneel programmeren
Design patterns; solid principles; clean code
Microservices; microservice; micro services; microservice architecture; microservicesarchitectuur
Event-driven architecture; event-driven; event driven; event driven systems; event-driven systemen; event sourcing; event-driven systems
Distributed systems; gedistribueerde systemen
Domain-driven design; ddd; domain driven design
Software architecture; softwarearchitectuur; solution architecture; system architecture; solution design; systeemarchitectuur; system design
Enterprise architecture; togaf; archimate; enterprise-architectuur
UML; unified modeling language
Embedded systems; embedded software; embedded; firmware; rtos; embedded systemen
IoT; internet of things
Arduino; raspberry pi
FPGA; vhdl; verilog
Data structures; algorithms; algoritmes; data structures and algorithms
XML; xslt; xsd
JSON
YAML
Regular expressions; regex
Ajax
Agile; agile methodology; agile werken; agile development; agile methodologies; safe agile
Scrum; scrum methodology > Agile ~ Kanban
Kanban > Agile
SAFe; scaled agile; scaled agile framework > Agile
!Waterfall; waterfall methodology
SDLC; software development life cycle; software development lifecycle
Requirements analysis; requirements engineering; requirements gathering; requirement gathering; requirementsanalyse; requirement analysis
Business analysis; bedrijfsanalyse; businessanalyse; business analyst; informatieanalyse; functional analysis; functionele analyse
User stories; product backlog; backlog management; backlog refinement
Blockchain; ethereum; smart contracts; hyperledger
Game development; unity; unity3d; unreal engine; gamedesign
RPA; robotic process automation; uipath; blue prism; automation anywhere
ERP; erp systems; erp-systeem; erp systeem; enterprise resource planning; erp-pakket
!SAP; sap erp; sap r/3; sap ecc; sap hana; sap s/4hana; s/4hana > ERP
SAP FICO; sap fi; sap co; sap fi/co > SAP
SAP MM; sap material management > SAP
SAP SD > SAP
SAP HCM; sap hr; successfactors; sap successfactors > SAP
SAP BW; sap bi; sap bw/4hana > SAP
SAP Basis > SAP
SAP PP > SAP
SAP WM; sap ewm > SAP
SAP Fiori; sapui5; ui5 > SAP
Microsoft Dynamics; dynamics 365; dynamics crm; ms dynamics; dynamics ax > ERP
Business Central; dynamics nav; navision; dynamics 365 business central > Microsoft Dynamics
Oracle ERP; oracle e-business suite; oracle ebs; oracle financials; oracle apps; oracle fusion > ERP
PeopleSoft > ERP
JD Edwards > ERP
NetSuite > ERP
Odoo > ERP
AFAS; afas profit; afas software > ERP
Exact Online; exact globe; exact software; !Exact > ERP
Unit4; agresso; unit 4 > ERP
Salesforce; salesforce crm; salesforce.com; sales cloud; sfdc > CRM
Workday
MuleSoft; mule esb
TIBCO
BizTalk
Enterprise service bus; esb; middleware; system integration; systeemintegratie
GIS; arcgis; qgis; geographic information systems; geo-informatie; esri
Web scraping; scrapy; beautifulsoup
OCR
Accessibility (WCAG); wcag; web accessibility; digitale toegankelijkheid; digitoegankelijkheid
Performance tuning; performance optimization; query optimization; performance optimalisatie
Code review; code reviews; pair programming
Technical documentation; technische documentatie; technical writing
SLAM robotics; ros; robot operating system
Mainframe; jcl; cics; z/os
Data centres; data center; datacenter; data centre
Backup and recovery; backup; disaster recovery; veeam; back-up
Storage management; netapp; emc storage; san storage
Remote desktop; teamviewer
Digital transformation; digitale transformatie; digitalisering
Product ownership; product owner; product ownership
Vulkan; opengl; directx
Recommendation systems; recommender systems; aanbevelingssystemen
Time series analysis; time series; tijdreeksanalyse; forecasting models
Regression analysis; linear regression; logistic regression; regressieanalyse > Statistics
Clustering; cluster analysis; k-means > Machine learning
Random forest; decision trees; boosting; svm; knn > Machine learning
MLOps; ml ops; mlflow > Machine learning
Reinforcement learning > Machine learning
`;
