import { readXml } from "./xml.ts";

export interface RunStyle {
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  font?: string | undefined;
  colour?: number | undefined;
  vanish?: boolean | undefined;
  white?: boolean | undefined;
  shaded?: boolean | undefined;
  /** Points. */
  size?: number | undefined;
}
export interface NamedStyle extends RunStyle {
  heading: boolean;
  base?: string | undefined;
}

export const local = (name: string) => name.slice(name.indexOf(":") + 1);
export const value = (attributes: Record<string, string>) => attributes["w:val"] ?? attributes.val ?? "";
const isOn = (attributes: Record<string, string>) => !/^(0|false|off|none)$/.test(value(attributes));

export function readProperty(style: RunStyle, name: string, attributes: Record<string, string>): void {
  if (name === "b") style.bold = isOn(attributes);
  else if (name === "i") style.italic = isOn(attributes);
  else if (name === "rFonts") style.font = attributes["w:ascii"] ?? attributes["w:asciiTheme"] ?? style.font;
  else if (name === "vanish" || name === "webHidden" || name === "specVanish") style.vanish = isOn(attributes);
  else if (name === "color") {
    style.white = isLight(value(attributes)) || /^background1$/i.test(attributes["w:themeColor"] ?? "");
    style.colour = Number.parseInt(value(attributes), 16) || 0;
  } else if (name === "sz") style.size = Number.parseInt(value(attributes), 10) / 2 || undefined;
  else if (name === "shd" || name === "highlight") {
    const fill = attributes["w:fill"] ?? value(attributes);
    style.shaded = Boolean(attributes["w:themeFill"]) || !(fill === "" || /^(auto|clear|none|white|nil)$/i.test(fill) || isLight(fill));
  }
}

/** Near white: every channel 0xE6 or more. */
function isLight(colour: string): boolean {
  if (!/^[0-9a-f]{6}$/i.test(colour)) return false;
  return [0, 2, 4].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= 0xe6);
}

export function readStyles(xml: string): Map<string, NamedStyle> {
  const styles = new Map<string, NamedStyle>();
  let current: NamedStyle | null = null;
  readXml(xml, {
    open: (tag, attributes) => {
      const name = local(tag);
      if (name === "style") {
        current = { heading: /^(heading|kop|title|titel|überschrift|titre)/i.test(attributes["w:styleId"] ?? "") };
        styles.set(attributes["w:styleId"] ?? "", current);
      } else if (current) {
        if (name === "basedOn") current.base = value(attributes);
        else if (name === "name" && /^heading [1-4]/i.test(value(attributes))) current.heading = true;
        else if (name === "outlineLvl") current.heading = true;
        else readProperty(current, name, attributes);
      }
    },
    close: (tag) => {
      if (local(tag) === "style") current = null;
    },
    text: () => {},
  });
  return styles;
}

export const definedOnly = (style: RunStyle): RunStyle =>
  Object.fromEntries(Object.entries(style).filter(([, setting]) => setting !== undefined));
