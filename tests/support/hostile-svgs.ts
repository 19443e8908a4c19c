/** An SVG of these elements, with `before` before it. */
export const svg = (inner: string, attributes = 'width="40" height="20"', before = "") =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" ${attributes}>${inner}</svg>`,
  );

/** A billion times. */
export const usesItself = svg(
  `<defs><rect id="a0" width="9" height="9"/>${Array.from({ length: 9 }, (_, at) => `<g id="a${at + 1}">${`<use xlink:href="#a${at}"/>`.repeat(10)}</g>`).join("")}</defs><use xlink:href="#a9"/>`,
);
const nested = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
/** Documents that would take a machine's time and memory, or aren't what they say, each with what it does. */
export const hostileSvgs: [string, Buffer][] = [
  [
    "laughs a billion times",
    svg(
      "<text>&j;</text>",
      'width="9" height="9"',
      `<!DOCTYPE svg [<!ENTITY a "lol">${[..."abcdefghi"].map((name, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${name};`.repeat(10)}">`).join("")}]>`,
    ),
  ],
  ["uses itself a billion times", usesItself],
  ["is as deep as a well", svg(nested("<g>", "</g>"))],
  [
    "blurs without end",
    svg(
      `<filter id="f" x="-9999%" y="-9999%" width="99999%" height="99999%">${'<feGaussianBlur stdDeviation="900"/><feTurbulence baseFrequency="9" numOctaves="900"/>'.repeat(50)}</filter><rect width="40" height="20" filter="url(#f)"/>`,
    ),
  ],
  [
    "has patterns of patterns",
    svg(
      `<defs><pattern id="p0" width=".001" height=".001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern>${Array.from({ length: 8 }, (_, at) => `<pattern id="p${at + 1}" width=".01" height=".01" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="url(#p${at})"/></pattern>`).join("")}</defs><rect width="40" height="20" fill="url(#p8)"/>`,
    ),
  ],
  ["is as wide as the sea", svg("<rect/>", 'width="999999999" height="999999999"')],
  ["is a line", svg("<rect/>", 'width="1000000" height="1"')],
  ["isn't one", Buffer.from("<html><body>hello</body></html>")],
  ["stops halfway", svg('<rect width="9"').subarray(0, 90)],
];
