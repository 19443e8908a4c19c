/** English words for how well a language is spoken, in the order in which they are tried. One table for the whole product's CVs. */
export const levelWords = {
  native:
    "(?<!near(?:ly)?[- ])native(?![- ](?:level|like))|mother(?:[- ]?tongue| language)|first language|bilingual|mother tongues|native languages?|muttersprach\\p{L}*|langue maternelle",
  C2: "excellent|mastery|near(?:ly)?[- ]native|native[- ](?:level|like)",
  C1: "fluent(?:ly)?|very good|full professional|volledige professionele|proficient|verhandlungssicher|flie(?:ß|ss)end|sehr gut|expert",
  B2: "upper[- ]intermediate|(?<!limited )working proficiency|professional|advanced|gute?(?!\\p{L})|good|strong|well(?=\\s*(?:$|[,.;)]))",
  B1: "limited working|working knowledge|intermediate|conversational|communicative|fair|reasonabl[ey]|moderate|medium|decent|okay|ok(?=\\s*(?:$|[,.;)]))",
  A2: "grundkenntnisse|schulkenntnisse|basic|elementary|some|school level|school(?=\\s*(?:$|[,.;)(]))|limited|rusty",
  A1: "beginner|a little|a bit|few words|learning|started|holiday|notions",
};
