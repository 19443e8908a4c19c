/** Kinds of employers, by words of their names and of what people tell of them: `name: patterns`, in the form of `../patterns/patterns.ts`. */
export const sectors = `
government: gemeente|gemeenten|gemeentelijk*|ministerie*|provincie|waterschap|rijksoverheid|rijksdienst|rijkswaterstaat|overheid|overheids*|semi_overheid|belastingdienst|uwv|ggd|omgevingsdienst|veiligheidsregio|municipal*|council|ministry|government*|public_sector|civil_service|local_authority|federal|department_of
health care: ziekenhuis*|umc|zorginstelling*|zorgorganisatie*|zorggroep|zorgsector|zorg|ouderenzorg|gehandicaptenzorg|jeugdzorg|verpleeghuis*|verzorgingshuis*|woonzorgcentrum|ggz|thuiszorg|kliniek|huisartsen*|revalidatiecentrum|hospice|hospital*|clinic|nhs|care_home|nursing_home|healthcare|health_care|eldercare|vvt
education: school|scholen|basisschool|onderwijs|hogeschool|universiteit|roc|middelbare_school|primary_school|secondary_school|university|college|academy
hospitality: hotel*|restaurant*|brasserie|cafe|horeca*|catering*|hospitality|pub|strandpaviljoen|eetcafe|lunchroom
retail: winkel*|supermarkt*|retail*|warenhuis|boutique|shop|store|detailhandel|bouwmarkt|tuincentrum|albert_heijn|jumbo_supermarkt*|webshop|webwinkel
construction: bouwbedrijf|aannemer*|bouwonderneming|construction|contractor|bouw|bouwsector|utiliteitsbouw|woningbouw|infra
industry: fabriek*|industrie*|industrial|factory|manufactur*|productiebedrijf|maakindustrie|productieomgeving|plant
food industry: levensmiddelen*|voedingsmiddelen*|food|zuivel*|vleesverwerk*|bakkerij*|bakery|bakeries|broodfabriek*|cacao*|cocoa|chocola*|confectioner*|suikerwerk*|snackfabriek*|brewery|brouwerij*|dairy|food_industry
chemical industry: chemie*|chemisch*|chemical*|petrochem*|farmaceut*|pharmaceutical*|raffinaderij|refinery
logistics: transportbedrijf|logistiek*|distributiecentrum|logistics|transport|expeditie|warehouse|haven|port|dc
banking and insurance: bank|banken|verzekeraar|verzekering*|insurance*|insurer|pensioenfonds|hypotheek*|banking|financiele_dienstverlening|financial_services
housing association: woningcorporatie*|corporatie|woonstichting|housing_association*|sociale_verhuur
agency: bureau|agency|agencies|reclamebureau|consultancy|adviesbureau|uitzendbureau|detacheerder|detacheringsbureau
non-profit: stichting|ngo|goede_doelen|goed_doel|charity|charities|vereniging|non_profit|nonprofit|museum|vrijwilligersorganisatie
agriculture: kas|kassen|kwekerij|glastuinbouw|landbouw|boerderij|veehouderij|farm|greenhouse|nursery_plants|akkerbouw
energy: netbeheerder|energiebedrijf|energie|energy|utilities|windpark|zonnepark|drinkwaterbedrijf
security and justice: politie|defensie|justitie|gevangenis|police|prison|military|army|beveiligingsbedrijf
law: advocatenkantoor|notariskantoor|notaris|law_firm|advocatuur|rechtbank
accountancy: accountantskantoor|administratiekantoor|accounting_firm|accountancy|salariskantoor
water and environment: waterschap*|waterbedrijf*|drinkwaterbedrijf*|omgevingsdienst*|afvalverwerker*|afvalbedrijf*|afvalinzamel*|recyclingbedrijf*|milieudienst*|water_company|water_board|waste_management|recycling
maritime and offshore: rederij*|scheepswerf*|scheepswerven|scheepvaart*|binnenvaart*|offshore*|shipyard*|shipping_company|maritiem*|maritime|baggerbedrijf*|dredging|koopvaardij|zeevaart
aviation: luchtvaart*|luchthaven*|airport*|airline*|aviation|vliegveld|luchtvaartmaatschappij*|aircraft
public transport: openbaar_vervoer|vervoerbedrijf*|spoorwegen|ns_reizigers|public_transport|railway*|spoorbedrijf*|streekvervoer|busbedrijf*
automotive: autobedrijf*|garage*|dealerbedrijf*|autodealer*|automotive|car_dealer*|garagebedrijf*|truckdealer*
pharmaceutical industry: farma*|farmaceut*|pharma*|pharmaceutical*|geneesmiddelenindustrie|biotech*|biofarma*
oil and gas: olie_en_gas|oil_and_gas|petrochem*|raffinaderij*|refinery|refineries|tankopslag|tank_storage|tankterminal*
installation: installatiebedrijf*|installatiesector|installatietechn*|installatiebranche|elektrotechnisch_bedrijf*|loodgietersbedrijf*
metal and machine building: metaalbedrijf*|machinebouw*|machinefabriek*|metaalsector|metaalindustrie|constructiebedrijf*|metal_industry|machine_builder*|staalbouw*|hightech|high_tech
call centre: callcenter*|call_center*|call_centre*|contactcenter*|klantcontactcentrum|klantenservice|contact_centre*|customer_service
`;
