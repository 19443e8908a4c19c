/**
 * Fields of study, as degrees, diplomas and vacancies name them in Dutch and English: `name (wider field): patterns`, in the form that
 * `../patterns/patterns.ts` tells; `any …` names a wider field as a whole. Written from knowledge of Dutch and British courses.
 */
export const studyFields = `
informatics (it): informatica|*informatica|informatics|ict|computer_science|computing|software*|information_technolog*|informatie_technolog*|information_systems|applicatieontwik*|applicatie_ontwik*|systeembeheer*|netwerkbeheer*|netwerk_en|cyber*|datascience|data_science|artificial_intelligence|kunstmatige_intell*|informatiekunde|computer_engineering|web_development|webdevelop*|system_engineer*|programm*|technische_informatica|informatiemanage*|gameontwikk*|mediatechnolog*|it_support
mathematics (science): wiskunde|mathemat*|statisti*|econometri*|actuari*|operations_research
electrical engineering (technical): elektro*|electrotech*|electrical|electronic*|electrician|energietechniek|installatietechniek|mechatroni*|electrical_install*|domotica|instrumentati*
mechanical engineering (technical): werktuig*|mechanical|machinebouw*|verspan*|metaal*|metalen|lasser|lassen|lastechniek|welding|machining|cnc|gereedschapmak*|constructiewerk*|fijnmechan*|werkplaatstechn*|precision_engineering|maintenance_engineer*|onderhoudsmonteur*|mechanic|plaatwerk*
installation technology (technical): installatietechn*|loodgiet*|plumbing|werktuigkundige_install*|hvac|koudetechni*|klimaattechni*|koeltechni*|sanitair*|gas_en_water|cv_techni*
automotive (technical): autotechni*|automobiel*|automotive|auto_mechanic|mechanic_auto|motorvoertuig*|bedrijfsautotechn*|vehicle|carrosserie*|car_mechanic|tweewieler*|fietstechn*|scheepsmotor*|landbouwmechan*|tractor*|truck*|motorfiets*|motorcycle*|vehicle_tech*|aircraft_maintenance|vliegtuigtechn*|vliegtuigonderhoud*|aviation*|luchtvaarttechn*
process technology (technical): procestechni*|procesoperator*|operator_techn*|chemische_techn*|chemical_engineer*|process_engineer*|process_technolog*|levensmiddelentechn*|food_technolog*|voedingsmiddelen*|food_science
chemistry and laboratory (science): chemie|chemistry|scheikunde|laboratorium*|laborant*|laboratory|biochem*|biolog*|life_science*|biotechn*|analytisch*|analist*|biomedical*|biomedisch*|health_science*|gezondheidswetensch*|life_sciences|pharmaceutical_science*|microbio*|genetic*|moleculair*|molecular
physics (science): natuurkunde|physics|sterrenkunde|astronom*|nanotech*
civil engineering and building (construction): bouwkund*|civiel*|civil_engineer*|bouw|building|construction|infra|wegenbouw|grond_weg*|timmer*|carpent*|metsel*|bricklay*|architect*|bouwtechn*|schilder*|painting_and_decorating|stukadoor*|dakdekk*|uitvoerder*|quantity_survey*|landmeet*|geodes*|weg_en_waterbouw|glaszet*|tegelzet*|stukadoor|joiner*|plaster*|roof*|interieurbouw*|meubelmak*|cabinet_making|furniture|houttechn*|woodwork*|surveying|architecture|landmeetkund*
spatial planning (construction): planolog*|stedenbouw*|ruimtelijke_ordening|urban_plan*|town_planning|spatial_plan*|sociale_geografie|geografie|geography
nursing (care): verpleeg*|verpleging|nursing|nurse|hbo_v|hbov|mbo_v|ziekenverpleg*|*verpleegkund*|zuster|registered_nurse|midwi*|verloskund*|hbo_v
care (care): verzorg*|zorg_en_welzijn|helpende|care_assistant|health_and_social_care|social_care|maatschappelijke_zorg|begeleider_gehandicapt*|persoonlijk_begeleider*|thuiszorg*|mbo_zorg|kraamzorg*
medicine (care): geneeskunde|medicine|medical_degree|medisch_specialist|basisarts|mbchb|huisarts*
dental assistance (care): tandartsassist*|dental_assist*|dental_nurs*|preventieassist*|mondhyg*|mondzorg*|dental_hyg*|oral_hygien*|oral_health|dentist*|tandheelk*
doctor's assistance (care): doktersassist*|medical_assist*|praktijkondersteun*
pharmacy (care): farmac*|pharmac*|apothek*
physiotherapy (care): fysiotherap*|physiotherap*|physical_therap*|ergotherap*|occupational_therap*|oefentherap*|logoped*|speech_therap*|bewegingswetensch*|human_movement
medical support (care): medisch_secretar*|medical_secretar*|radiolog*|medische_beeld*|medical_imaging|operatieassist*|anesthesiemedew*|dieti*|voeding_en_dietetiek|nutrition|paramedic*|ambulance*|optometr*|opticien*|optici*|orthopt*|audicien*|audiolog*|podotherap*|podiat*|mortuari*|uitvaart*|cardiolog*|operating_theatre|sterilis*
social work (social): sociaal_werk|social_work*|maatschappelijk_werk*|sociaal_pedagog*|social_pedagog*|sociaal_cultureel*|jeugdzorg*|youth_work*|jeugdhulp*|sociale_studies|welzijn|mwd|sph|cmv|social_studies|community_work|sociaal_werker
psychology (social): psycholog*|pedagog*|orthopedagog*|toegepaste_psych*|behavioural_science*|cognitive_science|cognitiewetensch*|kinderpsych*|human_computer|hci|gedragswetensch*|behavioral_science*|health_psych*|social_sciences|sociale_wetensch*|ped*_wetensch*
child care (social): kinderopvang|pedagogisch_medewerk*|pedagogisch_werk*|childcare|child_care|early_years|early_childhood|peuter*
sociology and anthropology (social): sociolog*|antropolog*|anthropolog*|culturele_antrop*|demograf*|criminolog*|ontwikkelingsstud*|development_studies|gender_stud*|interdisciplinaire_sociale
social legal services (legal): sociaal_juridisch*|sjd|social_legal*
teaching (education): pabo|pabodiploma|leraar*|leraren*|lerares*|docent*|teacher*|teaching|onderwijs|onderwijsassist*|education|pgce|qts|lerarenopleiding*|leerkracht*|onderwijskund*|primary_education
law (legal): recht|rechten|rechtsgeleerd*|law|llb|llm|juridisch*|legal|jurid*|notari*|paralegal
public administration (legal): bestuurskunde|public_admin*|overheidsmanag*|bestuur|politicolog*|political_sci*|beleid*|public_policy|integrale_veiligheid|security_studies
business (business): bedrijfskund*|business_admin*|business|bedrijfseconom*|management|mba|bba|commerci*|ondernem*|entrepreneur*|retail_manag*|handel|international_business|small_business|operations_manag*|bedrijfsmanag*|technische_bedrijfskund*|industrial_engineer*
finance (business): account*|accountancy|finance|financi*|fiscaal*|fiscale|boekhoud*|bookkeep*|economie|economics|controlling|bedrijfsadministr*|tax|audit*|mba_boekhoud*|pdb|spd|banking|insurance|verzeker*|bank
payroll (business): loonadministr*|salarisadmin*|payroll|pdl|vps
human resources (business): hrm|human_resour*|personeel*|personnel|arbeid_en_organisatie|hr_manag*|hr|arbeidsrecht|recruitment
marketing (communication): marketing*|online_marketing|e_commerce|ecommerce|digital_marketing|verkoop*|sales|verkoopspecial*|detailhandel*|retail|verkoper*
communication (communication): communicat*|journalis*|media|public_relations|pr|publicidad*|advertising|relaciones_publicas|information_studies|creative_business|tekstschrijv*|copywrit*|bedrijfscommunicatie
performing arts (creative): theater*|theatre*|toneel*|drama|acting|dans|dance|podium*|circus|audio*|sound_engineer*|geluidstechn*|lichttechn*|stage
textile and crafts (creative): textiel*|textile*|kleding*|tailor*|dressmak*|couture*|naai*|sewing|leather*|goudsm*|goldsm*|juwel*|jewel*|keram*|ceramic*|restaur*
design (creative): vormgev*|design*|grafisch*|graphic*|multimedia*|kunst|art|arts|fotograf*|photograph*|film|animati*|mode|fashion|game_design|interieur*|interior*|interaction_design|ux|user_experience|industrieel_ontwerp*|industrial_design|product_design|communication_design|cmd
languages and culture (humanities): taal*|talen|language*|linguist*|letteren|literature|literatuur|vertal*|translat*|geschiedenis|history|cultuurwet*|filosof*|philosoph*|theolog*|kunstgeschied*|musicolog*|muziek|conservatorium|neerlandist*|english_literature|slavist*|kunst_en_cultuur|heritage|erfgoed|archiv*|informatie_en_archief|bibliothe*|library_science
secretarial and administration (office): secretar*|secretaresse*|secretariaat*|officemanag*|office_manag*|administrat*|managementassist*|management_support|meao|office_admin*|bedrijfsadministratief|directiesecretar*
logistics (logistics): logisti*|*logistik*|logistics|spedition*|transport*|supply_chain*|warehous*|magazijn*|chauffeur*|wegvervoer|declarant*|expediteur*|goederenvervoer|freight|manager_transport*|planner_wegtransport|douane*|customs|luchtvaart*|maritime|zeevaart*|binnenvaart*|internationale_handel|international_trade|forwarding|spedytor|supply_chain|nautical*|nautisch*|marine|maritiem*|expeditie|*expedit*
hospitality (hospitality): hotelschool*|hotelmanag*|hospitality|horeca*|bediening|gastvrij*|gastheer*|catering|toeris*|touris*|facilit*|facility|leisure|vrijetijd*|events|evenement*|hotel|cabin_crew|stewardess*|reisleid*|travel|hotellerie|housekeep*|barista|sommelier*|tourism
cooking (hospitality): kok|koks|koksdiploma|kokshulp|*kok|chef|cook|cookery|culinary|culinair*|patissier*|bakker*|bakery|banket*|gastronom*|food_and_catering|keuken*|slager*|butcher*|basiskok|chef_de_partie|kokschol*|pastry|confection*|catering_and|food_preparation|brood|patisser*
agriculture and nature (green): landbouw*|agricultur*|tuinbouw*|horticult*|hovenier*|landscap*|groenvoor*|bosbouw*|forestry|veehouder*|dierverzorg*|animal_care|dierenarts*|paraveterinair*|veterinary|agrarisch*|milieu*|environment*|ecolog*|plantenteelt*|bloemist*|florist*|land_en_watermanagement|boomverzorg*|boomkwek*|hippi*|paardenhoud*|animal_science|dierwetensch*|veterina*|voedselkwaliteit|forest*|greenkeep*|viticult*|fisher*|aquacult*
security (security): beveilig*|security|politie*|police|handhav*|boa|brandweer*|fire_service|defensie|military|militair*|beveiligings*|bewak*|veiligheidskund*|toezicht*|security_officer|douane
beauty and sport (personal): kapper*|hairdress*|schoonheids*|beauty|cosmet*|sport*|cios|lichamelijke_opvoed*|alo|bewegingsonderwijs|physical_education|fitness*|pedicure*|massage*|uiterlijke_verzorg*|nail|nagelstyl*|grim*|make_up|visagi*|kapster*|barber*|trimsal*|personal_train*|sportkunde|sportwetensch*|sport_science
any technical (technical): techniek|technisch*|technical|engineering|technolog*|technicus
any care (care): zorg|gezondheidszorg|health_care|healthcare|zorgopleiding|medisch*|medical
any business (business): economisch*|zakelijk*
any construction (construction): bouwopleiding|bouwsector
`;
