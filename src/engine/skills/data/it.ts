/** Software, data, systems. "This service uses the ESCO classification of the European Commission." */
export const it = `
JavaScript; js; ecmascript; es6; java script
TypeScript; type script > JavaScript
Python; python3; python 3
Java; java 8; java 11; java 17; core java ~ Kotlin
Jakarta EE > Java
Quarkus > Java
Micronaut > Java
Struts > Java
JDBC > Java, SQL
Apache Camel; ?Camel > Java
!Lombok; project lombok > Java
!Flyway; flyway migrations ~ Liquibase
Liquibase
Thymeleaf > Java
Vaadin > Java
JavaFX > Java
Kotlin; kotlin multiplatform ~ Scala
Jetpack Compose > Kotlin, Android development
Scala
?Go; golang
?R; r programming; r language
RStudio; r studio > R
R Shiny; rshiny > R
ggplot2; ggplot > R
tidyverse; dplyr > R
?C; c programming; ansi c; embedded c
C++; cpp; c plus plus ~ C
Visual C++ > C++
Qt framework; qt creator; qt quick > C++
C#; c sharp; csharp > .NET
.NET; dotnet; dot net; .net core; .net framework; net core ~ Java
ASP.NET; asp.net core; asp.net mvc; asp .net; asp.net web api > .NET, C#
VB.NET; visual basic .net > .NET, Visual Basic
Visual Basic; vb6; visual basic 6
Entity Framework; ef core; entity framework core > .NET
Blazor > .NET, C#
WPF; windows presentation foundation > .NET ~ WinForms
WinForms; windows forms > .NET
Razor Pages; asp.net razor > ASP.NET
SignalR > .NET
NHibernate > .NET ~ Entity Framework
NuGet > .NET
WCF > .NET
LINQ > .NET
PHP; php7; php 8; php 7
PHP Composer; composer php > PHP
Doctrine ORM; doctrine2 > PHP
!Livewire; laravel livewire > Laravel
CakePHP > PHP
Yii framework > PHP
Laravel > PHP ~ Symfony
Symfony > PHP
CodeIgniter > PHP ~ Laravel
Zend Framework; zend; laminas > PHP
WordPress; word press > PHP ~ Drupal
Elementor > WordPress
Drupal > PHP
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
!Swift; swift programming
SwiftUI > Swift
UIKit > iOS development
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
Simulink > MATLAB
GNU Octave
LabVIEW; lab view
!Julia; julia programming
COBOL
Fortran
Delphi; embarcadero delphi; borland delphi > Pascal
?Pascal; object pascal; turbo pascal; free pascal
!Prolog
!Lisp; common lisp
Tcl; tcl/tk
AWK; gawk
Ada programming; ada language
Progress ABL; openedge abl; progress 4gl
RPG programming; rpgle; rpg iv; ile rpg; rpg as/400 > IBM i
IBM i; as/400; as400; iseries
Clipper programming; ca-clipper
Uniface
Visual FoxPro; foxpro
ColdFusion
Apache Groovy; groovy script > Groovy
Assembly language; assembler programming; x86 assembly
ABAP; sap abap
Apex; salesforce apex; apex salesforce > Salesforce
!Solidity > Smart contracts
VBA; visual basic for applications; excel macros; excel vba; vba macros
Bash; bash scripting; bash scripts > Shell scripting
Shell scripting; shell script; unix shell; shell scripts; unix shell scripting
Zsh > Shell scripting
PowerShell; power shell
HTML; html5; xhtml
CSS; css3; cascading style sheets
Sass; scss > CSS
Less CSS > CSS
Tailwind CSS; tailwind; tailwindcss > CSS
Bootstrap; twitter bootstrap > CSS
React; react.js; reactjs; react js > JavaScript ~ Vue.js, Angular
Next.js; nextjs > React
!Gatsby; gatsbyjs; gatsby.js > React
Material UI; mui react > React
TanStack; react query; tanstack query > React
!Storybook; storybook.js
Redux; redux toolkit > React
React Native > React
Expo react native; expo.dev > React Native
Vue.js; vue; vuejs; vue 3 > JavaScript
Vuex > Vue.js
Pinia > Vue.js
Nuxt.js; nuxt; nuxtjs > Vue.js
Angular; angular 2; angular 6; angular 8 > TypeScript
AngularJS; angular.js; angular js > JavaScript ~ Angular
RxJS > JavaScript
NgRx > Angular
!Electron; electron.js; electronjs > JavaScript
Babel.js; babeljs > JavaScript
ESLint > JavaScript
Gulp.js; gulpjs; gulp js > JavaScript
Grunt.js; gruntjs > JavaScript
Highcharts > JavaScript
Chart.js > JavaScript
WebAssembly; wasm
WebGL
Web components; lit element; stencil.js
Progressive web apps; progressive web app; pwa
Svelte; sveltekit > JavaScript ~ React
Ember.js; emberjs > JavaScript
Backbone.js; backbonejs > JavaScript
jQuery; j query > JavaScript
D3.js; d3 > JavaScript
Three.js; threejs > JavaScript
Node.js; node; nodejs; node js > JavaScript ~ Bun, Deno
!Bun; bun.js > JavaScript
!Deno > JavaScript
Fastify > Node.js
Koa.js; koajs > Node.js
Prisma ORM; prisma client > Node.js
TypeORM > Node.js, TypeScript
Sequelize > Node.js
!Mongoose; mongoose.js > Node.js, MongoDB
Strapi > Node.js
Express.js; expressjs; express js; !Express > Node.js
NestJS; nest.js > Node.js, TypeScript
GraphQL; graph ql ~ REST API
Apollo GraphQL; apollo client; apollo server > GraphQL
OData
OpenAPI; swagger; openapi specification; open api specification
REST API; restful; restful api; rest apis; !REST; rest services; restful web services; restful services
SOAP; soap web services; soap api ~ REST API
gRPC ~ REST API
API development; api design; api ontwikkeling; api integration; apis; api-koppelingen; api koppelingen
Web services; webservices
WebSocket; websockets
Socket.IO; socketio > WebSocket, JavaScript
Web development; webontwikkeling; web ontwikkeling; website development; web application development
Frontend development; front-end development; front end development; frontend ontwikkeling; front-end; frontend; front end
Backend development; back-end development; back end development; backend ontwikkeling; back-end; backend; back end
Full-stack development; full stack; full-stack; fullstack
Mobile development; app development; mobile app development; app ontwikkeling
Android development; !Android; android sdk
Android Studio > Android development
iOS development; !iOS
Xcode > iOS development
watchOS
Xamarin; xamarin.forms; xamarin forms > C# ~ Flutter
.NET MAUI > C#, .NET ~ Xamarin
Ionic; ionic framework
Cordova; apache cordova
PhoneGap > Cordova
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
Jupyter; jupyter notebook; jupyter notebooks; jupyterlab > Python
scikit-learn; sklearn; scikit learn > Python, Machine learning
TensorFlow; tensor flow > Machine learning ~ PyTorch
PyTorch; py torch > Machine learning
Seaborn > Python
Plotly; plotly dash
Streamlit > Python
Pydantic > Python
Dask > Python
Polars
PySide; pyqt; pyqt5 > Python
spaCy > Python, Natural language processing
NLTK > Python, Natural language processing
BERT models; bert model > Natural language processing
YOLO object detection; yolov5; yolov8 > Computer vision
Keras > Machine learning ~ PyTorch
XGBoost > Machine learning ~ Gradient boosting
Hugging Face; huggingface; transformers library > Machine learning
LangChain > Large language models
LlamaIndex > Large language models
Retrieval-augmented generation; retrieval augmented generation; rag pipeline; rag pipelines > Large language models
OpenAI API; openai; azure openai > Large language models
GPT; gpt-4; gpt-3; gpt4; gpt-4o > Large language models
ChatGPT; chat gpt > Generative AI
Microsoft Copilot; ms copilot; copilot for microsoft 365; microsoft 365 copilot; ?Copilot > Generative AI
GitHub Copilot > Generative AI
Google Gemini; gemini ai > Generative AI
Claude AI; anthropic claude > Generative AI
Midjourney > Generative AI
DALL-E > Generative AI
Stable Diffusion > Generative AI
Generative AI; genai; gen ai; generatieve ai > Artificial intelligence
Large language models; ?LLM; llms; large language model > Generative AI ~ Natural language processing
Prompt engineering > Large language models ~ Generative AI
Machine learning; !ML; machine-learning; machinaal leren
Deep learning; neural networks; neural nets; neurale netwerken > Machine learning
Natural language processing; nlp; natural language > Machine learning
Computer vision; image processing; beeldherkenning
OpenCV; open cv > Computer vision
Artificial intelligence; !AI; kunstmatige intelligentie; artificiele intelligentie
Data science; datascience
Data analysis; data analytics; data-analyse; data analyse; dataanalyse; analysing data; analyzing data
Data engineering
Data modelling; data modeling; datamodellering; dimensional modeling; dimensional modelling
Data visualisation; data visualization; datavisualisatie; dashboarding; dashboards bouwen
Data warehousing; data warehouse; datawarehouse; dwh
Data Vault; data vault 2.0 > Data warehousing, Data modelling
Kimball method; kimball-methode; kimball modelling > Data warehousing
Star schema; sterschema; star schemas > Data modelling
Data mining; datamining
Data migration; datamigratie; data migratie
Data quality; datakwaliteit; data quality management
Data governance; data management; datamanagement
Master data management; mdm
Big data; big-data
ETL; elt; etl development; etl processes; data pipelines; data pipeline
Business intelligence; !BI; business intelligence tools
Power BI; powerbi; microsoft power bi
DAX; data analysis expressions; dax formulas ~ Power BI
Power Query; powerquery ~ Power BI, Microsoft Excel
Power Pivot; powerpivot > Microsoft Excel
Tableau
QlikView > Qlik
Qlik Sense > Qlik
LookML > Looker
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
SQL; structured query language; sql queries
T-SQL; tsql; transact-sql > SQL ~ SQL Server
PL/SQL; plsql; pl sql > SQL, Oracle Database
PL/pgSQL > SQL, PostgreSQL
SQL Server Management Studio; ssms > SQL Server
Oracle APEX > Oracle Database
Oracle Forms > Oracle Database
DBeaver
MySQL; my sql > SQL ~ PostgreSQL, MariaDB
MariaDB > SQL
PostgreSQL; postgres; postgre sql; psql > SQL
PostGIS > PostgreSQL, GIS
TimescaleDB > PostgreSQL
SQL Server; mssql; ms sql; microsoft sql server; ms sql server; sqlserver > SQL
Oracle Database; oracle db; oracle sql; oracle 11g; oracle 12c; !Oracle > SQL
IBM Db2; db2 > SQL
SQLite > SQL
NoSQL; no sql
MongoDB; mongo; mongo db > NoSQL
Couchbase > NoSQL
Cosmos DB > NoSQL, Azure
Cassandra; apache cassandra > NoSQL
Redis
DynamoDB > NoSQL, AWS
Elasticsearch; elastic search
ELK stack; !ELK; elastic stack > Elasticsearch, Logstash, Kibana
Logstash
OpenSearch ~ Elasticsearch
Apache Solr; solr ~ Elasticsearch
Apache Lucene; lucene
Neo4j > NoSQL, Graph databases
Graph databases; graph database; graafdatabase; graafdatabases
Vector databases; vector database; vectordatabase
Pinecone vector database; pinecone.io > Vector databases
InfluxDB > NoSQL
Memcached ~ Redis
ClickHouse > SQL
Firebase
Firestore; cloud firestore > Firebase, NoSQL
Supabase > PostgreSQL
CouchDB > NoSQL
HBase > NoSQL, Hadoop
Teradata > SQL
Snowflake > SQL, Data warehousing ~ BigQuery
BigQuery; big query > SQL, Google Cloud
Redshift; amazon redshift > SQL, AWS
Databricks > Apache Spark
Hadoop; apache hadoop > Big data
HDFS > Hadoop
MapReduce; map reduce ~ Hadoop
Cloudera > Hadoop
Apache Sqoop; sqoop > Hadoop
Apache Impala > Hadoop
Apache NiFi; nifi > ETL
Apache Beam
Apache ZooKeeper; ?ZooKeeper
Trino; prestosql; prestodb > SQL
Delta Lake > Databricks
Apache Iceberg
Hive; apache hive; hiveql > Hadoop
!Pig; apache pig > Hadoop
Apache Spark; spark > Big data
PySpark > Apache Spark, Python
Spark SQL > Apache Spark, SQL
Apache Kafka; kafka
!Confluent; confluent kafka; confluent platform > Apache Kafka
Kafka Streams > Apache Kafka
MQTT
OPC UA; opc-ua
Apache Airflow; airflow > Data engineering
dbt; data build tool > SQL
Apache Flink; !Flink
Azure Data Factory; adf > Azure, ETL
Azure Synapse; synapse analytics > Azure
Microsoft Fabric ~ Power BI
Alteryx
Database administration; databasebeheer; database management; dba; database administrator
Database design; databaseontwerp; databases
AWS; amazon web services; amazon aws
EC2; amazon ec2; aws ec2 > AWS
S3; amazon s3; aws s3; s3 buckets > AWS
Amazon RDS; aws rds; ?RDS > AWS, Relational databases
Amazon Aurora; aws aurora > AWS, Relational databases
Amazon ECS > AWS
AWS Fargate; fargate > AWS
Amazon EKS; !EKS; aws eks > AWS, Kubernetes
Amazon SQS > AWS
Amazon SNS; ?SNS; aws sns > AWS
Amazon Kinesis; kinesis > AWS
AWS Glue > AWS, ETL
Amazon Athena; aws athena > AWS, SQL
Amazon EMR; aws emr > AWS, Big data
Amazon CloudFront; cloudfront > AWS
Amazon Route 53; route 53; route53 > AWS
Amazon API Gateway; aws api gateway > AWS
AWS Step Functions > AWS
Amazon Cognito; aws cognito > AWS
Amazon Bedrock; aws bedrock > AWS, Generative AI
Amazon VPC; aws vpc > AWS
AWS IAM > AWS, Identity and access management
AWS CodePipeline; codepipeline > AWS, CI/CD
AWS Elastic Beanstalk; elastic beanstalk > AWS
AWS Control Tower > AWS
CloudWatch > AWS
SageMaker > AWS, Machine learning
Amazon Connect > AWS
AWS CDK > AWS
AWS Lambda; ?Lambda; lambda aws > AWS, Serverless
Azure; microsoft azure; ms azure
Azure Functions > Azure, Serverless
Azure App Service; azure app services; azure web apps > Azure
Azure Kubernetes Service; !AKS > Azure, Kubernetes
Azure Key Vault; key vault > Azure
Azure Blob Storage; azure storage > Azure
Azure SQL > Azure, SQL
Azure Virtual Desktop; avd > Azure
Azure Monitor > Azure
Azure Logic Apps > Azure
Azure Service Bus > Azure
Azure Event Hubs > Azure
Azure Machine Learning > Azure, Machine learning
Azure Pipelines > Azure DevOps
Azure Boards > Azure DevOps
Azure Repos > Azure DevOps, Git
Azure Policy > Azure
Application Insights; azure application insights > Azure
Google Cloud; ?GCP; google cloud platform
Google Kubernetes Engine; !GKE > Google Cloud, Kubernetes
Google Cloud Run; cloud run > Google Cloud
Google Cloud Functions > Google Cloud
Google Pub/Sub > Google Cloud
Google Dataflow; cloud dataflow > Google Cloud
Vertex AI > Google Cloud, Machine learning
Google App Engine; app engine > Google Cloud
Cloud computing; cloud; cloud architecture; cloud infrastructure; cloudoplossingen
Serverless
OpenStack
VMware ~ Hyper-V
vSphere; vmware vsphere > VMware
ESXi; vmware esxi; esx > VMware
vCenter; vmware vcenter > VMware
VMware NSX; nsx-t > VMware
vSAN; vmware vsan > VMware
VMware Horizon > VMware
VMware Tanzu; tanzu > VMware, Kubernetes
Hyper-V
Virtualisation; virtualization; virtualisatie
Citrix
XenApp; citrix xenapp; citrix virtual apps > Citrix
XenDesktop; citrix xendesktop; citrix virtual desktops > Citrix
NetScaler; citrix adc; citrix netscaler > Citrix
Docker; docker containers > Containerisation
Docker Compose > Docker
Docker Swarm > Docker
Podman > Containerisation ~ Docker
Containerisation; containerization; containerisatie; container technology; containertechnologie
Kubernetes; k8s > Containerisation ~ Docker, OpenShift
K3s > Kubernetes
Istio > Kubernetes
Service mesh
Kustomize > Kubernetes
!Vagrant; hashicorp vagrant
HashiCorp Packer; packer hashicorp
HashiCorp Vault; vault hashicorp
HashiCorp Consul; consul hashicorp
OpenTelemetry
Jaeger tracing
Graylog
Grafana Loki > Grafana
Sentry.io; sentry error tracking
PagerDuty
Opsgenie
OpenShift; red hat openshift > Kubernetes
Terragrunt > Terraform
!Helm; helm charts > Kubernetes
Terraform > Infrastructure as code
Pulumi > Infrastructure as code
Infrastructure as code; iac
Ansible ~ Puppet, Chef configuration
Puppet
Chef configuration; opscode chef; chef infra
Bicep > Azure, Infrastructure as code
ARM templates; azure resource manager > Azure, Infrastructure as code ~ Bicep
CloudFormation; aws cloudformation > AWS, Infrastructure as code
CI/CD; ci cd; continuous integration; continuous delivery; continuous deployment; cicd
Jenkins > CI/CD
GitLab CI; gitlab ci/cd > CI/CD
GitHub Actions > CI/CD
CircleCI > CI/CD
Travis CI > CI/CD
Octopus Deploy > CI/CD
Azure DevOps; vsts > CI/CD
TFS; team foundation server > CI/CD, Version control ~ Azure DevOps
Bamboo; atlassian bamboo > CI/CD
TeamCity > CI/CD
ArgoCD; argo cd > GitOps, CI/CD, Kubernetes
GitOps > CI/CD
Flux CD; fluxcd > GitOps, Kubernetes
DevOps; dev ops
DevSecOps > DevOps
Artifactory; jfrog artifactory; jfrog
Sonatype Nexus; nexus repository
Site reliability engineering; !SRE
Git > Version control ~ Version control
Version control; versiebeheer; version control systems; source control; versiecontrole
Mercurial version control; mercurial hg > Version control ~ Git
Perforce; helix core > Version control ~ Git
Sourcetree > Git
GitHub > Git
GitLab > Git
Bitbucket > Git
Subversion; svn > Version control ~ Git
Eclipse IDE; !Eclipse
IntelliJ IDEA; intellij
Visual Studio; microsoft visual studio; ms visual studio
Visual Studio Code; vs code; vscode
PyCharm > Python
PhpStorm > PHP
WebStorm
NetBeans
Vim editor; neovim
Apache Ant; ant build > Java
CMake
Bazel build; bazel
MSBuild > .NET
Maven ~ Java
Gradle ~ Java, Maven
npm > JavaScript
Yarn > JavaScript ~ npm
pnpm > JavaScript ~ npm
Webpack > JavaScript
Vite; vite.js; vitejs > JavaScript ~ Webpack
!Spring; spring framework; java spring > Java
Spring MVC > Spring
Spring Cloud > Spring
Spring Security > Spring
Spring Data; spring data jpa > Spring
Spring Batch > Spring
Spring Boot; springboot > Spring
Hibernate; hibernate orm > JPA
JPA; java persistence api; jakarta persistence > Java
JSF; java server faces > Java
JSP; java server pages; jakarta server pages > Java
Servlets; servlet; java servlets; jsp servlets > Java
Struts > Java
JUnit > Java
Mockito > Java
TestNG > Java
Spock framework > Groovy
NUnit > .NET
xUnit > .NET
MSTest > .NET
Moq > .NET
PHPUnit > PHP
RSpec > Ruby
Vitest > JavaScript
Mocha test > JavaScript
Jasmine test > JavaScript
Karma test > JavaScript
Tomcat; apache tomcat
WebLogic
WebSphere; ibm websphere
JBoss; jboss eap
WildFly ~ JBoss
GlassFish
Jetty server; eclipse jetty
HAProxy
Nginx
Apache HTTP Server; apache web server; apache server
IIS; internet information services; internet information server
Linux; linux server
Ubuntu; ubuntu server; ubuntu linux > Linux
Debian; debian linux > Linux
CentOS > Linux
Red Hat Enterprise Linux; rhel; red hat linux; !Red Hat > Linux
SUSE Linux; suse; sles; opensuse > Linux
!Fedora; fedora linux > Linux
Rocky Linux > Linux
Oracle Linux > Linux
Amazon Linux > Linux, AWS
Systemd > Linux
Unix ~ Linux
Solaris; oracle solaris; sun solaris > Unix
AIX; ibm aix > Unix
HP-UX > Unix
FreeBSD > Unix
Windows Server; windows server 2016; windows server 2019; windows server 2012
Microsoft Windows; ms windows; windows os; windows 10; windows 11; windows 7; windows xp; windows 8
macOS; mac os; os x
Active Directory; microsoft active directory; active directory domain services; ad ds
Entra ID; azure ad; azure active directory; microsoft entra; microsoft entra id > Azure ~ Active Directory
LDAP; openldap ~ Active Directory
Group Policy; group policies; group policy objects; gpo ~ Active Directory
Kerberos
Microsoft 365; office 365; o365; m365 > Microsoft Office
Microsoft Exchange; exchange server; ms exchange
Exchange Online > Microsoft Exchange, Microsoft 365
OneDrive; onedrive for business; microsoft onedrive
Microsoft Viva; viva engage
Intune; microsoft intune
Windows Autopilot; autopilot intune > Intune
SCCM; system center configuration manager; mecm ~ Intune
WSUS; windows server update services > Windows Server
SharePoint; share point; sharepoint online; microsoft sharepoint
SPFx; sharepoint framework > SharePoint
Power Platform; microsoft power platform
Power Apps; powerapps; microsoft power apps > Power Platform
Power Automate; microsoft flow; ms flow; microsoft power automate > Power Platform
Copilot Studio; power virtual agents > Power Platform
Dataverse; microsoft dataverse > Power Platform
Low-code development; low code
OutSystems > Low-code development
Mendix > Low-code development
Betty Blocks > Low-code development
Thinkwise > Low-code development
Appian > Low-code development
Bubble.io > Low-code development
Networking; computer networks; netwerken; netwerkbeheer; network administration; network management; lan; wan; lan/wan; netwerkkennis
TCP/IP; tcp ip > Networking
VLAN; vlans > Networking
SD-WAN; sdwan > Networking
MPLS > Networking
SNMP > Networking
Cisco; cisco ios; cisco routers; cisco switches
Cisco Nexus > Cisco
Cisco Catalyst > Cisco
Cisco ACI > Cisco
Cisco ISE > Cisco
Cisco AnyConnect > Cisco, VPN
Cisco Call Manager; cisco unified communications manager; cucm > Cisco, VoIP
Cisco ASA > Cisco, Firewalls
Cisco Firepower > Cisco, Firewalls
Meraki > Cisco
Juniper; juniper networks; junos
Fortinet > Firewalls
FortiGate > Fortinet
FortiManager > Fortinet
FortiAnalyzer > Fortinet
Palo Alto firewall; palo alto networks > Firewalls
F5 BIG-IP; f5 networks; big-ip
Zscaler > Information security
Cloudflare
Akamai
Wireshark
Firewalls; firewall; firewallbeheer
VPN
DNS
DHCP
Routing and switching; routing & switching; routing; routers
BGP; border gateway protocol > Routing and switching
OSPF > Routing and switching
EIGRP > Routing and switching, Cisco
VoIP; voice over ip; ip telephony; ip-telefonie > Telephony systems
SIP; sip trunk; sip trunking; session initiation protocol > VoIP
Telephony systems; telephony; telefooncentrale; telefooncentrales; telefoniesystemen
Asterisk telephony; asterisk pbx; freepbx > VoIP
3CX > VoIP
Wi-Fi; wifi; wireless networks; wlan
Information security; informatiebeveiliging; cyber security; cybersecurity; cyber-security; it security; it-security; network security; netwerkbeveiliging
ISO 27001; iso27001; iso 27001/27002; iso/iec 27001 > Information security
ISO 27002; iso27002; iso/iec 27002 > Information security
ISO 27701 > Information security
ISO 22301
NEN 7510; nen7510 > Information security
BIO (information security); baseline informatiebeveiliging overheid; baseline informatiebeveiliging > Information security
NIST CSF; nist cybersecurity framework; nist framework > Information security
CIS Controls > Information security
PCI DSS; pci-dss > Information security
SOC 2; soc2; soc 2 type ii > Information security
ISAE 3402
IEC 62443; isa/iec 62443 > Information security
MITRE ATT&CK; mitre attack > Information security
DORA regulation; digital operational resilience act
Cyber Resilience Act
eIDAS
NIS2; nis 2; nis2-richtlijn; nis2 directive > Information security
OWASP; owasp top 10; owasp top ten > Information security
Zero trust; zero-trust; zero trust security > Information security
Penetration testing; pentesting; pentest; pen testing; ethical hacking > Information security
SIEM; security information and event management > Information security, SOC analysis
SOC analysis; security operations center; soc analyst > Information security
Identity and access management; iam; access management; access control; access controls
OAuth; oauth2; oauth 2.0 ~ OpenID Connect, SAML
OpenID Connect; oidc > Single sign-on
SAML; saml 2.0; saml2 > Single sign-on ~ OpenID Connect
Single sign-on; sso; single sign on > Identity and access management
Multi-factor authentication; ?MFA; multifactor authenticatie; tweefactorauthenticatie; two-factor authentication
PKI; public key infrastructure
Encryption; cryptography; cryptografie
Vulnerability management; vulnerability assessment
Splunk
Unit testing; unit tests; unit test; unittesten
Test-driven development; tdd; test driven development > Unit testing
Behaviour-driven development; bdd; behavior driven development; behaviour driven development; behavior-driven development
Test automation; automated testing; testautomatisering; geautomatiseerd testen; test automatisering
Software testing; softwaretesten; testing; testen van software; manual testing; functional testing; functioneel testen; test cases; regression testing; quality assurance testing
Selenium; selenium webdriver > Test automation
Cypress; cypress.io > Test automation
Playwright > Test automation
Appium > Test automation
!Cucumber; cucumber.js > Behaviour-driven development, Test automation
!Gherkin; gherkin syntax > Behaviour-driven development
SpecFlow; reqnroll > Behaviour-driven development, Test automation, .NET
Robot Framework > Test automation
Tosca > Test automation
Ranorex > Test automation
Katalon > Test automation
TestCafe > Test automation
WebdriverIO > Test automation
UFT One > Test automation
Puppeteer > Test automation
BrowserStack
Exploratory testing; exploratief testen > Software testing
Postman
SoapUI
JMeter; apache jmeter
Load testing; performance testing; loadtesten; performancetesten; load tests; performance tests > Software testing
TMap; tmap next; tmap hd > Software testing
Jest > JavaScript
pytest > Python
!Jira; atlassian jira
Confluence
ServiceNow; service now
ServiceNow ITSM > ServiceNow
BMC Remedy; remedy itsm; bmc helix
ITIL; itil v3; itil 4 > IT service management
IT service management; itsm; it-servicemanagement
SIAM; service integration and management > IT service management
ISO 20000; iso/iec 20000 > IT service management
BiSL > Application management
ASL > Application management
Incident management; incidentbeheer; incident response; incidentmanagement
Change management (IT); wijzigingsbeheer; it change management
Technical support; it support; helpdesk; help desk; servicedesk; service desk; desktop support; technische ondersteuning; it-support; user support; ict-ondersteuning; gebruikersondersteuning
Troubleshooting; storingen oplossen; fault finding
System administration; systeembeheer; systems administration; applicatiebeheer; system administrator
Application management; functioneel beheer; functioneel applicatiebeheer; application support; technisch applicatiebeheer
DevOps Research metrics; dora metrics > DevOps
Hardware maintenance; computer hardware; hardware; pc repair; hardware support
Software development; software engineering; softwareontwikkeling; software ontwikkeling; application development; programming; programmeren; coding; software developer
Object-oriented programming; oop; object oriented programming; object oriented design; ood; objectgeorienteerd programmeren; object-oriented
Functional programming; functioneel programmeren
Design patterns
SOLID principles; solid-principes; solid design principles > Object-oriented programming
Clean code; clean coding
Clean architecture; onion architecture
Hexagonal architecture; ports and adapters
CQRS
Event sourcing > Event-driven architecture
Event storming; eventstorming
C4 model; c4-model
PlantUML; plant uml > UML
draw.io; diagrams.net
SysML > UML
Microservices; microservice; micro services; microservice architecture; microservicesarchitectuur
Event-driven architecture; event-driven; event driven; event driven systems; event-driven systemen; event-driven systems
Distributed systems; gedistribueerde systemen
Domain-driven design; ddd; domain driven design
Software architecture; softwarearchitectuur; solution architecture; system architecture; solution design; systeemarchitectuur; system design
Enterprise architecture; enterprise-architectuur
TOGAF > Enterprise architecture
ArchiMate > Enterprise architecture
Zachman framework; zachman > Enterprise architecture
NORA architecture; nederlandse overheid referentie architectuur > Enterprise architecture
GEMMA architecture; gemma referentiearchitectuur > Enterprise architecture
UML; unified modeling language
Embedded systems; embedded software; embedded; firmware; embedded systemen
RTOS; real-time operating system > Embedded systems
FreeRTOS > RTOS
Yocto; yocto project > Embedded systems, Linux
STM32 > Embedded systems
ESP32 > Embedded systems
ARM Cortex; cortex-m > Embedded systems
CAN bus; canbus; can-bus
Modbus
Profinet
Profibus
AUTOSAR > Embedded systems
MISRA C > C
IoT; internet of things
Arduino ~ Raspberry Pi
Raspberry Pi ~ Arduino
FPGA
VHDL > FPGA
Verilog; systemverilog ~ FPGA, VHDL
Xilinx Vivado; vivado > FPGA
Data structures; algorithms; algoritmes; data structures and algorithms
XML
XSLT > XML
XSD; xml schema > XML
XPath > XML
EDIFACT; un/edifact > EDI messages
EDI messages; ?EDI; electronic data interchange; edi-berichten
UBL; ubl-facturen; ubl invoices ~ Peppol
Peppol
HL7; hl7 v2
FHIR; hl7 fhir > HL7
DICOM
JSON
YAML
Regular expressions; regex
Ajax
Agile; agile methodology; agile werken; agile development; agile methodologies
Scrum; scrum methodology > Agile ~ Kanban
Kanban > Agile
!SAFe; scaled agile; scaled agile framework; safe agile; safe framework > Agile
LeSS framework; large-scale scrum > Scrum
Scrum of Scrums > Scrum
Scrumban > Scrum, Kanban
Extreme Programming; !XP programming > Agile
Nexus scrum framework > Scrum
Rational Unified Process; ?RUP
DSDM > Agile
MoSCoW method; moscow-methode; moscow methode; moscow prioritisation; ?MoSCoW
Planning poker > Agile
!Waterfall; waterfall methodology
SDLC; software development life cycle; software development lifecycle
Requirements analysis; requirements engineering; requirements gathering; requirement gathering; requirementsanalyse; requirement analysis
Business analysis; bedrijfsanalyse; businessanalyse; business analyst; informatieanalyse; functional analysis; functionele analyse
User stories; product backlog; backlog management; backlog refinement
Blockchain; block chain; blockchaintechnologie
Ethereum > Blockchain
Hyperledger; hyperledger fabric > Blockchain
Smart contracts; smart contract > Blockchain
Bitcoin > Blockchain
Web3 > Blockchain
Game development; gamedesign
Roblox Studio
CryEngine
RPA; robotic process automation
ERP; erp systems; erp-systeem; erp systeem; enterprise resource planning; erp-pakket
!SAP; sap erp > ERP
SAP S/4HANA; s/4hana; s4hana; sap s4 hana; sap s4hana; s/4 hana > SAP
SAP HANA; hana database > SAP
SAP ECC; sap r/3; sap erp 6.0 > SAP
SAP FI; sap financial accounting > SAP
SAP CO; sap controlling > SAP
SAP FICO; sap fi/co; sap fi co; sap finance > SAP FI, SAP CO, SAP
SAP MM; sap material management > SAP
SAP SD > SAP
SAP HCM; sap hr > SAP
SAP BW; sap bi; sap bw/4hana > SAP
SAP Basis > SAP
SAP PP > SAP
SAP WM; sap warehouse management > SAP
SAP EWM > SAP
SAP TM > SAP
SAP PM > SAP
SAP QM; sap quality management > SAP
SAP PS; sap project system > SAP
SAP CRM > SAP, CRM
SAP SRM > SAP
SAP MDG > SAP
SAP GRC > SAP
SAP APO > SAP
SAP IBP > SAP
SAP BPC > SAP
SAP Business One > SAP
SAP BTP; sap business technology platform; sap cloud platform > SAP
SAP Solution Manager; solman > SAP
SuccessFactors > SAP
SAP Ariba > SAP
Concur > SAP
SAP Analytics Cloud > SAP
SAP BusinessObjects > SAP
SAP PI > SAP
SAP CPI > SAP
SAP Data Services > SAP
SAP Commerce > SAP
ABAP > SAP
SAP Fiori > SAP
SAPUI5; ui5; openui5 > SAP, JavaScript ~ SAP Fiori
Microsoft Dynamics; ms dynamics
Dynamics 365; microsoft dynamics 365; d365; ms dynamics 365 > Microsoft Dynamics
Dynamics 365 Finance and Operations; dynamics 365 finance; d365 f&o; d365fo; d365 finance; dynamics 365 f&o; dynamics 365 supply chain management > Dynamics 365
Dynamics 365 Sales; dynamics 365 crm; dynamics 365 customer engagement; d365 sales; d365 ce > Dynamics 365, CRM
Dynamics 365 Customer Service > Dynamics 365
Dynamics 365 Field Service > Dynamics 365
Dynamics NAV; navision; ms navision; microsoft navision; microsoft dynamics nav > Microsoft Dynamics, ERP ~ Business Central
Dynamics AX; axapta; microsoft dynamics ax; microsoft ax > Microsoft Dynamics, ERP
Dynamics GP; great plains; microsoft dynamics gp > Microsoft Dynamics, ERP
Microsoft Dynamics CRM > Microsoft Dynamics
Business Central; dynamics 365 business central; microsoft dynamics 365 business central; microsoft business central; d365 bc > Dynamics 365, ERP
Oracle ERP; oracle apps; oracle applications > ERP
Oracle E-Business Suite; oracle ebs; oracle ebusiness suite; oracle financials > Oracle ERP
Oracle Fusion; oracle fusion cloud; oracle cloud erp; oracle erp cloud > Oracle ERP
PeopleSoft > ERP
JD Edwards > ERP
NetSuite > ERP
Odoo > ERP
AFAS; afas profit; afas software > ERP
AFAS HRM > AFAS
AFAS Payroll > AFAS, Payroll
AFAS SB > AFAS
Exact Online > Exact, ERP
Exact Globe; exact globe next; exact globe+ > Exact, ERP
Exact Synergy; exact synergy enterprise > Exact
Exact Financials > Exact
Exact Salaris > Exact
Exact Scan > Exact
!Exact; exact software
Unit4; unit 4; agresso; unit4 business world; unit4 erp > ERP
Multivers > Unit4
Salesforce; salesforce crm; salesforce.com; sfdc > CRM
Salesforce Sales Cloud; sales cloud > Salesforce
Salesforce Service Cloud > Salesforce
Salesforce Marketing Cloud > Salesforce
Salesforce Commerce Cloud > Salesforce
Salesforce CPQ > Salesforce
Salesforce NPSP > Salesforce
Salesforce Lightning; lightning web components; salesforce lwc > Salesforce
Workday; workday hcm
Enterprise service bus; esb; middleware; system integration; systeemintegratie
GIS; geographic information systems; geo-informatie
ArcGIS Pro > ArcGIS
AutoCAD Map 3D > AutoCAD, GIS
Web scraping
Scrapy > Web scraping, Python
Beautiful Soup; beautifulsoup > Web scraping, Python
OCR
Digital accessibility; web accessibility; digitale toegankelijkheid; digitoegankelijkheid; a11y; webtoegankelijkheid
WCAG; wcag 2.1; wcag 2.2; wcag 2.0; web content accessibility guidelines > Digital accessibility ~ Digital accessibility
EN 301 549 > Digital accessibility
Performance tuning; performance optimization; query optimization; performance optimalisatie
Code review; code reviews
Pair programming; mob programming
Technical documentation; technische documentatie; technical writing
SLAM robotics
Robot Operating System; !ROS; ros2; ros 2 ~ SLAM robotics
Mainframe
JCL > Mainframe
CICS > Mainframe
z/OS > Mainframe
IMS DB; ibm ims > Mainframe
Data centres; data center; datacenter; data centre
Backup and recovery; backup; disaster recovery; back-up
Storage management; san storage
Remote desktop
Remote Desktop Services; rds server; terminal server
Windows 365
Digital transformation; digitale transformatie; digitalisering
Product ownership; product owner; product ownership
Vulkan ~ OpenGL, DirectX
OpenGL; open gl ~ DirectX
DirectX; direct3d
CUDA; nvidia cuda
Recommendation systems; recommender systems; aanbevelingssystemen
Time series analysis; time series; tijdreeksanalyse; forecasting models
Regression analysis; linear regression; logistic regression; regressieanalyse > Statistics
Clustering; cluster analysis > Machine learning
K-means; k means clustering > Clustering
Random forest; random forests > Machine learning ~ Gradient boosting
Decision trees; decision tree; beslisbomen > Machine learning
Gradient boosting; gradient boosted trees > Machine learning
Support vector machines; svm; support vector machine > Machine learning
k-nearest neighbours; knn; k-nearest neighbors > Machine learning
LightGBM > Machine learning
MLOps; ml ops > Machine learning
MLflow > MLOps
Kubeflow > MLOps, Kubernetes
SaaS; software as a service; software-as-a-service
PaaS; platform as a service
OSINT; open source intelligence
Metasploit > Penetration testing
Kali Linux > Penetration testing, Linux
Nmap > Networking
Reinforcement learning > Machine learning
`;
