/** Professions of offices beside those of `title-families.ts`, in the same form: by trade, a line for each, with those near it behind `~`. */
export const officeTitles = {
  it: `
it service manager; incident manager; incidentmanager; problem manager; problemmanager; change manager it; service manager it; servicemanager ict; servicemanager it; siam manager; siam-manager; service level manager; it-servicemanager; ict servicemanager ~ it manager, it support specialist, project manager
data steward; datasteward; data governance officer; data governance manager; data governance specialist; data quality manager; data quality specialist; datamanager; data manager; gegevensbeheerder; gegevensmanager; data owner; master data specialist; master data manager ~ data analyst, application manager
information manager; informatiemanager; informatieadviseur; adviseur informatievoorziening; informatie adviseur; i-adviseur; information advisor ~ it manager, business analyst, application manager
analytics engineer; analytics-engineer ~ data engineer, data analyst, bi consultant
`,
  finance: `
arrears specialist; medewerker bijzonder beheer; bijzonder beheer medewerker; accountmanager bijzonder beheer; arrears officer; special credits officer; forbearance specialist; betalingsregelingen medewerker ~ credit controller, financial advisor
tender writer; tenderschrijver; bid writer; tender specialist; tenderspecialist; tendercoordinator; tendercoördinator; proposal writer ~ sales support, purchaser, copywriter
`,
  legal: `
mediator; registermediator; conflictbemiddelaar; family mediator; echtscheidingsmediator; mfn-registermediator ~ lawyer
land agent; rentmeester; grondverwerver; adviseur grondzaken; medewerker grondzaken; jurist grondzaken; planeconoom; estate manager land; vakspecialist grondzaken ~ real estate agent, urban planner
traffic planner municipal; verkeerskundige; mobiliteitsadviseur; adviseur mobiliteit; verkeersadviseur; adviseur verkeer en vervoer; mobility planner; beleidsmedewerker verkeer ~ urban planner, policy officer
neighbourhood manager; wijkmanager; gebiedsmanager; wijkregisseur; gebiedsregisseur; gebiedsadviseur; wijkadviseur; participatieadviseur; adviseur participatie; participation officer; gebiedsmakelaar; wijkcoordinator; wijkcoördinator; gebiedscoördinator ~ policy officer, project manager, municipal officer
property developer; projectontwikkelaar; vastgoedontwikkelaar; gebiedsontwikkelaar; ontwikkelingsmanager; real estate developer; ontwikkelaar vastgoed; development manager vastgoed; ontwikkelmanager ~ project manager, real estate agent
housing officer; leefbaarheidsconsulent; sociaal beheerder; wijkbeheerder; sociaal wijkbeheerder; complexbeheerder; woonconsulent leefbaarheid; consulent leefbaarheid; lettings officer; tenancy officer; income officer housing; medewerker huurincasso; consulent huurincasso ~ property manager, social worker
owners' association manager; vve-beheerder; vve beheerder; vve-manager; vve manager; block manager; technisch vve-beheerder; leasehold manager ~ property manager
`,
  office: `
programme officer; humanitarian officer; humanitarian worker; programmamedewerker ontwikkelingssamenwerking; field coordinator; country director; field officer ngo; noodhulpverlener; programme coordinator ngo ~ project manager, grants officer
campaigner; campagneleider; campaign manager; advocacy officer; belangenbehartiger; campagnemedewerker; campagnecoördinator; campagnecoordinator ~ communication advisor, policy officer, marketing manager
process analyst; procesanalist; procesontwerper; process designer; bpm consultant; business process analist ~ business consultant, business analyst
minute taker; notulist; notuliste; verslaglegger; minute-taker ~ administrative assistant, executive assistant
`,
  design: `
content designer; contentdesigner; ux writer; ux-writer; ux-schrijver; ux schrijver; content strategist; contentstrateeg; ux content designer ~ copywriter, ux designer, content creator
radio producer; radiomaker; podcastmaker; podcast producer; radiopresentator; radio presenter; radioproducer; redacteur radio ~ journalist, video producer
`,
};
