/** The pictures of the product on the public pages: `npm run pictures` takes them anew, in each language and theme. */
export const pictureSizes = {
  /** Of a desk's screen, and of a phone's; in CSS pixels, with `scale` as many in the file. */
  desk: { width: 1440, height: 860, scale: 1.25 },
  phone: { width: 390, height: 700, scale: 2 },
} as const;

export const pictureList = {
  candidate: ["desk", "phone"],
  matches: ["desk", "phone"],
  chat: ["desk", "phone"],
  proposal: ["desk", "phone"],
  client: ["phone"],
  dashboard: ["desk", "phone"],
} as const satisfies Record<string, readonly (keyof typeof pictureSizes)[]>;

export type PictureName = keyof typeof pictureList;
