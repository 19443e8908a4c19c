/** White text on it can be read from here on (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** WCAG's relative luminance of a color of the form #rrggbb, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of white with a color: 1 to 21. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminance(color) + 0.05);

const inHex = (values: number[]): string => `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** The same hue, 4 % darker at a time until white on it can be read. */
export function darkened(color: string): string {
  let shade = color.toLowerCase();
  for (let part = 0.96; contrastWithWhite(shade) < READABLE; part -= 0.04) shade = inHex(channels(color).map((value) => value * part));
  return shade;
}

/** The same hue, 4 % nearer to white at a time until it can be read on `ground`, a dark color. */
export function lightened(color: string, ground: string): string {
  let shade = color.toLowerCase();
  for (let part = 0.04; (luminance(shade) + 0.05) / (luminance(ground) + 0.05) < READABLE; part += 0.04)
    shade = inHex(channels(color).map((value) => value + (255 - value) * part));
  return shade;
}
