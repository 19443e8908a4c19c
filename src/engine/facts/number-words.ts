/** Numbers in words as CVs write them, English and Dutch. */
export const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  "twenty-five": 25,
  thirty: 30,
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  elf: 11,
  twaalf: 12,
  dertien: 13,
  veertien: 14,
  vijftien: 15,
  twintig: 20,
  vijfentwintig: 25,
  dertig: 30,
};

/** Inside a pattern: a number of one or two digits, or in words. */
export const smallNumber = `\\d{1,2}|${Object.keys(numberWords).join("|")}`;

/** The value of what `smallNumber` found. */
export const numberOf = (written: string): number => numberWords[written.toLowerCase()] ?? Number(written);
