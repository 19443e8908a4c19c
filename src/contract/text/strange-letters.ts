/** What stands where no letter of a language does: a text that was read in other letters than it was written in. */
const strange: readonly RegExp[] = [
  // What is no letter of the encoding at all.
  /[\u0080-\u009f\ufffd]/gu,
  // UTF-8 that was taken for letters of Windows: Ã«, â€™, Â°.
  /[ÃÅÄ][\u00a0-\u00bf€‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›]|â€.?|Â[\u00a0-\u00bf]/gu,
  // Signs right behind a letter that never stand there: Zo‘, Mˆhring, Ren¸.
  /\p{L}(?:[‘“](?![A-Z]|[nst]\b)|[‚„ˆ˜†‡‰¸¨¯¬◊∂∑∏π∫Ω√ƒ≈∆⁄˙˚˝˛ˇ¦¤¼½¾¿¡]|[•™š›ž](?=\p{Ll}))/gu,
  // A large letter with a mark in the midst of small ones: MŸller, FranÁais.
  /\p{Ll}(?![A-Z])\p{Lu}|\p{L}(?![A-Z])\p{Lu}\p{Ll}/gu,
];

/** How many places of a text look as if it was read in other letters than it was written in. */
export const strangeness = (text: string): number => strange.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
