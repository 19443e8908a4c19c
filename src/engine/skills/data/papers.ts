/**
 * Papers that people of offices hold, with the rung below and what they bring along, in the form of `../lexicon.ts`: who holds the higher one
 * holds the lower one as well, and never the other way round.
 */
export const papers = `
PRINCE2 Practitioner; prince2 practitioner; prince2 agile practitioner; prince2-practitioner > PRINCE2 Foundation, PRINCE2
PRINCE2 Agile; prince2 agile foundation > PRINCE2, Agile
MSP Foundation; msp-certificering; msp foundation > Programme management, MSP (programmes)
MSP Practitioner; msp practitioner > MSP Foundation, Programme management
AgilePM Foundation; agilepm; agile pm; dsdm foundation; agilepm foundation > Agile
AgilePM Practitioner; agilepm practitioner; agile pm practitioner > AgilePM Foundation, Agile
IPMA D; ipma-d; ipma level d; ipma d-certificering > IPMA, Project management
IPMA C; ipma-c; ipma level c > IPMA D, IPMA, Project management
IPMA B; ipma-b; ipma level b > IPMA C, IPMA, Project management
IPMA A; ipma-a; ipma level a > IPMA B, IPMA, Project management
CAPM; certified associate in project management > Project management
PMI-ACP; pmi agile certified practitioner > Agile
PgMP; program management professional > Programme management
Professional Scrum Master II; psm ii; psm 2; advanced certified scrum master; a-csm > Scrum Master certification, Scrum
Professional Scrum Master III; psm iii; psm 3 > Professional Scrum Master II, Scrum
Professional Scrum Product Owner II; pspo ii; pspo 2; a-cspo > Product Owner certification, Scrum
SAFe Agilist; leading safe; safe agilist; safe certified; sa safe > SAFe
SAFe Program Consultant; safe spc; safe program consultant; safe practice consultant > SAFe Agilist, SAFe
SAFe POPM; safe product owner/product manager; popm > SAFe
SAFe Scrum Master; safe scrum master; safe ssm > SAFe, Scrum
Kanban certification; kanban management professional; kmp kanban; team kanban practitioner > Kanban
Management 3.0; management 3.0 certificaat > Agile
Prosci certification; prosci certified; adkar certified; prosci-certificering > Change management, Prosci
Lean Six Sigma Master Black Belt; master black belt > Six Sigma Black Belt
Lean Orange Belt; orange belt; lean six sigma orange belt > Yellow Belt, Lean
ITIL Expert; itil expert; itil managing professional; itil intermediate; itil 4 managing professional; itil practitioner; itil specialist > ITIL Foundation, ITIL
BiSL Foundation; bisl foundation; bisl-foundation; bisl next foundation; bisl gecertificeerd > Application management, BiSL
ASL Foundation; asl foundation; asl2 foundation; asl-foundation > Application management, ASL
COBIT Foundation; cobit foundation; cobit 5 foundation; cobit 2019 > COBIT
TOGAF Foundation; togaf foundation; togaf 9 foundation > Enterprise architecture, TOGAF
TOGAF Certified; togaf certified; togaf 9 certified; togaf practitioner; togaf 10 > TOGAF Foundation, Enterprise architecture, TOGAF
ArchiMate certification; archimate foundation; archimate practitioner; archimate certified > Enterprise architecture, ArchiMate
IREB CPRE; ireb; cpre; ireb foundation > Requirements analysis
CBAP; certified business analysis professional; cbap certified > Business analysis, CCBA, BABOK
CCBA > ECBA, Business analysis
ECBA > Business analysis
ISTQB Advanced; istqb advanced; istqb advanced level; istqb advanced test manager; istqb advanced test analyst; istqb expert > ISTQB
CISA; certified information systems auditor > Auditing
CRISC; certified in risk and information systems control > Risk management
CGEIT; certified in governance of enterprise it
CCSP; certified cloud security professional > Information security
SSCP; systems security certified practitioner > Information security
OSCP; offensive security certified professional; oscp certified > Penetration testing
OSWE; oswe; offensive security web expert > OSCP
OSEP > OSCP
GIAC certification > Information security
GCIH > GIAC certification
GSEC > GIAC certification
GPEN > GIAC certification, Penetration testing
GCIA > GIAC certification
GCFA > GIAC certification
CompTIA A+; comptia a+ > Hardware maintenance, CompTIA certification
CompTIA certification; comptia
CompTIA Network+; comptia network+ > Networking, CompTIA certification
CompTIA CySA+; cysa+; comptia cysa > Information security, CompTIA certification
ISO 27001 Lead Implementer; iso 27001 lead implementer; lead implementer > ISO 27001
ISO 27001 Lead Auditor; iso 27001 lead auditor > ISO 27001, Lead auditor
ISO 9001 Lead Auditor; iso 9001 lead auditor; lead auditor iso 9001 > Lead auditor, ISO 9001, Auditing
ISO 45001 Lead Auditor; lead auditor iso 45001 > Lead auditor, ISO 45001
ISO 14001 Lead Auditor; lead auditor iso 14001 > Lead auditor, ISO 14001
CIPP/E; cipp/e; cippe; certified information privacy professional > Privacy law
CIPM; certified information privacy manager > Privacy law
CCIE; cisco certified internetwork expert > CCNP
JNCIA > Juniper
JNCIS > JNCIA
JNCIP > JNCIS
NSE certification; fortinet nse > Fortinet
NSE 4; nse4 > NSE certification
VCP; vmware certified professional; vcp-dcv > VMware
VCAP; vmware certified advanced professional > VCP
VCDX > VCAP
RHCSA; red hat certified system administrator > Linux
RHCE; red hat certified engineer > RHCSA
LPIC-1; lpic 1; lpi certified; lpic > Linux
LPIC-2; lpic 2 > LPIC-1
LPIC-3 > LPIC-2
Azure Fundamentals; az-900; az900; azure fundamentals > Azure
Azure Administrator; az-104; az104; azure administrator associate; azure administrator certified > Azure Fundamentals, Azure certification, Azure
Azure Developer; az-204; az204; azure developer associate > Azure Fundamentals, Azure certification, Azure
Azure Solutions Architect; az-305; az-303; azure solutions architect expert > Azure Administrator, Azure certification, Azure
Azure DevOps Engineer Expert; az-400; az400 > Azure certification, Azure, DevOps
Azure Data Engineer; dp-203; dp-200; azure data engineer associate > Azure certification, Azure, Data engineering
Power BI certification; pl-300; da-100; power bi data analyst associate > Power BI
Power Platform certification > Power Platform
PL-900 > Power Platform certification
PL-100 > Power Platform certification
PL-200 > Power Platform certification
PL-400 > Power Platform certification
PL-600 > Power Platform certification
Microsoft 365 certification; modern desktop administrator > Microsoft 365
MS-900 > Microsoft 365 certification
MS-102; ms-100 > Microsoft 365 certification
MD-102; md-100; md-101 > Microsoft 365 certification
Microsoft security certification > Information security
SC-200 > Microsoft security certification
SC-300 > Microsoft security certification
SC-900 > Microsoft security certification
SC-100 > Microsoft security certification
AZ-500; azure security engineer > Microsoft security certification, Azure
AZ-700; azure network engineer > Azure certification, Azure
AI-900 > Azure
DP-900 > Azure
DP-600 > Microsoft Fabric
Microsoft Office Specialist; mos excel; mos-certificaat; microsoft office specialist > Microsoft Office
ECDL; icdl; european computer driving licence > Microsoft Office
AWS Cloud Practitioner; aws certified cloud practitioner; aws cloud practitioner; clf-c01; clf-c02 > AWS
AWS Solutions Architect Associate; aws certified solutions architect; aws solutions architect; aws certified solutions architect associate; saa-c03; saa-c02 > AWS Cloud Practitioner, AWS certification, AWS
AWS Solutions Architect Professional; aws certified solutions architect professional; aws solutions architect professional; sap-c02 > AWS Solutions Architect Associate, AWS certification, AWS
CKS; certified kubernetes security specialist > CKA
Terraform certification; terraform associate; hashicorp certified > Terraform
Oracle certification > Oracle Database
Oracle Certified Associate; oca oracle > Oracle certification
Oracle Certified Professional; ocp oracle > Oracle certification
Java certification; oracle certified java programmer; ocpjp; ocajp; scjp; ocjp > Java
ServiceNow certification; servicenow csa; certified system administrator servicenow; servicenow certified > ServiceNow
Snowflake certification; snowpro; snowpro core > Snowflake
Databricks certification; databricks certified > Databricks
Tableau certification; tableau desktop specialist; tableau certified > Tableau
CDMP; dama cdmp; certified data management professional > Data governance
HubSpot certification; hubspot inbound; inbound marketing certification; hubspot certified > HubSpot
Google Analytics certification; google analytics certified; google analytics iq; gaiq > Google Analytics
Meta Blueprint; facebook blueprint; meta certified > Social advertising
Wft Schade zakelijk; wft schade zakelijk; wft zakelijke schade > Wft Schade
Wft Pensioen; wft pensioen; wft-pensioen > Wft Inkomen, Wft Vermogen
Wft Zorg; wft zorg; wft-zorg > Wft Basis
Wft Consumptief krediet; wft consumptief krediet; wft consumptief > Wft Basis
FFP registration; ffp-gecertificeerd; ffp planner; certified financial planner; ffp > Financial planning
SEH registration; seh-erkend; erkend hypotheekadviseur; seh hypotheekadviseur > Mortgages
DSI registration; dsi-registratie; dsi-geregistreerd; dsi gecertificeerd > Investments
RMiA; register makelaar in assurantiën; rmia > Insurance
CAMS; certified anti-money laundering specialist; acams > AML
FRM; financial risk manager certification; certified financial risk manager > Risk management
CFE; certified fraud examiner > Fraud investigation
CMA; certified management accountant > Controlling
CIMA; cgma; chartered global management accountant > Controlling, Accounting
ACA; icaew; aca qualified; aca chartered accountant > Accounting, Auditing, Chartered accountant
AAT; aat level 3; aat level 4; aat qualified; association of accounting technicians > Accounting
EMFC; executive master of finance and control; executive master finance and control > Controlling
Qualified Controller; qualified controller; qc-opleiding > Controlling
BKB; basiskennis boekhouden; basisdiploma boekhouden > Accounting
BKC; basiskennis calculatie > Accounting
RE (IT auditor); register edp-auditor; register it-auditor; re-auditor; registered edp auditor > Auditing
RO (operational auditor); register operational auditor; ro-auditor > Auditing
AAG (actuary); actuaris ag; actuaris aag; aag; fellow of the institute of actuaries > Actuarial science
RPP (payroll professional); register payroll professional; rpp > Payroll
NIRPA register; nirpa; nirpa-geregistreerd > Payroll
RSA (payroll register); rsa register salarisadministrateur; register salarisadministrateur > Payroll
NIMA A; nima-a; nima a1; nima a2; nima basiskennis marketing > Marketing
NIMA B; nima-b; nima b1; nima b2 > NIMA A, Marketing
NIMA C; nima-c; nima smp > NIMA B, Marketing
NEVI 3; nevi-3; nevi 3 > NEVI 2
MCIPS; cips level 6; mcips > Procurement
CPIM; apics cpim; certified in production and inventory management > Supply chain management
CSCP; apics cscp; certified supply chain professional > Supply chain management
CPSM; certified professional in supply management > Procurement
MfN mediator; mfn-registermediator; mfn registermediator; mfn-mediator; nmi-mediator; registermediator > Mediation
NRVT registration; nrvt; nrvt-registratie; register-taxateur; register taxateur; registertaxateur > Property valuation
RICS; mrics; frics; rics chartered surveyor; chartered surveyor > Property valuation
NOBCO registration; nobco; nobco eia; eia practitioner; emcc eia > Coaching
ICF ACC; icf acc; associate certified coach > Coaching
ICF PCC; icf pcc; professional certified coach; icf mcc > ICF ACC, Coaching
Register Casemanager; register casemanager; rccm; casemanager verzuim diploma; rnvc > Absence management
Certified labour expert; sra-geregistreerd; register-arbeidsdeskundige; gecertificeerd arbeidsdeskundige
Noloc registration; noloc; noloc-erkend > Career counselling
SOD I; sod-i; sod 1 > Filing
SOD II; sod-ii; sod 2 > SOD I, Filing
NT2 state exam I; nt2 programma i; staatsexamen nt2 programma 1; nt2-i > NT2 state exam
NT2 state exam II; nt2 programma ii; staatsexamen nt2 programma 2; nt2-ii; staatsexamen nt2 ii > NT2 state exam I
ANPI > Privacy law
Data protection officer certificate; fg-opleiding; certified data protection officer; cdpo > Privacy law
`;
