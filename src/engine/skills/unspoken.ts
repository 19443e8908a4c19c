/**
 * Languages that the product has no reader for. A vacancy in one of them can't be understood requirement by requirement; what its
 * documents share can still be found, once the words that only join sentences are known.
 */

/** The commonest joints of sentences; those shared with Dutch or English words of content are left out. */
const joints = {
  de: `der die das den dem des und oder in im zu zum zur mit für von bei auf als auch an am aus ein eine einen einem einer eines sie wir uns unser unsere unserem unseren
    ihr ihre ihren ihrem ihrer ist sind wird werden sich nicht über nach durch sowie sehr oder du dein deine deinen dich dir euch ab bis wenn dass haben hat kann können`,
  fr: `le la les un une des du de et ou en au aux à dans pour par sur avec sans vous nous votre vos notre nos est sont être avoir qui que ce cette ces son sa ses leur leurs
    il elle se ne pas plus ainsi comme afin chez entre vers sous dont tout tous toutes`,
  es: `el la los las un una unos unas de del y o en al a para por con sin su sus se es son ser que como más nuestro nuestra nuestros nuestras tu tus te lo le les este esta
    estos estas entre sobre desde hasta también muy tiene tienes buscamos`,
  it: `il lo la i gli le un una uno di del dello della dei degli delle e o in nel nella nei nelle a al allo alla ai agli alle da dal dalla per con su sul sulla che non è sono
    come più si tuo tua nostro nostra nostri nostre questo questa anche tra fra`,
  pt: `o a os as um uma uns umas de do da dos das e ou em no na nos nas ao à aos para por pelo pela com sem se é são ser que como mais nosso nossa nossos nossas seu sua seus
    suas este esta entre sobre também muito`,
  pl: `i w we z ze na do od o u po za przez dla oraz lub się jest są być nie to jak że który która które przy pod nad między nasz nasza nasze naszym twój twoje jego jej ich
    także tym tego`,
  ro: `și si în la de din pe cu pentru prin sau un o al ale ai este sunt nu se care ca mai noastre nostru noastră tău ta către după între fără unui unei`,
  tr: `ve veya ile için bir bu da de olarak olan en çok daha gibi kadar sonra önce göre ya ki mi biz bizim sizin her`,
} as const;
const spoken = {
  nl: `de het een en van voor met bij naar zijn wij we je jij jouw u uw onze ons ook niet dat die dit als aan op te om is in of over tot uit door kan wordt worden hebt heeft`,
  en: `the a an and of for to in on at by with from as is are be you your we our us they will would can or not that this it its have has who what`,
} as const;

type Unspoken = keyof typeof joints;
const setsOf = (of: Record<string, string>) => Object.entries(of).map(([name, words]) => [name, new Set(words.split(/\s+/))] as const);
const unspokenSets = setsOf(joints);
const spokenSets = setsOf(spoken);

/** Shorter texts are names and lists; what is read of a longer one says enough. */
const LEAST_WORDS = 12;
const READ = 4000;
/** So many of the words must be joints before a language is named, and so many more than of Dutch or English. */
const LEAST_SHARE = 0.12;
const AHEAD = 1.3;

/** The language of a text where it is one that the product has no reader for, as far as its joints tell; null otherwise. */
export function unspokenIn(text: string): Unspoken | null {
  const words =
    text
      .slice(0, READ)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return null;
  const countIn = (set: ReadonlySet<string>) => words.reduce((sum, word) => sum + Number(set.has(word)), 0);
  const known = Math.max(...spokenSets.map(([, set]) => countIn(set)));
  const [best, count] = unspokenSets
    .map(([name, set]) => [name, countIn(set)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  return count >= LEAST_SHARE * words.length && count >= AHEAD * known ? (best as Unspoken) : null;
}

/** Does this word only join others in that language? */
export const isJoint = (language: Unspoken, word: string): boolean => jointsOf.get(language)?.has(word) ?? false;
const jointsOf = new Map(unspokenSets);
