/** The same keys with any text: what a translation has to fill. */
export type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
