import { linkOptions } from "@tanstack/react-router";
import type { mergedRecords } from "#contract/choices.ts";
import type { DuplicateReason, NamedRecord } from "#contract/merge/merge.ts";
import type { Words } from "#web/words/words.ts";

export type MergedRecord = (typeof mergedRecords)[number];

/** What speaks for it, in words with the value that both have. */
export const reasonWords = (t: Words, { kind, value }: DuplicateReason): string => t(`merge.why.${kind}`, { value });

/** Where a record is shown. */
export function recordLink(record: MergedRecord, id: string) {
  if (record === "candidate") return linkOptions({ to: "/dashboard/candidates/$id", params: { id } });
  if (record === "job") return linkOptions({ to: "/dashboard/jobs/$id", params: { id } });
  return linkOptions({ to: "/dashboard/clients/$id", params: { id } });
}

export const nameOf = (t: Words, { name }: Pick<NamedRecord, "name">): string => name || t("common.unnamed");
