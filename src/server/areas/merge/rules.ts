export { isOfMerge } from "./place/kept.ts";
