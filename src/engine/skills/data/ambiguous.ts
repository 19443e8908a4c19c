/**
 * Spellings of the lexicon that mean something else as well: they need more around them to be taken for the skill (`../phrases/other-meanings.ts`).
 * Collected by reading the lexicon's names, not texts.
 */

/** Also words of English or Dutch: flask, soap, agile. */
export const ordinaryWords = `
Access, adap, Adlib, Agile, airco, airflow, Aloha, Arbor, attorney, Audacity, Audition, Azure, Bamboo, Bash, Bicep, BIG, black belt, blackbelt,
Blackboard, Blender, Booq, Bootstrap, Braze, brok, Buffer, Bullhorn, Bun, Calypso, CAM, Canto, castor, Celery, Concur, Condens,
Confluence, Confluent, Copilot, Creo, Cucumber, Dart, DataHub, DIA, Docker, Dovetail, Eclipse, Electron, Elixir, Empower, Epic, Exact,
Excel, Express, Flask, Flutter, Flyway, Fortify, Galaxy, galvanize, gezel, gherkin, Git, Go, Grasshopper, green belt, greenbelt,
Greenhouse, Groovy, Gusto, Helm, Hibernate, Hive, Homerun, hybris, Illustrator, inroads, Intercom, intouch, Inventor, Ironclad, Iterable,
Jest, Lable, Lambda, Lean, lifesaver, Lightspeed, Lisp, livelink, Livewire, Lookback, Looker, Magister, Maven, Meltwater, Mews,
mocha, mockups, momentus, Mongoose, Muiswerk, Multivers, network+, Newbook, node, notary, Notifier, Notion, Nourish, onguard, ONS, Opera,
Oracle, Outlook, pals, Pandas, Perl, Pig, Piramide, Plausible, Playwright, Pluriform, Postman, Prefect, Prolog, Publisher, Puppet,
Puppeteer, rails, Rancher, Rave, React, reanimatie, Rechtsorde, Redshift, remedy, rendering, REST, restful, Rhino, rhinoceros, Rippling,
rivage, Ruckus, Rust, Sabre, SAFe, Sage, Salesforce, Salsify, Salto, SAP, Sass, scanners, screening, SEA, Seesaw, Selenium, Simplex, SIMS,
sip, Sketch, Slack, Snowflake, SOAP, Solidity, spark, Spring, Stager, stek, stem, Storybook, Stream, Struts, Subversion, Svelte, Swift,
Tableau, tailwind, Tapestry, TeamMate, Teams, telephony, tenable, Terraform, ubuntu, ultimo, Unity, Unreal, Vagrant, VAT, ventilatie,
Viewpoint, vite, vue, Watchout, Waterfall, wildfly, windchill, wireframes, Wise, Word, Workable, Workday, yarn, ZooKeeper, Zoom
`;

/** Also names of people, places, animals, plants or things of another kind: Maya, Delphi, Corsa. */
export const otherNames = `
Aareon, aeos, AFAS, AgroVision, Ajax, Aleph, Alma, altea, Altéa, Amadeus, Apaleo, Apex, Archibus, Ardoq, ariba, ARIS, Arista, ArKaos,
asana, Asperion, Atera, Atlan, Autel, autocom, autoline, Avamar, Avaya, Avinty, axiell, Bafang, Basecamp, Battenfeld, beaufort, Biglia,
Bingel, bloomberg, Bloxs, Blue10, BlueView, Boomi, BOSZ, Brevo, Brose, Bynder, Byner, Camel, CareFlex, Carefriend, caress, CarIT, CarLo,
Cassandra, Cegid, ceridian, Cherwell, cima, Cision, Citect, Claas, cleopatra, Clio, Cloos, Cofas, CompEx, Condeco, Copernica, CORAX,
Cordova, Corilus, Corsa, Coupa, Creatio, Cubilis, Cura, Cypress, Dacom, Dagster, Datto, dav, dax, Dayforce, decos, delaval, Delphi,
DeltaV, Descartes, Dext, Django, Djuma, Doosan, Dotweb, Drata, Dynafleet, Dynaman, Ecare, Edius, Efficy, ELISA, Eloqua, EMIR, Emply,
Esker, Evidos, expedia, experion, Exquise, Facilitor, Fagor, FAMAS, Famly, Fedora, Fendt, Fidelio, FieldView, Figlo, Firebird, Flink,
Foxboro, Frends, Fujikura, Fullwood, furuno, Gaetan, gaia, Galileo, gamesa, Gatling, Gatsby, Genesys, gerimedica, Gerlach, GLIMS, Godot,
Gorgias, greenbone, Grob, gutmann, Haas, Haskell, Hermle, Hertek, Hopin, Horeko, Hurco, Hyperion, Hyster, iFix, iivo, impax, Incura,
infoland, infor, Intus, Ionic, iPort, Isah, isii, Itix, Jaamo, Jama, Java, Jedox, Jenkins, Julia, Juniper, Juro, kafka, Kenjo, Kentaa,
kerridge, Keylane, Kinaxis, KiVa, Kleos, Koha, Konnect, korber, kronos, KUKA, Lacerte, Lagerwey, Lectora, lely, Lenel, Litmos, Lombok,
Lua, MadMapper, Magaya, Makino, Manhattan, mapa, Marketo, Mavim, maximo, Maya, maybo, Medicheck, Medicom, Medimo, Medius, Mercell,
Merlijn, Metrel, mextra, Micros, Mikron, mimsy, Minox, Miro, MOBA, Momice, MoneyView, Montessori, motoman, Movicon, Mozard, Nakamura,
navis, nedap, Nessus, Netstal, Nextens, Novulo, Nuix, Numo, Odigo, Okuma, omaha, OneSource, Onfido, OnView, OpenWave, OSIRIS, Pardot,
Parro, Pascal, Paxton, peachtree, Pega, penta, Peppels, Perfion, Phorest, PlanCare, Planon, Pleo, Pluvo, Polarion, Ponsse, Presentis,
Primavera, Priva, procert, Prometheus, Prophix, proscript, Protel, Python, quarant, Quindos, Quintiq, raet, raman, Reapit, Regas, relex,
riege, Romexis, ros, Rottne, Ruby, Samsara, Sauter, Scala, scarlett, Scrive, Sectra, Securex, Selligent, Senvion, Siebel, SIEM, Simphony,
Skarabee, SOBEK, Softship, Softway, Sokkia, solaris, spacewell, Spotler, Sprinklr, staubli, stibo, Stipter, Stratech, Stäubli, Sunbird,
Sundata, syntess, Systran, Tacton, Tebi, Techman, Technosoft, techstream, Tekla, Tekton, Tenzinger, Tessitura, Texa, Theasoft, Tigris,
timberjack, Tomcat, Tornos, Tosca, Transics, tresco, Tripolis, Triwaco, Twinq, Ubeeo, Ungerboeck, Uniec, unilab, Unit4, Vagaro, Valtra,
Vanta, Vectron, Verseon, Vertica, Vestas, Vetera, Viedoc, visio, Visma, Vortal, Vulkan, Whise, xcare, Yardi, Yaskawa, yoast, yokogawa,
Yooz, Ysis, Yuki, Zenya, Zermelo, Zettle, Zilliz
`;

