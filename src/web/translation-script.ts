import { languages } from "#contract/text/languages.ts";

/** How long the page has for itself before a script of somebody else's comes in. */
const TRANSLATION_DELAY_MS = 500;

/** What such a script calls once it is there, unless its address names another function as `cb`. */
const CALL_BACK = "googleTranslateElementInit";
/** Where its own widget goes. The header's switcher chooses the language, by cookie, so it isn't shown. */
const PLACE = "google_translate_element";

/** As much of the script's interface as is used: https://translate.google.com/translate_a/element.js */
interface TranslateElement {
  new (options: { pageLanguage: string; includedLanguages: string; autoDisplay: boolean }, place: string): unknown;
}
interface Window {
  google?: { translate?: { TranslateElement?: TranslateElement } };
}

/**
 * Loads the translation script that the server names in the page's head, and starts it when it calls back; mostly none is named.
 * It reads the language from the cookie `googtrans` (words.ts). Nothing waits for it, and a failure is only logged.
 */
export function startTranslationScript(page: Document = document): void {
  const address = page.querySelector<HTMLMetaElement>('meta[name="translate-script"]')?.content;
  if (!address) return;
  setTimeout(() => {
    try {
      const callBack = new URL(address).searchParams.get("cb") ?? CALL_BACK;
      Object.assign(globalThis, { [callBack]: () => translatePage(page) });
      const script = page.createElement("script");
      script.src = address;
      script.async = true;
      script.onerror = () => console.warn("The translation script could not be loaded", address);
      page.head.append(script);
    } catch (failure) {
      console.warn("The translation script could not be started", failure);
    }
  }, TRANSLATION_DELAY_MS);
}

function translatePage(page: Document): void {
  try {
    const Element = (globalThis as Window).google?.translate?.TranslateElement;
    if (!Element) throw new Error("It brought no TranslateElement");
    const place = Object.assign(page.createElement("div"), { id: PLACE, hidden: true });
    page.body.append(place);
    bearMovedNodes();
    page.documentElement.removeAttribute("translate");
    new Element({ pageLanguage: "en", includedLanguages: languages.join(","), autoDisplay: false }, PLACE);
  } catch (failure) {
    console.warn("The translation script could not be started", failure);
  }
}

/**
 * The script puts each text into an element of its own. React still takes it for a child of where it drew it, and would break the
 * screen on taking it away or putting something before it (https://github.com/facebook/react/issues/11538).
 */
function bearMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  /** What stands in the node's place now: the child of `parent` that holds it. */
  const holder = (parent: Node, child: Node): Node | null => {
    let at: Node | null = child;
    while (at && at.parentNode !== parent) at = at.parentNode;
    return at;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const held = holder(this, child);
    if (held) removeChild.call(this, held);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    return insertBefore.call(this, added, before && before.parentNode !== this ? holder(this, before) : before) as T;
  };
}
