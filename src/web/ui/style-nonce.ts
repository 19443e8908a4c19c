/** What styles that a script adds to the page have to carry, or the page's policy refuses them; the server puts it on the page's scripts. */
export const styleNonce = (): string => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
