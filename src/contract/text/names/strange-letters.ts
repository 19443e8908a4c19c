/** Before these a large letter may stand in the midst of a name: McÉwan, DeÁngelis. */
const compound = String.raw`(?<!\b(?:Ma?c|De|Del|Di|Da|Le|La|Fitz))`;
/** A large letter with a mark. */
const marked = String.raw`(?=[\u00c0-\u017f])\p{Lu}`;

/** What stands where no letter of a language does: a text that was read in other letters than it was written in. */
const strange: readonly RegExp[] = [
  // What is no letter of the encoding at all.
  /[\u0080-\u009f\ufffd]/gu,
  // UTF-8 that was taken for letters of Windows: Ã«, â€™, Â°.
  /[ÃÅÄ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|â€.?|Â[\u00a0-\u00bf]/gu,
  // Signs right behind a letter that never stand there: Zo‘, Mˆhring, Ren¸.
  /\p{Script=Latin}(?:‘(?![A-Z]|[nst]\b)|[‚„ˆ˜†‡‰¸¨¯¬◊∂∑∏π∫Ω√ƒ≈∆⁄˙˚˝˛ˇ¦¤¼½¾¿¡]|[“•™›](?=\p{Ll}))/gu,
  // Those of central Europe that were taken for western ones: £ukasz, Ma³gorzata, Micha³.
  /[£¯¹³](?=\p{Ll})|\p{Script=Latin}{3}³/gu,
  // Bjšrn, Kšhler: the letter of others, where no vowel stands beside it.
  /[bcdfghjklmnpqstvwxz]š(?=[bcdfghjklmnpqrtvwxz])/giu,
  // A large letter with a mark in the midst of small ones: MŸller, FranÁais.
  new RegExp(`(?<=\\p{Ll})${compound}${marked}|(?<=\\p{L})${compound}${marked}(?=\\p{Ll})`, "gu"),
];

/** How many places of a text look as if it was read in other letters than it was written in. */
export const strangeness = (text: string): number => strange.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
