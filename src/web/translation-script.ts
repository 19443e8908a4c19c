/** How long the page has for itself before a script of somebody else's comes in. */
export const TRANSLATION_DELAY_MS = 500;

/**
 * Loads the translation script that the server names in the page's head; mostly it names none. Nothing waits for it, and a
 * failure is only logged.
 */
export function startTranslationScript(page: Document = document): void {
  const address = page.querySelector<HTMLMetaElement>('meta[name="translate-script"]')?.content;
  if (!address) return;
  setTimeout(() => {
    try {
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