/** Letters that stand for several things: CMS, SDLC, ASL. */
export const otherAbbreviations = `
2079, 2f, 3f, a1/a3, aag, AAT, ACA, ACCA, adf, ADN, adp, ADR, AEB, AEM, aix, aks, AML, anbos, ANPI, ANVA, apk, ASL, ATB, ATOSS, AWS,
b1.3, babcp, bapd, bcba, bdb, bdd, BEI, BKB, BKC, bke, BKL, BKO, BLS, brc, btw, BVH, C, c.p.a., c4d, c4t, CAMS, CAPM, Car-IS, CCA,
ccba, CCSP, cdd, cdl, CDMP, cdpo, CEH, CFA, CFD, CFE, cgma, CIPM, cips, CISA, CISM, CKA, CKS, CMA, CMS, cna, coss, CPA, CPIM, CPL, cpp,
cpr, cpre, CPSM, cs30, cs31, cs38, CSCP, cscs, csm, d3, dbt, DELF, DKS, dlive, dqc, drf, DTA, dvp, e3d, ec2, ecba, ecc1, ecc2, ECS,
ecs1, eks, ELK, elt, EMFC, enpc, eoow, epls, ESET, ESIS, ETAP, etcs, ETKA, etq, ETT, ETW, ffp, FME, foet, FRM, gaiq, gcfa, gcia, gcih,
GCP, GIS, GMP, gpen, gsec, gwo, H5P, HCPC, HiX, HR, HUET, HVK, IBAK, icf, IFS, imod, iosh, IPMA, ireb, ista, IWE, IWS, IWT, JASP, jee,
jpa, js, jsm, kckz, krf, krm, leea, llv, lpn, lrk, lvd, LWB, lzb, m32, MA2, MA3, mcsa, MHFA, MKG, Moq, MVK, MYOB, N-care, NANDA, nasm,
ncare, net2, NEVI, NMR, nplq, nrvt, oci, OCR, odis, ODK, osep, OTYS, pa1, pa2, pbrt, PCR, PDB, pdg, PDL, pdms, PgMP, phr, PLC, PMP,
pmva, popm, ppc, PPL, prk, psm, PZB, QAD, qic, qts, R, RA, RB, rbt, rbtv, RC, rccm, rf, RFEM, RICS, rjk, rlss, RMiA, rnvc, ror, RPA,
rpas, rpp, rtgb, rtgp, rtgs, rvn, RYA, s3, SAS, SCIA, SCOM, SHRM, sita, ske, SKJ, slim4, SOC, sp3d, spd, sphr, sq5, SQS, SSCP, sso,
STABU, svh, t4c, TBL1, tc1, tc2, tc3, tcvt, tfs, TILOS, tm1, TM3, tncc, TPM, UAV, ui5, ur10, ur5, VCAP, VCP, vgb, vgct, VIAG, vop, VPS,
vsr, vsts, wbtv, WCF, Wft, Wmo, wrm, x32, x431, Zvw
`;
