/** How many words of a text hold a mark (U+FFFD) where their document has a letter and doesn't say which. */
export const illegibleWords = (text: string | null): number => text?.match(/\S*\ufffd\S*/gu)?.length ?? 0;
