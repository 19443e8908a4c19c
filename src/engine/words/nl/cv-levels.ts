/** Dutch words for how well a language is spoken, in the order in which they are tried. One table for the whole product's CVs. */
export const levelWords = {
  native:
    "moeders? ?taal(?!niveau)|moedertalen|moerstaal|memmetaal|thuistaal|eerste taal|tweetalig|moeder(?=\\s*(?:$|[,;)]))|van huis uit|m\\.?t\\.?(?=\\s*(?:$|[,.;)/]))",
  C2: "uitstekend|perfect|moedertaalniveau|foutloos",
  C1: "vloeiend|zeer goed|heel goed|onderhandelingsniveau",
  B2: "goed|gevorderd|zakelijk|ruim voldoende",
  B1: "redelijk|voldoende|gemiddeld|conversatie",
  A2: "basis|matig|beperkt|schoolniveau|beetje|leesniveau|enige|zwak|roestig",
  A1: "paar woorden|mondje|vakantie|beginner|beginnend|aan het leren|noties",
};
