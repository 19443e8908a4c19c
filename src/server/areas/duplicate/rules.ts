export { phoneKey, plain } from "./key/rules.ts";
