import { SaxesParser } from "saxes";

/** Tags and text of an XML document, in order. Attribute names keep their prefix. */
interface XmlReader {
  open(name: string, attributes: Record<string, string>): void;
  close(name: string): void;
  text(value: string): void;
}

/** As much in one document as a careless program writes wrong; a document with more isn't read on. */
const MOST_WRONG = 100;
class TooMuchWrong extends Error {}

/**
 * One pass, no recursion, no outside entities: the time grows with the length only. False: not well formed, and read as far as
 * that made sense. Entities that a document declares itself are never expanded: they are left out.
 */
export function readXml(source: string, reader: XmlReader): boolean {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (known, name: string) => known[name] ?? "" });
  let wrong = 0;
  parser.on("opentag", ({ name, attributes }) => reader.open(name, attributes));
  parser.on("closetag", ({ name }) => reader.close(name));
  parser.on("text", (value) => reader.text(value));
  parser.on("cdata", (value) => reader.text(value));
  parser.on("error", () => {
    wrong += 1;
    if (wrong > MOST_WRONG) throw new TooMuchWrong();
  });
  try {
    parser.write(source).close();
  } catch (failure) {
    if (!(failure instanceof TooMuchWrong)) throw failure;
  }
  return wrong === 0;
}
