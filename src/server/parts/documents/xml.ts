/** Tags and text of an XML document, in order. Attribute names keep their prefix. */
export interface XmlReader {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(value: string): void;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plain(value: string): string {
  if (!value.includes("&")) return value;
  // Entities that a document declares itself are never expanded: they are left out.
  return value.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,32});/gi, (_, name: string) => {
    if (name[0] !== "#") return NAMED[name] ?? "";
    const code = name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** One pass, no recursion, no document type, no outside entities: the time grows with the length only. False: not well formed. */
export function readXml(source: string, reader: XmlReader): boolean {
  let at = 0;
  while (at < source.length) {
    const tag = source.indexOf("<", at);
    if (tag === -1) break;
    if (tag > at) reader.text(plain(source.slice(at, tag)));
    if (source.startsWith("<!--", tag)) {
      const end = source.indexOf("-->", tag + 4);
      if (end === -1) return false;
      at = end + 3;
    } else if (source.startsWith("<![CDATA[", tag)) {
      const end = source.indexOf("]]>", tag + 9);
      if (end === -1) return false;
      reader.text(source.slice(tag + 9, end));
      at = end + 3;
    } else if (source[tag + 1] === "!") {
      const bracket = source.indexOf("[", tag);
      const plainEnd = source.indexOf(">", tag);
      const subset = bracket !== -1 && bracket < plainEnd ? source.indexOf("]", bracket) : -1;
      const end = subset === -1 ? plainEnd : source.indexOf(">", subset);
      if (end === -1) return false;
      at = end + 1;
    } else {
      const end = source.indexOf(">", tag);
      if (end === -1) return false;
      const inside = source.slice(tag + 1, end);
      at = end + 1;
      if (inside[0] === "?") continue;
      if (inside[0] === "/") {
        reader.close(inside.slice(1).trim());
        continue;
      }
      const empty = inside.endsWith("/");
      const name = /^[^\s/]+/.exec(inside)?.[0] ?? "";
      const attributes: Record<string, string> = {};
      for (const match of inside.slice(name.length).matchAll(/([^\s=/]{1,80})\s?=\s?(?:"([^"]*)"|'([^']*)')/g)) {
        attributes[match[1] ?? ""] = plain(match[2] ?? match[3] ?? "");
      }
      reader.open(name, attributes);
      if (empty) reader.close(name);
    }
  }
  return true;
}
