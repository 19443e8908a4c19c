import type { Frames, Matter } from "../protected-wording.ts";
import { lexicon } from "./protected-lexicon.ts";

const { believer, faithAdjective, church, garment, diagnosis, medicine, party, partyYouth, scheme, gay } = lexicon;
const people =
  "applicants?|candidates?|persons?|people|colleagues?|individuals?|staff|employees?|workers?|team members?|someone|types?|hands?|recruits?|starters?|\\p{L}+(?:er|or|ist|ant|ent|ess|man|woman)s?";
const decades = "(?:twenty|thirty|forty|fifty|sixty|2\\d|3\\d|4\\d|5\\d|6\\d)";
const notMeasured =
  "(?! ?(?:%|per|hours?|hrs|days?|minutes?|miles?|people|staff|employees|colleagues|customers|kilos?|kg|tonnes?|years?' (?:exp|serv)|years? (?:of )?(?:exp|serv|in (?:the )?business)|beds|covers|pounds|euros?|k\\b|mph|km|degrees|locations|countries|stores|sites|seats|vehicles|or (?:older|over|above)))";

/** What English vacancies ask of the person that the law protects, by ground. */
export const matters: Matter[] = [
  {
    ground: "age",
    instead: "The experience or level that the work needs; age doesn't matter",
    always: [
      `(?:more |slightly |overqualified |rather )*(?:mature|elderly|middle-aged|aged|ageing) (?:applicants?|candidates?|colleagues?|individuals?|employees?|workers?|type|types|head on|years|person|persons|lady|gentleman)`,
      "bright young (?:things?|sparks?|minds?|talents?)|young(?:sters?|ish)|young (?:things?|bloods?|lads?|bucks?|turks?|upstarts?)|spring chickens?|whippersnappers?|fresh[- ]faced|fresh (?:young )?(?:faces?|blood|meat)|youth on (?:your|their) side|young,? free and single|old fogeys?|old timers?|dinosaurs?|over the hill|past (?:it|your prime|their prime)|in (?:your|their|the) prime|oldies?|fuddy-duddy|golden oldies?|grey hairs?|gr[ae]y-haired",
      "(?:no |not )?(?:older|younger) than (?:eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|sixty)(?! (?:years? of exp|minutes|days|weeks))|(?:under|over) (?:eighteen|nineteen|(?:twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|sixty)(?= ?[.,;!?]| (?:need|please|only|would)|$)|recent (?:grads?|leavers?)|new grads?|(?:beginning|start|dawn|twilight|end|autumn) of (?:their|your|a|his|her|the|an?) (?:working )?(?:life|career)|years (?:until|from|off|to) retirement|(?:\\p{L}+ )?years (?:left )?(?:before|until) you retire|in (?:your|their) (?:teens|twenties|thirties|forties|fifties)",
      "gen(?:eration)?[- ](?:z|x|y|alpha)(?:'?ers?)?|millennials?|zoomers?|(?:baby )?boomers?",
      "(?:graduat(?:ed|ing)|qualified|left (?:school|college|university|uni)|finished (?:school|college|university|uni|your degree|your studies)) (?:in the (?:last|past)|within the (?:last|past)|less than|no more than|not more than|no earlier than|after|since|in) (?:\\p{L}+ |\\d+ )?(?:years?|months|20\\d\\d|19\\d\\d|\\d+)(?: (?:years?|months))?(?: ago)?|(?:class|year) of (?:20\\d\\d|graduation)|graduation (?:year|date)|year (?:you|of) (?:graduated|graduation|left school)|just (?:left|finished|out of) (?:school|college|university|uni|your (?:degree|studies|a-levels|gcses))|(?:straight|fresh) (?:from|out of|off) (?:school|college|university|uni|the (?:college|uni|campus))",
      "(?:your|their) (?:whole|entire) (?:life|career|future) (?:ahead|in front)|(?:long|full) career (?:still )?ahead|(?:early|mid|late|mid-to-late|mid to late)[- ](?:twenties|thirties|forties|fifties|sixties|teens|20s|30s|40s|50s)|(?:twenties|thirties|forties|fifties|20-?something|30-?something|40-?something)|over[- ](?:fifties|sixties|forties|thirties|[3-6]\\ds)|under[- ](?:twenty-fives|thirties|forties|[2-4]\\ds)|[3-6]\\d-?plus(?= (?:need|please|not))|anyone (?:over|under|above|below) (?:the age of )?(?:[2-6]\\d|thirty|forty|fifty|sixty)",
    ],
    asked: [
      `(?:older|younger) (?:${people}|generation|man|woman|lady|gentleman|person|crowd)`,
      `(?:under|over|above|below|beyond|nearer|past|around|about|roughly|approaching|pushing|closer to|not yet|turned) (?:the age of )?${decades}(?:s)?${notMeasured}(?= ?(?:[.,;!?)]|and|or|with|who|to|need|please|will|would|because|years|$))`,
      "(?:you are|you're|you must be|you should be|you will be|you'll be|candidates? (?:should be|must be|aged)|applicants? (?:should be|must be|aged)|someone) (?:between |about |around |roughly |aged |just |only |still )*(?:the ages of )?(?:1[5-9]|[2-6]\\d)(?:,? (?:or|to|and|-|–) (?:1[5-9]|[2-6]\\d)|(?:-|–)\\d\\d)(?: years?(?: old| of age| young)?)?" +
        notMeasured,
      "(?:your|their|his|her) (?:age|date of birth|year of birth|dob)|date of birth|year of birth|how old you are|state (?:your )?age|old enough to|too old|too young|at your age|young at heart|young enough|not too old|age bracket|stage of life|time of life",
      "pensioners|retirees?|retired (?:people|person|gentleman|lady|man|woman|teacher|nurse)|(?:semi-|early |recently )retired|nearing retirement|close to retirement|retirement age|teenagers?|sixth[- ]formers?|college leavers?|a bit of life experience behind",
    ],
  },
  {
    ground: "gender",
    instead: "A colleague (all genders)",
    always: [
      `(?:all[- ])?(?:male|female) (?:${people}|touch|presence|energy|voice|receptionist|assistant|nanny|cleaner|carer)(?! (?:patients?|customers?|clients?|residents?))(?<!female patients|male patients|customers?|members?|users?)`,
      "(?:no|not for|not suitable for|nothing for|isn't for|only for|strictly for) (?:women|men|ladies|girls|lads|boys|blokes|gents|gentlemen|females|males|mums|sissies)",
      "(?:women|men|ladies|girls|lads|blokes|gents|females|males|mums|dads) (?:only|wanted|needed|preferred|need not|please|welcome|aren't|are not|don't|do not|can't|cannot|tend to|struggle|make better|are better|apply)",
      "(?:man's|men's|woman's|women's|boys'|lads'|bloke's) (?:job|work|world|touch|club|role|game)|woman's touch|feminine touch|mother hen|girls? friday|girl power|one of the (?:lads|boys|girls|guys)|manly|macho|ladylike|girly|real (?:man|men|bloke|blokes|lad)|man up|man enough|tea lady|cleaning lady|dinner lady|barmaids?|salesgirls?|cleaning ladies|office girl|front[- ]of[- ]house girl|parents prefer (?:it|her|a woman|women)[^.\\n]{0,10}",
      "(?:tough|strong|strapping|burly|big|sturdy|hefty|cheerful|lovely|nice|friendly|charming|bubbly|smiley|smart|motherly|fatherly) (?:lads?|guys?|girls?|boys?|m[ae]n|wom[ae]n|bloke|blokes|chaps?|fellas?|ladies|lady|gents?|lass|lasses|figure|mums?)",
      "(?:he|she) (?:must|should|will|needs|has to|will need)(?= (?:be|have|to))(?<!he or she must|he or she will)|(?:right|ideal|perfect) (?:man|woman|girl|guy|lad|lady|chap|bloke|gentleman)(?: for the job)?(?! or)",
    ],
    asked: [
      "(?:men|women|males?|females?|ladies|gents|gentlemen|lads|girls|boys|blokes|chaps|fellas|lasses|guys)(?!'s)(?!'s)(?! (?:and|or|&|/) (?:women|men|girls|boys|ladies|gents|gentlemen|females?|gals))(?<!men and women|men or women|women and men|boys and girls|girls and boys|ladies and gentlemen|male or female|hey guys|hi guys)",
      "(?:a|be a|another|the) (?:man|woman|bloke|chap|lass|gent|fella|mum|housewife|househusband)(?! (?:and|or) (?:wo)?man)",
      "your (?:gender|sex)|opposite sex|fairer sex|housewives",
    ],
  },
  {
    ground: "nationality",
    instead: "You have the right to work in the country of the job",
    always: [
      "(?:no|not) (?:foreigners?|immigrants?|migrants?|expats?|asylum seekers?|refugees?|overseas (?:applicants?|candidates?))|foreigners? (?:need not|won't|will not|are not)|(?:british|uk|irish|eu|us|dutch|european|english)[- ]?(?:born|passports?|passport[- ]holders?|nationals?|citizens?)(?= (?:only|preferred|please|required|essential|wanted|will|need)|[.,;!?]|$)|(?:second|dual|foreign) (?:passport|nationality|citizenship)",
    ],
    asked: [
      "nationality|citizenship|foreigners?|immigrants?|migrants|asylum seekers?|refugees?|expats?|(?:british|uk|irish|eu|us|dutch|european) (?:passport|nationals?|citizens?)|passport holders?|(?:from|outside) (?:eastern europe|the eastern bloc)",
    ],
  },
  {
    ground: "origin",
    instead: null,
    always: [
      "(?:grew up|brought up|raised|schooled|educated|born) (?:here|locally|in (?:this country|the (?:uk|us|netherlands|area|village|town|north|south)|britain|england|scotland|wales|ireland|holland|europe|\\p{L}+shire))|born and bred|british[- ]born|uk[- ]born|parents (?:were|are|must be|should be) (?:also )?(?:born|from|british|dutch|english)|indigenous (?:british|dutch|english|white)",
      "(?:white|black|brown|dark|fair|light|pale)[- ](?:skinned|skin|candidates?|applicants?|faces?|people (?:only|need|preferred)|british|european)|colou?red (?:people|folk)|ethnic(?:ity| (?:minorit(?:y|ies)|background|origin|group|look|appearance))|racial (?:origin|background)|country of birth|place of birth|birthplace|(?:english|british|dutch|foreign|foreign-sounding|easy to pronounce|pronounceable) (?:surname|name|sounding name|stock|blood)|proper (?:english|british|dutch)(?:man|woman| upbringing)?",
      "(?:good|solid|decent) (?:english|british|dutch|irish|scottish|welsh|christian|local) (?:family|stock|home|folk|name)|we do mean white|foreign[- ]sounding|(?:proper |true |real |genuine )(?:yorkshire|london|essex|geordie|scouse|cockney|manc\\p{L}*|brit\\p{L}*|english|scot\\p{L}*|dutch|local)(?: (?:lads?|lass|lasses|folk|born|girls?|boys?|man|woman))?",
    ],
    asked: [
      "(?:cultural|ethnic|racial|family) (?:background|origins?|roots|heritage)|travellers|gyps(?:y|ies)|your (?:roots|heritage|race|origins?|descent)|local (?:lads?|lass|girls?|boys?)|locals",
    ],
  },
  {
    ground: "native_speaker",
    instead: "You speak and write excellent {language} (C1)",
    always: [
      "(?:natives?|native speakers?) (?:only|preferred|please|essential|required)|native[- ]born|first[- ]language (?:english|dutch|german|french|speakers?)|(?:english|dutch|german|french|spanish) (?:as|is) (?:a |your |their )?first language|english from birth|(?:grew|grown|brought) up (?:speaking|with) (?:english|dutch|german|french)|raised (?:speaking|in) (?:english|dutch|german|french)|(?:speak|spoke|spoken) (?:english|dutch|german|french) (?:at home|from birth|since (?:birth|childhood)|from childhood)|(?:english|dutch|german|french) (?:spoken )?at home",
      "born into (?:the|a) language|(?:no|without|any|a|an|strong|heavy|thick|foreign|neutral|clear|british|english|local|regional|received|posh|plummy|rp|american|noticeable|detectable|trace of an?|hint of an?) (?:\\p{L}+ )?accents?|accent(?:ed)?(?= ?(?:required|preferred|needed|free|please|essential))|queen's english|king's english|bbc english|received pronunciation|well[- ]spoken without",
    ],
    asked: [
      "native(?![- ]?(?:apps?|mobile|ios|android|script|cloud|code|development|advertising|react|plants?|trees?|species|wildlife|woodland|language teacher))(?<!cloud[- ]native|react[- ]native|near[- ]native|digital native|[abc][12] or native|[abc][12] of native)",
    ],
  },
  {
    ground: "religion",
    instead: null,
    always: [
      `(?:no|without|not wear|not wearing|remove (?:your|any)|must not wear|can't wear|cannot wear|ban on) (?:an? |your |any |visible )?(?:${garment})|(?:${garment}) (?:off|not|aren't|isn't|are not|is not|must be removed|won't|don't|unfortunately)`,
      `(?:practi[sc]ing|devout|committed|active|faithful|observant|genuine|regular|born-again|bible-believing|spirit-filled|fellow|good) (?:\\p{L}+ )?(?:${believer}|church ?goer|church member|member of (?:a|our|the) (?:${church})|follower|worshipper)(?: (?:brothers?|sisters?)(?: (?:or|and) (?:brothers?|sisters?))?)?`,
      `(?:attend|attends|attending|go to|goes to|belong to|member of|members of|join|active in|part of) (?:an? |our |the |your |local |\\p{L}+ )*(?:church|mosque|synagogue|parish|chapel|gurdwara|kingdom hall|congregation)(?! (?:hall|building|school|roof|council|services? as part))|(?:reference|letter|recommendation) from (?:your|a|the) (?:vicar|priest|pastor|minister|imam|rabbi|church|parish)|(?:a|our|your) (?:brother|sister) (?:who prays|in (?:christ|faith|islam|the faith|the lord))|good standing with|baptised|baptized|confirmed catholic|personal (?:faith|relationship with (?:god|jesus|christ))|love (?:for )?(?:the lord|jesus|god)|heart for (?:jesus|god|christ)|statement of faith|(?:sign|affirm|subscribe to|agree with|uphold|share|live by|live out|accept|adhere to) (?:\\p{L}+ ){0,4}(?:faith|bible|gospel|scripture|koran|quran|creed|doctrine|beliefs|christian (?:values|ethos|principles)|biblical (?:values|principles)|islamic (?:values|principles))|(?:authority|truth|inerrancy) of (?:the )?(?:bible|scripture)`,
      "(?:no|without) (?:religious types?|religion|bible[- ]bashers?|god[- ]botherers?|prayer breaks?|time off for (?:prayers?|ramadan|eid|sabbath))|bible[- ]bashers?|god[- ]botherers?|(?:fast(?:ing)?|ramadan|sabbath|friday prayers?|prayer times?|prayer breaks?)(?=[^.\\n]{0,50}(?:can't|cannot|not|problem|issue|unable|won't|no\\b))",
    ],
    asked: [
      `(?:${believer})`,
      `(?:${faithAdjective})(?= ?(?:[.,;!?)]|and|or|family|background|upbringing|home|brothers?|sisters?|lad|girl|lady|gentleman|man|woman|person|candidate|applicant|colleague|individual|people|faith|$))`,
      "(?:your|what|our|same|any|a|the) (?:faith|religion|religious (?:beliefs?|affiliation|background)|beliefs?|denomination)|religious (?:beliefs?|affiliation|observance)|of faith|person of faith|religion|denomination",
      `(?:${garment})`,
    ],
  },
  {
    ground: "disability",
    instead: "Say what the work needs of the body, such as lifting up to 15 kilos",
    always: [
      "(?:fighting fit|fit as a fiddle|physically (?:and mentally )?(?:fit|perfect|healthy|able|robust|strong and healthy)(?! (?:to|enough))|mentally (?:strong|stable|tough|robust|healthy|fit|sound)|emotionally stable|of sound mind|in (?:full|top|robust|rude|sound|tip-?top|peak) (?:physical |mental )?(?:health|fitness|shape|condition|working order)|(?:good|excellent|perfect|robust|sound|full|clean bill of) (?:general |physical |mental |state of )?health(?! (?:and|&|care|insurance|plan|benefits|outcomes|service|records?|system))|fit and (?:healthy|strong|well)|healthy (?:and|,) (?:strong|fit|energetic)|strong,? healthy|healthy (?:person|candidate|individual|applicant|lad|man|woman|back)|(?:good|strong) (?:back|knees|eyesight)(?! (?:office|end))|perfect (?:eyesight|vision|hearing)|full use of (?:your|all|both) (?:limbs|arms|legs|hands)|able[- ]bodied)",
      `(?:no|without|free (?:of|from)|don't have|not have|do not have|not suffer(?:ing)? from|doesn't have|never had|history of|suffering from|suffers? from|prone to|can't (?:employ|take on|accommodate|hire) (?:\\p{L}+ ){0,3}) (?:an? |any |known |a history of |history of |current |past |previous |existing |underlying )*(?:${diagnosis}|(?:medical|health|physical|mental|psychological|underlying|pre-existing) (?:conditions?|issues?|problems?|history|complaints?|limitations?|impairments?)|disabilit(?:y|ies)|ailments?|allerg(?:y|ies)|phobias?|impairments?|(?:sick|sickness|ill) ?(?:record|leave)?)`,
      "(?:sickness|sick|absence|attendance|health|medical) (?:record|history|declaration|questionnaire|certificate|check ?up|days)(?=[^.\\n]{0,60}(?:your|you|applic|candidate|state|last|previous|interview|exemplary|clean|good|before|offer))|(?:clean|exemplary|perfect|good|excellent|spotless|unblemished|low|zero) (?:sickness|absence|attendance|health|sick|medical) (?:record|history|rate|levels?)|(?:rarely|seldom|hardly ever|almost never|never) (?:off )?(?:sick|ill|poorly|unwell)|(?:doctor's|gp's|medical|fitness) (?:note|certificate|letter|statement)(?=[^.\\n]{0,60}(?:your|with|applic|provide|bring|confirm|prov|attach))|(?:many|number of) (?:sick days|days (?:you were |off )?(?:sick|ill|off))|(?:take|taking|took) (?:any |many |a )?sick days|off sick (?:last|in|this)|sickies?|pull(?:ing)? (?:a )?sick(?:ies?)?|call(?:ing)? in sick",
    ],
    asked: [
      `(?:${diagnosis})`,
      `(?:any |what |your |on |taking )?(?:${medicine})(?: (?:you (?:take|are on|use|need)))?`,
      "disabled|handicapp?ed|disabilit(?:y|ies)|wheelchair users?|deaf|blind|impaired|infirm|invalids?|special needs|epileptic|frail|unfit|sickly|chronically ill|crippled|neurodivergent|mental health",
      `(?:${scheme})`,
      "your (?:health|medical (?:history|records?)|state of health|condition|illness\\p{L}*)|health (?:problems?|issues?|conditions?)|medical (?:conditions?|history|problems?)|physical (?:defects?|limitations?)|ailments?",
    ],
  },
  {
    ground: "marital_status",
    instead: "Say which working hours the job needs",
    always: [
      "(?:happily |recently |newly |not |still )?(?:married|unmarried|divorced|widow(?:ed|er)?|cohabiting)(?: (?:family )?(?:man|woman|couple|person|man or woman|applicants?|candidates?|people|men|women|with|or|and|without|preferred))(?: or (?:wo)?man)?|family (?:man|woman|man or woman|type|person)|husband[- ]and[- ]wife|married couples?|(?:live-in |working )?couples?(?= (?:wanted|sought|required|needed|preferred))|(?:single|young,? free|footloose|unattached|no ties|without ties|no strings|fancy[- ]free)(?= (?:with|and|people|person|lads?|girls?|men|women|man|woman|candidates?|applicants?|preferred|only|$)|[.,;!?])(?: with no (?:ties|dependants|kids|children|commitments|baggage))?|no (?:ties|baggage|dependants|dependents|kids|little ones|rugrats|brood|spouse|domestic (?:ties|commitments)|childcare (?:issues|problems|commitments)|family (?:ties|commitments|responsibilities))",
      "(?:dash(?:ing)? off for |do(?:ing)? |have to do |juggling |the |no )?(?:the )?(?:school|nursery|creche) (?:runs?|gates?|pick-?ups?|drop-?offs?)|(?:flown|left) the nest|empty[- ]nest(?:ers?|s)?|(?:children|kids) (?:have|are|who have) (?:left home|grown up|off your hands|flown|at school|all grown)|grown-?up (?:kids|children)|(?:stable|settled|solid|supportive|happy|secure) (?:home|family|domestic|private|personal) (?:life|situation|background|front|arrangements?)|(?:home|domestic|family|relationship|marital|private) (?:situation|circumstances|status|arrangements)(?! (?:of (?:our|the)))|(?:childcare|babysitt\\p{L}+|nanny) (?:sorted|arranged|in place|arrangements|cover|issues|problems|back-?up)|still (?:live|living|lives) (?:at home|with (?:your|their|mum))|(?:live|living|lives) (?:at home )?with (?:your |their )?(?:parents|mum and dad|mum)|(?:sick|poorly|ill) (?:kids?|child(?:ren)?)|wife at home",
      "(?:supportive|understanding|working|breadwinner) (?:partner|husband|wife|spouse)|your (?:partner|husband|wife|spouse|boyfriend|girlfriend)(?= (?:runs|is|has|works|supports|must|should|at|also|who|can|will|looks))|(?:no|not) (?:more )?(?:mums?|moms?|dads?|mothers?|fathers?)|mums (?:rushing|who|with|dashing)|breadwinner|mouths to feed|(?:how many|any|number of) (?:kids|children|dependants|little ones)(?: (?:they have|you have|at home))?(?: at home)?|kids they have at home|(?:with|without|have|having|has|got) (?:any |young |small |little |no |school-age )*(?:kids|children|little ones|toddlers|dependants|babies|a family)(?= (?:at home|need|will|would|tend|are|is|to (?:look|pick|collect|worry|rush)|who)|[.,;!?]|$)",
    ],
    asked: [
      "(?:young |small |working |single |new |busy |school )?(?:mums?|moms?|mothers?|dads?|fathers?|parents)(?= (?:need|returning|wanted|preferred|with|who|of|only|looking|don't|do not|aren't|find|are|will|would|tend|struggle)|[.,;!?]|$)",
      "(?:married|divorced|engaged|unmarried|separated|widowed|in a relationship|settled down)(?= ?(?:[.,;!?)]|or|and|with|preferred|$))|your (?:spouse|husband|wife|partner|children|kids|family (?:life|situation|plans|commitments|circumstances)|marital|relationship status|home life|private life)|caring (?:responsibilities|duties|commitments)|carers? for (?:a|an|elderly|your)|family (?:commitments|responsibilities|obligations)|domestic commitments|dependants|childless|child-?free",
    ],
  },
  {
    ground: "pregnancy",
    instead: null,
    always: [
      "(?:not (?:currently |to be |get |fall |getting |become |already )?)?pregnant(?= (?:or|and|prior|at|before|now|in|when|during|soon|within|while|need|will|can|should|applicants?|candidates?)|[.,;!?]|$)|(?:expecting|trying)(?: or trying)? (?:for )?(?:an? |another )?(?:baby|child|kid|little one)|expecting mothers?|expectant mothers?(?= (?:need|should|cannot|can't|won't))|(?:having|have|had|start(?:ing)?|planning|plan|plans? for|complete[d]?|finished|done|thinking (?:of|about)) (?:\\p{L}+ ){0,3}(?:a |any |more |another |your )?(?:bab(?:y|ies)|kids|a family|your family|having (?:children|kids|babies))(?! (?:atmosphere|business|feel|friendly))|(?:disappear|go(?:ing)? off|vanish|be|going|leave us) (?:\\p{L}+ ){0,2}on maternity(?: leave)?|maternity plans|baby plans|family planning|childbearing(?: age)?|child-bearing|biological clock|bump|(?:another|more|three|two|four|further) maternity leaves?|nappies|(?:baby|babies) on (?:the|its) way",
    ],
    asked: [
      "pregnan(?:t|cy|cies)|maternity(?! (?:pay|leave cover|cover|ward|unit|policy|services?|benefits?|care|scheme))|breast-?feeding|morning sickness|fertility|conceive|expecting",
    ],
  },
  {
    ground: "sexual_orientation",
    instead: null,
    always: [
      "(?:traditional|biblical|christian|orthodox) (?:view|views|understanding|teaching|position) (?:of|on) (?:marriage|sexuality|relationships|sex|family)|marriage (?:is |as )?between (?:a |one )?man and (?:a |one )?woman|(?:homosexual|gay|lesbian|same-sex) (?:lifestyles?|relationships?|practi[sc]es?|acts|couples? need|types?|people need|applicants?|candidates?|lads|men|women|guys)|no (?:gays?|lesbians?|homosexuals?|poofs?|queers?|trans\\p{L}*)|(?:straight|heterosexual|hetero|red-blooded) (?:guys?|lads?|men|women|man|woman|blokes?|people|applicants?|candidates?|males?|females?|only|couples?)|heterosexuals?|sexual (?:orientation|preference|persuasion)|(?:whether you're|if you are|if you're) (?:gay|straight|bi)|(?:lgbt\\p{L}*|gay|queer|trans) (?:people|folk|staff|applicants?) (?:would|will|may|do|need|should|can)|faggots?|poofters?|effeminate|camp enough|butch",
    ],
    asked: [
      `(?:${gay})`,
      "straight(?= ?(?:[.,;!?)]|and|or|preferred|$))(?! (?:away|up|line|forward))|your (?:sexuality|orientation|pronouns)|same-sex partner",
    ],
  },
  {
    ground: "political_opinion",
    instead: null,
    always: [
      "lean(?:s|ing)? (?:to the )?(?:left|right)|(?:brexit|leave|remain|trump|farage|corbyn|boris|starmer|obama|biden|maga) (?:voters?|fans?|supporters?|types?|backers?)|(?:vegans?|activists?|protesters?|campaigners?|eco-warriors?) (?:need|stay|will|won't|not)|(?:woke|lefty|leftie|right-wing|left-wing|far-right|far-left|eco|snowflake) ?(?:nonsense|brigade|types?|rubbish|agenda|warriors?|nuts?|politics|mob|views?|leanings?|people|crowd|attitudes?)|snowflakes?|lefties|wokery|the woke|(?:anti|not) woke|(?:social justice|keyboard) warriors?|climate (?:activists?|deniers?|protesters?)|flat earthers",
      `(?:no|not|anti-?) (?:\\p{L}+ )?(?:${party}|leavers|remainers|brexiteers|trump supporters|socialists?|communists?|marxists?|feminists?|activists?|trade unionists?|shop stewards?|union (?:members?|types?|men|reps?|agitators?|troublemakers?))|(?:${party}) (?:voters?|supporters?|members?|sympathi[sz]ers?|party members?|activists?|leanings)|(?:vote|voted|votes|voting) (?:for )?(?:${party}|leave|remain|brexit|left|right|trump)|brexiteers?|remainers|remoaners|trump supporters?|trumpers?`,
      "(?:union|trade union) (?:members?|membership|types?|agitators?|troublemakers?|activists?|activity|background|sympathi\\p{L}+)|(?:join|joined|joining|belong to|belonging to|member of|members of|part of|in) (?:a |any |the )?(?:trade )?unions?(?= ?(?:[.,;!?]|need|will|are|or|$|please))|unionised (?:staff|workers)|non-union(?: member)?s?|trade unionists?|shop stewards?",
      "political(?:ly)? (?:views?|opinions?|leanings?|affiliations?|allegiances?|beliefs|persuasion|active|conservative|left|right|neutral|stance|activists?|party)|(?:conservative|liberal|progressive|socialist|left-leaning|right-leaning|patriotic|republican) (?:values|views|leanings?|politics|beliefs|opinions|persuasion)|(?:share|support|back|agree with) (?:our|the party's|the owner's|the boss's) (?:politics|political|views|manifesto)|party (?:member(?:ship)?s?|card|loyalist)",
    ],
    asked: [
      `(?:${party.replace("labour(?: party)?|conservatives?(?: party)?", "labour party|conservative party")}|${partyYouth})`,
      "socialists?|communists?|marxists?|feminists?|nationalists?|vegan activists?|(?:your|our) politics|how you vote(?:d)?|who you vote(?:d)? for|climate activism|protests?(?= ?(?:[.,;!?]|$))",
    ],
  },
  {
    ground: "appearance",
    instead: "You welcome people with care and know what suits the occasion",
    always: [
      "turn(?:s|ing)? heads|(?:add|attach|include|send) (?:us )?(?:a|your) (?:recent )?picture(?! of (?:your work|the))|spotty|acne|bad skin|clear (?:skin|complexion)|good complexion|crooked teeth|nice teeth|nice legs|double chins?|beer bell(?:y|ies)|shapely|busty|easy on the eyes?|(?:drop[- ]dead )?gorgeous|pretty (?:face|girls?|faces|young)|(?:good|nice|attractive|handsome|pretty|beautiful|stunning|photogenic|striking|model) (?:looks|looking|face|figure|smile and figure|body|appearance|physique|people|person|girls?|staff|candidates?|ladies|women|men|exterior)|photogenic|eye candy|look(?:s|ing)? (?:good|great|the part|stunning|hot|fit) (?:in|on) (?:a |our |the )?(?:uniform|bikini|skirt|dress|camera|heels|shorts|front of)|fat (?:people|staff|shaming)|overweight(?: people)?|obese|bmi|(?:slim|slender|petite|athletic|trim|toned|skinny|curvy|large|slight|healthy weight|normal weight) (?:figure|build|frame|physique|body|person|people|waist|lads?|girls?|ladies)|plus[- ]size|size (?:6|8|10|12|14|zero)(?: (?:to|or|-) (?:\\d+|smaller))?(?! (?:shoe|boot|team|font))|dress size|clothes size|not (?:be )?(?:fat|ugly|overweight|short|bald)",
      "(?:at least|minimum|over|under|taller than|shorter than|no shorter than|no taller than|above|below|min\\.?|must be) (?:of |height |height of )?(?:\\d ?(?:ft|foot|feet|')(?: ?\\d{1,2}(?: ?(?:in|inches|\"|''))?)?|1[.,]\\d\\d ?m|1\\d\\d ?cm)(?: tall| in height)?|(?:minimum|maximum|your) (?:height|weight)(?! (?:limit|capacity|of the (?:load|vehicle)))|height (?:requirement|restriction|and weight|between|of at least)|weight and height|(?:state|include|tell us|mention) (?:\\p{L}+ ){0,2}(?:height|weight|build|measurements|vital statistics|hair colou?r)",
      "(?:recent |full-length |head(?:-and-shoulders)? |passport |passport-style |colou?r |smiling |flattering |clear |professional |current |your )*(?:photos?|photographs?|head ?shots?|selfies?|pictures?|snaps?|pics?|portrait)(?: (?:of yourself|of you|with your|alongside your|attached|required|essential|please|is a must|is required|and cv))|(?:attach|include|enclose|send|submit|email|upload|add|provide|cv (?:and|with|plus)|letter (?:and|with|plus)|with|together with) (?:us )?(?:an? |your |some |two )?(?:(?:recent|full-length|full length|passport(?:-style|-sized)?|colou?r|smiling|flattering|clear|professional|current|face|nice) )*(?:photos?|photographs?|head ?shots?|selfies?|snaps?|pics?)(?! (?:id|evidence|of (?:your work|the|damage|work)|editing|shoots?|library|stories|storage|equipment|studio|team|skills))|full-length photo(?:graph)?",
      "(?:no|without|not have) (?:visible |facial |obvious |face |neck |hand )*(?:tattoos?|tattooed|piercings?|beards?|facial hair|moustaches?|dreadlocks|dreads|cornrows|afros?|coloured hair|dyed hair|glasses|body art)|(?:tattoos?|piercings?|beards?|dreadlocks) (?:are not|aren't|not|must be covered|unacceptable|need not|are a no)|clean-?shaven|(?:blondes?|brunettes?|redheads?|gingers?)(?= (?:only|preferred|wanted|need|girls?|hair|please)|[.,;!?]|$)",
    ],
    asked: [
      "(?:your )?(?:looks|physique|figure|body shape|build|hair colou?r|weight|waistline)(?! (?:like|for|after|at|forward|to|out|up|limit|and scale|relationships|trust|software|a |our|the |strong|teams?|great|on|in|it|and maintain|good|better|new))(?<!work looks|what looks|it looks)",
      "attractive (?:man|woman|lady|person|individual|young)|handsome|good looker|ugly|unattractive|beautiful (?:woman|girl|people)",
    ],
  },
];

