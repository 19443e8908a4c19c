import { fold } from "#engine/skills/tokens.ts";

const set = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ""));

/** Words that stand between given name and family name, or open one; alone they name nobody. */
export const infixes = set(
  "van von vom zu zum zur de den der des het t ter ten te tot du da das dos di del della delle la le les lo el al bin ibn ben bint af av vd vdb op in aan uit y e i dela st sint saint mac mc o d l",
);

/** Everyday words of English and Dutch that are also names of people or firms. */
const everyday = set(`
  an ad al art as bas ben bob bill bo dean dan don drew ed eve faith fay frank gene grace grant guy hope ian ivy jack jan jo joy june kit lee leo lily
  mark marc may mei mike miles ned nick nina norm olive pat paul penny pip ray red rob robin rod rose ruby rusty sam sandy sky sue summer autumn
  storm terry tim tom tony tray victor viola violet will win april august juni juli maart mart max dawn daisy crystal amber angel chance chase
  charity carol cherry christian clay cliff dale earl ernest ginger hazel heather herb holly iris jade jasmine jean jewel josh laurel lance laura mason
  melody merry mercedes misty myrtle pearl piper poppy prince princess reed rich rita roman rowan royal sage scout sharp star stella sterling sunny
  angst appel arts bakker baker bank beer bel berg best bijl bil black blauw bloem blok boer bol bond boom boon boot bos bosch bot brand breed bridge
  brink broek brood brown brug bruin bron bull burger bush butler buurman butter carpenter carter chef church clark clean cole cook cooper cross cruise
  daal dam day dekker dijk doctor dom dorp draak drop drum duim duin dyer east eik engel english english even faber farmer field fish fisher ford forest
  fox free french gates geel gold good goud graaf graf gray green grey groen groot hall ham hand hart haas hart hawk heer held hill hoek hof holland
  home hond hoop horn house hout huis huisman hunt hunter jager jong judge kamp keizer kelder kerk keuken king klein kind klaver klok knight koch koe
  kok koning koper kort kraan kramer kroon kruis kuiper laan land lane lang law lee leeuw licht lion little lock long love ma major man marsh marshall
  marsman martin maas meer meester meijer mensen miller mol molen moon moore more mulder muller munt naber nacht neef new newman nice nieuw night noble
  noord north oak office olie oost oud oude page paard parker park parks peek peer pen perry pijl piper plant ploeg poel pool poort pope port post
  pot potter power praat prick price prins proper punt ram rand real reader rice ridder ring rivers roest roos rood rook ross round rust sale salt sand
  schaap schilder schipper schoen scholten school schrijver schutter silver singer slager slim slot smal small smit smith snel snow speelman spring staal
  stad stam steen stein sterk ster stern stok stone stoop street strong swan swift taal tailor tak taylor tempel thorn timmerman tol tower town trap tree
  tuin turner valk veen veer veld vet vis visser vlag vlam vogel voorn vos vries wagenaar wagner walker wall ward water waters weaver weber weg west
  wheeler white wild wilder winter winters wit wolf wolff wood woods worth wright young zand zee zeeman zilver zomer zon zuid zwaan zwart
  action active adapt align alliance alpha amazon apple apps arrow art atlas axis basic beta blend block bloom blue boost bright brightest build button
  central century choice circle city click clear close cloud coach code coin college compass connect core corner craft create creative crown cube data
  deal delta design digital direct discovery dream drive eagle earth east echo edge effect element energy essent etos europe event every exact excellent
  express factor fair fast first five flex flow focus force form forward foundation four fresh front fuel full fun fusion future gap gate general glass
  global go grand gravity great ground group grow growth guide happy harbor harvest health heart help hema high holiday horizon hub human icon idea
  impact index infinity insight inspire instant inter jumbo jump just key kind lab leaf lean learn legend level life light link live local logic loop
  magic main map mark market master matrix media menu mind mission mobile mobility momentum motion move multi nation national nature network next nova
  now number ocean one online open orange order origin original outlook pace pack partner partners path people perfect phase phoenix pilot pioneer pixel
  planet plus point power present prime process product progress project pulse pure quality quest quick radius rain rapid reach ready recruit reflect
  relay result rise river rituals rock rocket root route safe scale school science scope season second sense seven shape share shell shift signal simple
  smart social solid solution solutions sound source space spark spectrum speed sphere spirit sport spot spring stage standard station stay step story
  stream studio style summit sun super support sure surf switch system table target team tech technology the third tide time today together top total
  touch trade traffic train trend tribe trust turn two union unit unity universal up value vector velocity venture vertex vibe view vision vital voice
  wave way web well whale wide wind wing wise wonder work works world yellow yes zero zone
  aanbod actie advies basis beheer beter betere bouw buurt dag deel dienst doel eerste eigen energie feest goed goede groei grote hallo helder hoog
  ideaal inzicht jouw kans kern kracht kwaliteit leven links lokaal markt mens merk morgen nieuwe onze open opmaat over plan plein plek ruimte samen
  schoon sociaal spoor start sterke stroom toekomst top veilig verder vitaal volta vooruit waarde welzijn werk wijk zaak zeker zorg
`);

export const isEverydayWord = (word: string): boolean => everyday.has(fold(word));

/** Months, whole and short, in both languages: beside a number they are no name. */
export const months = set(
  "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december mrt mei okt januari februari maart juni juli augustus oktober",
);

/**
 * What follows an everyday word at the start of a sentence when it is the word and not a name: "Will you", "Best of", "Bakker met
 * tien jaar". Anything else after a capital there is taken for a name: to hide a word too many is better than a name too few.
 */
export const followers = set(
  `you we they i it he she the a an be this that these those there not your our their of to in on with for from at by as into about
  je jij jullie wij we ze zij het een dit dat deze die er niet van voor met op uit naar te aan onder over tot tussen zonder`,
);
