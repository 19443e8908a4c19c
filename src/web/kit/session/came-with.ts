/**
 * What the address held when the app began. A provider's answer is read from here: the router takes a code of figures for a number,
 * and writes it otherwise.
 */
export const cameWith: string = location.search;