export const frames: Frames = {
  asks: [
    "you(?:'re| are| have|'ve| must| should| need| don't| do not| can't| cannot| will be| will have|'ll be|'ll have|'d be| live| wear| take| attend| go| come| grew| were| belong| vote| share| identify| suffer| can| may| want| feel| believe| hold)|are you|do you|have you|if you",
    "wanted|sought|required|needed|preferred|preferable|essential|desirable|a must|a plus|an advantage|an asset|needs?|seeks?|seeking|looking|look for|search(?:ing)? for|we(?:'re| are) after|want|would like|we'd like|like to hire|like to find|prefer|preferably|ideally|rather|only|strictly|no|not|never|without|nor|don't|won't|can't|cannot|isn't|aren't|hire|hiring|take on|taking on|recruit(?:ing)?|employ",
    "applicants?|candidates?|appl(?:y|ies|ication|ications|ying)|someone|somebody|anyone|anybody|person|individual|those who|people who|the right one|new (?:colleague|team member|recruit|starter)|would suit|suits?|suited|suitable|ideal|perfect for|right for|not for you|open to|priority|preference|favou?r|welcome|must|should|need not|has to|have to|be considered|considered|top of the pile|the job is for|successful",
    "tell us|state|mention|disclose|declare|confirm|provide|attach|include|send|ask (?:about|that|you|for)|asked|question(?:s|naire)?|let us know|indicate|in your (?:cv|letter|application)|interview",
    "work (?:harder|hardest|best|better)|harder|hardest|better|best|lazy|unreliable|in our experience|tend to|struggle",
  ],
  ofWork: [
    "(?:team|crew|staff|office) (?:is|are|of)|we(?:'re| are) all|made up of|consists? of|vaccinat\\p{L}*|protected against|immuni\\p{L}+|test(?:s|ing)|customers?|clients?|clientele|patients?|pupils?|residents?|students?|guests?|visitors?|service users?|audiences?|communit(?:y|ies)|learners?|members of the public|the public|readers?|markets?|consumers?|citizens advice|families(?! (?:need|preferred))|tenants?|claimants?|beneficiaries|victims|survivors|inmates|offenders|children and|young people|vulnerable|people with|adults with|children with|those with|cohort",
    "support(?:s|ing)?|look(?:ing)? after|car(?:e|ing) for|teach(?:es|ing)?|help(?:s|ing)?|advis(?:e|es|ing|er|or)|treat(?:s|ing|ment)?|assist(?:s|ing)?|work(?:ing)? with|dealing with|serv(?:e|es|ing)|sell(?:s|ing)?|design(?:s|ing)?|develop(?:s|ing|ment)?|manage(?:s|ment)?|research(?:er|ing)?|campaigns?|experience (?:of|in|with|supporting|working)|knowledge of|understanding of|passion(?:ate)? (?:for|about)|counsell\\p{L}+|coach(?:es|ing)?|briefing|negotiat\\p{L}+|liais\\p{L}+|deliver(?:s|ing)?|ward|clinic|units?|project|programmes?|policy|clothing|menswear|womenswear|fashion|products?|course|training|law|legal|act|services|department|charity|helpline|hospice|shelter|dispens\\p{L}*|administer\\p{L}*|prescrib\\p{L}*|cover for|maternity cover|leave cover",
    "(?:may|can|are free to|free to|welcome to) wear|employees (?:can|may|get)|(?<!maternity )leave(?! us)|paid|pay|allowance|benefits?|insurance|scheme|discount|pension|enhanced|we offer|you(?:'ll| will) (?:get|receive|enjoy)|vouchers?|entitlement|flexible|family-friendly|welcome applications|encourage\\p{L}*|welcome (?:from|everyone|all|people)|everyone|all backgrounds|every (?:background|age|walk|one)|inclusive|inclusion|diverse|diversity|adjustments?|accessible|accommodate|particularly welcome|under-?represented|equal|sponsor|visa|right to work|driving licen[cs]e|by law|legally|dvsa|licen[cs]ing",
  ],
};
