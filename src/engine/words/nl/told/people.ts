import type { ToldWords } from "../../told/wording.ts";

/** Dutch: who is told of. */
export const people = {
  self: "ik|wij|we|mij|me|ons|mezelf|mijzelf|onszelf",
  withSelf: "(?:en|&|met|plus|samen met) (?:ik|mij|me|wij|ons)",
  determiner:
    "mijn|onze|ons|de|het|een|één van (?:mijn|onze|de)|een van (?:mijn|onze|de)|sommige|enkele|meerdere|alle|beide|zijn|haar|hun|elke|iedere|een externe?|externe?|alleen (?:de|het|een|mijn|onze)",
  otherOne:
    "een andere?|de andere?|het andere|andere?|het volgende|de volgende|het naburige|hun|een externe?|externe?|een apart|een aparte|een ander zijn",
  counts:
    "\\d{1,3}|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|tientallen|een aantal|een tiental",
  never:
    "collega(?:'?s|’s)?|[\\p{L}-]{0,20}collega(?:'?s|’s)?|teamgeno(?:ot|ten)|[\\p{L}-]{0,20}klant(?:en)?|opdrachtgevers?|leveranciers?|[\\p{L}-]{0,20}aannemers?|[\\p{L}-]{0,20}bureaus?|derden|(?:externe |derde )part(?:ij|ijen)|part(?:ij|ijen)|buitenstaanders?|[\\p{L}-]{0,20}partners?|[\\p{L}-]{0,20}provider|hoofdkantoor|iemand anders|anderen|voorgang(?:er|ster)|opvolg(?:er|ster)|ander bedrijf|extern bedrijf",
  kin: "broer|zus|man|vrouw|echtgenote?|partner|verloofde|vriend(?:in|en)?|vader|moeder|ouders|zoon|dochter|kinderen|oom|tante|neef|nicht|opa|oma|grootouders|zwager|schoonzus|schoonvader|schoonmoeder|huisgeno(?:ot|ten)|buur(?:man|vrouw|jongen|meisje)?|buren",
  role: "(?:[\\p{L}-]{0,20}(?:manager|baas|chef|leidinggevende|directeur|directrice|hoofd|eigenaar|oprichter|leider|leidster|voorman|analist|architect|accountant|boekhouder|engineer|ingenieur|ontwikkelaar|programmeur|ontwerper|vormgever|consultant|adviseur|beheerder|tester|planner|secretaresse|assistente?|receptioniste?|verpleegkundige|verzorgende|(?:huis|bedrijfs|tand|dieren|zaal)arts|dokter|chirurg|therapeut|psycholoog|tandarts|apotheker|docente?|leraar|lerares|hoogleraar|trainer|coach|mentor|student|studente|leerling|stagiaire?|trainee|promovendus|afgestudeerde|kandidaat|chauffeur|machinist|operator|monteur|elektricien|loodgieter|lasser|schilder|timmerman|bouwer|constructeur|tekenaar|werker|werkster|medewerker|medewerkster|werknemer|specialist|expert|deskundige|technicus|wetenschapper|onderzoeker|kok|ober|bakker|slager|beveiliger|agent|advocaat|jurist|notaris|recruiter|inkoper|verkoper|marketeer|redacteur|schrijver|journalist|fotograaf|vertaler|tolk|controller|auditor|bankier|makelaar|aandeelhouder|vrijwilliger|uitzendkracht|freelancer|zzp'er|orderpicker|inpakker|schoonmaker|boer|tuinman|piloot|kapitein|lid|persoon|gebruiker|scrum master|product owner))",
  roles:
    "(?:[\\p{L}-]{0,20}(?:managers|bazen|chefs|leidinggevenden|directeuren|hoofden|eigenaren|leiders|voormannen|analisten|architecten|accountants|boekhouders|engineers|ingenieurs|ontwikkelaars|developers|programmeurs|ontwerpers|vormgevers|consultants|adviseurs|beheerders|testers|planners|secretaresses|assistenten|receptionisten|verpleegkundigen|verzorgenden|artsen|dokters|chirurgen|therapeuten|psychologen|docenten|leraren|hoogleraren|trainers|coaches|mentoren|studenten|studentes|leerlingen|stagiair(?:e)?s|stagiairs|trainees|promovendi|afgestudeerden|kandidaten|chauffeurs|machinisten|operators|monteurs|elektriciens|loodgieters|lassers|schilders|timmerlieden|bouwers|constructeurs|tekenaars|werkers|medewerkers|medewerksters|werknemers|personeel|krachten|mensen|specialisten|experts|deskundigen|technici|wetenschappers|onderzoekers|koks|obers|bakkers|slagers|beveiligers|agenten|advocaten|juristen|recruiters|inkopers|verkopers|marketeers|redacteuren|vertalers|tolken|controllers|auditors|vrijwilligers|uitzendkrachten|freelancers|zzp'ers|orderpickers|inpakkers|schoonmakers|boeren|piloten|leden|personen|gebruikers|houders|bezitters|bewoners|sollicitanten|professionals))",
  group: "[\\p{L}-]{0,20}(?:team|teams|afdeling|afdelingen|groep|groepen|divisie|ploeg|vestiging|kantoor|bedrijf|organisatie|unit|squad)",
  department:
    "financi[eë]n|financiële|finance|administratie|boekhouding|inkoop|verkoop|sales|marketing|communicatie|hr|personeelszaken|p&o|salarisadministratie|juridische zaken|juridische|ict|it|automatisering|operations|beheer|infrastructuur|hosting|security|beveiliging|logistiek|magazijn|planning|kwaliteit|onderzoek|engineering|ontwerp|data|support|service|klantenservice|facilitair|facilitaire|onderhoud|productie|netwerken?|debiteuren|crediteuren|treasury|audit",
  namedGroup:
    "(?:de |het |onze |ons )?(?:directie|management|bestuur|raad van bestuur|ondernemingsraad)|(?:de |het )?(?:GROUP) (?:DEPARTMENT)(?: en (?:DEPARTMENT))?|(?:de |het )?(?:DEPARTMENT)[ -]?(?:GROUP)|(?:de|het) (?:GROUP) (?:naast (?:ons|mij)|hiernaast|boven|beneden|verderop|tegenover)|buurteam",
  they: "ze|zij",
} satisfies Partial<ToldWords>;
