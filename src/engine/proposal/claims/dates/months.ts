const monthNames = [
  /^(?:january|januari|jan)$/,
  /^(?:february|februari|feb|febr)$/,
  /^(?:march|maart|mrt|mar)$/,
  /^(?:april|apr)$/,
  /^(?:may|mei)$/,
  /^(?:june|juni|jun)$/,
  /^(?:july|juli|jul)$/,
  /^(?:august|augustus|aug)$/,
  /^(?:september|sept|sep)$/,
  /^(?:october|oktober|oct|okt)$/,
  /^(?:november|nov)$/,
  /^(?:december|dec)$/,
];
/** 1 to 12; 0 for a word that names no month. */
export const monthNumber = (name: string) => monthNames.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;
export const dayDate =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)?(?: of)? (january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober|mrt|okt|jan|feb|sept|nov|dec)\.?(?: (\d{4}))?(?!\p{L})/giu;
