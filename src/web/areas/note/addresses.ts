/** The part of an address that names a note of the page. */
export const noteHash = (id: string): string => `note-${id}`;
