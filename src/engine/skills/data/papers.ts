/**
 * Papers that people of offices hold, with the rung below and what they bring along, in the form of `../lexicon.ts`: who holds the higher one
 * holds the lower one as well, and never the other way round.
 */
export const papers = `
PRINCE2 Practitioner; prince2 practitioner; prince2 agile practitioner; prince2-practitioner > PRINCE2 Foundation, PRINCE2
PRINCE2 Agile; prince2 agile foundation > PRINCE2, Agile
MSP Foundation; managing successful programmes; msp-certificering; msp foundation > Programme management
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
Prosci certification; prosci certified; adkar certified; prosci-certificering > Change management
Lean Six Sigma Master Black Belt; master black belt; lean six sigma master black belt > Six Sigma Black Belt
Lean Orange Belt; orange belt; lean six sigma orange belt > Yellow Belt, Lean manufacturing
ITIL Expert; itil expert; itil managing professional; itil intermediate; itil 4 managing professional; itil practitioner; itil specialist > ITIL Foundation, ITIL
BiSL Foundation; bisl foundation; bisl-foundation; bisl next foundation; bisl gecertificeerd > Application management
ASL Foundation; asl foundation; asl2 foundation; asl-foundation > Application management
COBIT Foundation; cobit foundation; cobit 5 foundation; cobit 2019
TOGAF Foundation; togaf foundation; togaf 9 foundation > Enterprise architecture
TOGAF Certified; togaf certified; togaf 9 certified; togaf practitioner; togaf 10 > TOGAF Foundation, Enterprise architecture
ArchiMate certification; archimate foundation; archimate practitioner; archimate certified > Enterprise architecture
IREB CPRE; ireb; cpre; ireb foundation > Requirements analysis
CBAP; ccba; ecba; certified business analysis professional; cbap certified > Business analysis
ISTQB Advanced; istqb advanced; istqb advanced level; istqb advanced test manager; istqb advanced test analyst; istqb expert > ISTQB
CISA; certified information systems auditor > Auditing
CRISC; certified in risk and information systems control > Risk management
CGEIT; certified in governance of enterprise it
CCSP; certified cloud security professional > Information security
SSCP; systems security certified practitioner > Information security
OSCP; offensive security certified professional; oscp certified > Penetration testing
OSWE; oswe; osep; offensive security web expert > OSCP
GIAC certification; gcih; gsec; gpen; gcia; gcfa > Information security
CompTIA A+; comptia a+ > Hardware maintenance
CompTIA Network+; comptia network+ > Networking
CompTIA CySA+; cysa+; comptia cysa > Information security
ISO 27001 Lead Implementer; iso 27001 lead implementer; lead implementer > ISO 27001
ISO 27001 Lead Auditor; iso 27001 lead auditor > ISO 27001
ISO 9001 Lead Auditor; iso 9001 lead auditor; lead auditor iso 9001; irca lead auditor > ISO 9001, Auditing
CIPP/E; cipp/e; cippe; certified information privacy professional > Privacy law
CIPM; certified information privacy manager > Privacy law
CCIE; cisco certified internetwork expert > CCNP
JNCIA; jncis; jncip > Juniper
NSE certification; nse 4; nse4; fortinet nse > Fortinet
VCP; vmware certified professional; vcp-dcv > VMware
VCAP; vcdx; vmware certified advanced professional > VCP
RHCSA; red hat certified system administrator > Linux
RHCE; red hat certified engineer > RHCSA
LPIC-1; lpic 1; lpi certified; lpic > Linux
LPIC-2; lpic 2; lpic-3 > LPIC-1
Azure Fundamentals; az-900; az900; azure fundamentals > Azure
Azure Administrator; az-104; az104; azure administrator associate; azure administrator certified > Azure Fundamentals, Azure certification, Azure
Azure Developer; az-204; az204; azure developer associate > Azure Fundamentals, Azure certification, Azure
Azure Solutions Architect; az-305; az-303; azure solutions architect expert > Azure Administrator, Azure certification, Azure
Azure DevOps Engineer Expert; az-400; az400 > Azure certification, Azure, DevOps
Azure Data Engineer; dp-203; dp-200; azure data engineer associate > Azure certification, Azure, Data engineering
Power BI certification; pl-300; da-100; power bi data analyst associate > Power BI
Power Platform certification; pl-900; pl-200; pl-400; pl-100 > Power Platform
Microsoft 365 certification; ms-900; ms-102; ms-100; md-102; md-100; md-101; modern desktop administrator > Microsoft 365
Microsoft security certification; sc-200; sc-300; sc-900; sc-100; az-500 > Information security
Microsoft Office Specialist; mos excel; mos-certificaat; microsoft office specialist > Microsoft Office
ECDL; icdl; european computer driving licence > Microsoft Office
AWS Cloud Practitioner; aws certified cloud practitioner; aws cloud practitioner; clf-c01; clf-c02 > AWS
AWS Solutions Architect Associate; aws certified solutions architect; aws solutions architect; aws certified solutions architect associate; saa-c03; saa-c02 > AWS Cloud Practitioner, AWS certification, AWS
AWS Solutions Architect Professional; aws certified solutions architect professional; aws solutions architect professional; sap-c02 > AWS Solutions Architect Associate, AWS certification, AWS
CKS; certified kubernetes security specialist > CKA
Terraform certification; terraform associate; hashicorp certified > Terraform
Oracle certification; oca oracle; ocp oracle; oracle certified professional; oracle certified associate > Oracle Database
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
CIMA; cgma; chartered global management accountant > Controlling
ACA; icaew; aca qualified; aca chartered accountant > Accounting, Auditing
AAT; aat level 3; aat level 4; aat qualified; association of accounting technicians > Accounting
EMFC; executive master of finance and control; executive master finance and control > Controlling
Qualified Controller; qualified controller; qc-opleiding > Controlling
BKB; basiskennis boekhouden; basisdiploma boekhouden > Accounting
BKC; basiskennis calculatie > Accounting
RE (IT auditor); register edp-auditor; register it-auditor; re-auditor; registered edp auditor > IT audit, Auditing
RO (operational auditor); register operational auditor; ro-auditor > Auditing
AAG (actuary); actuaris ag; actuaris aag; aag; fellow of the institute of actuaries > Actuarial science
RPP (payroll professional); register payroll professional; rpp; nirpa; nirpa-geregistreerd; rsa register salarisadministrateur > Payroll
NIMA A; nima-a; nima a1; nima a2; nima basiskennis marketing > Marketing
NIMA B; nima-b; nima b1; nima b2 > NIMA A, Marketing
NIMA C; nima-c; nima smp > NIMA B, Marketing
NEVI 3; nevi-3; nevi 3 > NEVI 2
MCIPS; cips level 6; mcips > Procurement
CPIM; apics cpim; certified in production and inventory management > Supply chain management
CSCP; apics cscp; certified supply chain professional > Supply chain management
CPSM; certified professional in supply management > Procurement
MfN mediator; mfn-registermediator; mfn registermediator; mfn-mediator; nmi-mediator; registermediator > Mediation
Sworn translator; beëdigd vertaler; beedigd vertaler; beëdigd tolk; rbtv; wbtv; sworn translator; certified translator > Translation
NRVT registration; nrvt; nrvt-registratie; register-taxateur; register taxateur; registertaxateur > Property valuation
RICS; mrics; frics; rics chartered surveyor; chartered surveyor > Property valuation
NOBCO registration; nobco; nobco eia; eia practitioner; emcc eia > Coaching
ICF ACC; icf acc; associate certified coach > Coaching
ICF PCC; icf pcc; professional certified coach; icf mcc > ICF ACC, Coaching
Register Casemanager; register casemanager; rccm; casemanager verzuim diploma; rnvc > Absence management
Certified labour expert; sra-geregistreerd; register-arbeidsdeskundige; gecertificeerd arbeidsdeskundige > Labour expertise
Noloc registration; noloc; noloc-erkend > Career counselling
SOD I; sod-i; sod 1 > Filing
SOD II; sod-ii; sod 2 > SOD I, Filing
NT2 state exam I; nt2 programma i; staatsexamen nt2 programma 1; nt2-i
NT2 state exam II; nt2 programma ii; staatsexamen nt2 programma 2; nt2-ii; staatsexamen nt2 ii > NT2 state exam I
BOA certificate; boa-diploma; boa-certificaat; boa-akte; boa-bevoegdheid; boa domein i; boa domein 1; boa-pas; boa diploma > Law enforcement
ANPI; dpo certificate; fg-opleiding; certified data protection officer; cdpo > Privacy law
`;
