/** Small numbers in words, English and Dutch. */
export const numberWords: Record<string, number> = {
  één: 1,
  one: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  tien: 10,
  ten: 10,
};
