import { mergedRecords, oneOf } from "#contract/choices.ts";

/** What the address of the duplicates tells: of which records, and whether those that somebody said aren't the same. */
interface DuplicatesSearch {
  record?: Exclude<(typeof mergedRecords)[number], "candidate"> | undefined;
  apart?: true | undefined;
}

export const readDuplicatesSearch = ({ record, apart }: Record<string, unknown>): DuplicatesSearch => {
  const of = oneOf(mergedRecords, record);
  return { record: of === "candidate" ? undefined : of, apart: apart === true || apart === "true" ? true : undefined };
};
