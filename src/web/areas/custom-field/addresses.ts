import { customRecords, oneOf } from "#contract/choices.ts";
import type { CustomRecord } from "#contract/custom-field.ts";

/** What the address holds: whose fields, a candidate's without one. */
export const readFieldsSearch = ({ of }: Record<string, unknown>): { of?: CustomRecord | undefined } => ({ of: oneOf(customRecords, of) });
