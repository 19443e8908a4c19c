/** Safety, quality and environment in technical work: what people in these roles do, and the papers' everyday names. */
export const safety = `
Toolbox talks and site safety rounds = toolboxmeetings en veiligheidsrondes: toolbox*|startwerk*|last_minute_risk*|lmra|safety_walk*|safety_round*|veiligheidsrond*|werkplekinspect*|werkplekrond*|safety_tour*|behaviour_based_safety|safety_briefing*|site_induction*|startwerkvergader*
Construction safety: toolboxen|toolboxmeeting*|toolbox_talk*|werkplekinspect*|safety_walk*|rams_review*|method_statement*|cdm_regulations|v_g_coordinator|bouwveiligheid*
Safety instruction and training = voorlichting over veilig werken: veilig*|safety|ergonom*|arbo*|tiltechniek*|manual_handling voorlichting|instructie*|induction*|training*|briefing*|onderricht*|toolbox*|instruct*|introductie*|poortinstructie*|e_learning; induction_training|safety_induction*|veiligheidsintroductie*|veiligheidsinstructie*|veiligheidsvoorlichting*|safety_training*|ergonomics_briefing*
Safety awareness: safety_induction*|induction_training|veiligheidsinstructie*|voorlichting_veilig*|ergonomics_briefing*
Occupational safety: safety_rep|safety_reps|veiligheidskundige*|werkplekinspect*|toolboxmeeting*|toolbox_talk*|safety_walk*|arbocatalogus|arbobeleid|coshh|riddor|osha_30|osha_10|preventiemedewerker*; induction|inductie*|veiligheidsinstructie* safety|veilig*|training*
Risk inventories (RI&E) = RI&E opstellen: ri_e|ri_en_e|risico_inventarisat*|risicoinventarisat*|workplace_risk*|plan_van_aanpak_arbo; workplace|werkplek* risk_assess*|risico*|assess*; risk_assessment* action_plan*|workplace|office|retail|shop*|factory|warehouse*
Accident investigation by Tripod or similar = ongevalsonderzoek: tripod*|ongevalsonderzoek*|ongevallenonderzoek*|incident_investigat*|accident_investigat*|taproot|scat_method*|5_why*_incident|bow_tie*_incident; incident*|ongeval*|accident*|near_miss* onderzo*|investigat*|analys*|tripod
Incident investigation: tripod*|taproot|ongevalsonderzoek*|ongevallenonderzoek*|ongevalsanalys*
Quality management system upkeep = kwaliteitssysteem onderhouden: iso_9001|kwaliteitsmanagementsyst*|kwaliteitssyst*|quality_management_system*|qms|kwaliteitshandboek*|management_review*|directiebeoordel*|managementbeoordel*|kam_systeem|kwaliteitszorgsyst* onderhoud*|actueel|bijhou*|beheer*|current|kept|maintain*|internal_audit*|audit*|up_to_date|intern*|invoer*|ingevoerd|certific*|system|upkeep
Quality assurance: management_review*|directiebeoordel*|managementbeoordel*|kwaliteitsmanagementsyst*|quality_management_system*|iso_9001_system*; iso_9001 system|kept|current|maintain*|onderhoud*|invoer*|ingevoerd|certific*|audit*
Internal audits (quality): internal_audit*|interne_audit*|audits|audit iso*|management_review*|plann*|uitgevoerd|conduct*|programme|lead_auditor*|bevinding*
Automotive quality standards: iatf|apqp|ppap|vda_6|csr_oem|customer_specific|vda6|8d_oem|pfmea|dfmea; customer_audits|klantaudits oem|oems|automotive|apqp|ppap
Environmental management: iso_14001*|milieuzorgsyst*|milieumanagementsyst*|environmental_management_system*|ems_iso|emas|milieuaspecten*|milieujaarverslag*; milieuzorg*|milieumanag* ingevoerd|invoer*|gecertific*|certific*|onderhoud*|audit*
Environmental management: milieuzorgsysteem|milieuzorgsystemen|milieumanagementsyst*|environmental_management_system*|milieuaspecten
Supplier quality = leverancierskwaliteit: supplier_quality*|sqe|sqa|leverancierskwaliteit*|leveranciersbeoordel*|leveranciersaudit*|supplier_audit*|vendor_rating*|supplier_development
Standby safety watch = mangatwacht en brandwacht: mangatwacht*|buitenwacht*|veiligheidswacht*|manhole_watch*|hole_watch*|fire_watch*|brandwacht*|standby_man|confined_space_attend*|hole_watcher*|top_man
Confined spaces and fire watch: confined_space_attend*|hole_watch*|veiligheidswacht*|buitenwacht*|mangatwacht*|standby_man
Gas testing = gasmeten: gasmeet*|gasmeten|gasmeting*|gasmeetdeskundig*|gas_test*|gas_free*|gasvrij*|authorised_gas_tester|agt|lel_meting*|explosiemeter
Machine safety = machineveiligheid: machineveilig*|machine_safety|iso_13849|iso_12100|iec_62061|performance_level|sistema|machinerichtlijn|machineverordening|loto|lichtscherm*|light_curtain*|noodstop*; pilz|afscherming*|guarding machine*|safety|veilig*|machines
Explosion safety = explosieveiligheid: atex*|explosieveiligheidsdocument*|evd|zonering*|zoneclassificatie*|compex|hazardous_area_class*|dsear|gasexplosie*|stofexplosie*
Radiation safety = stralingsveiligheid: stralingsdeskundig*|toezichthoudend_medewerker_straling*|radiation_protection*|niveau_5a|niveau_3_straling*|coordinerend_deskundig*
Dangerous goods storage advice = PGS en opslag gevaarlijke stoffen: pgs_15|pgs15|pgs_29|pgs_37|adr_veiligheidsadviseur*|dgsa|veiligheidsadviseur_gevaarlijke*|dangerous_goods_safety_advis*
Emergency plans and BHV organisation = BHV-organisatie en noodplannen: bhv_organisat*|bedrijfsnoodplan*|ontruimingsoefening*|ontruimingsplan*|hoofd_bhv|ploegleider_bhv|emergency_plan*|emergency_drill*|evacuation_drill*|noodplan*
`;
