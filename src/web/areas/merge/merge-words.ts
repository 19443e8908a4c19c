import { linkOptions } from "@tanstack/react-router";
import type { mergedRecords } from "#contract/choices.ts";
import type { CustomField } from "#contract/custom-field.ts";
import type { DuplicateReason, NamedRecord } from "#contract/merge/merge.ts";
import { customNameHere } from "#web/kit/custom/custom-fields.ts";
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

/** A field that a merge decides on, by its path; `own` are the workspace's. */
export function fieldLabel(t: Words, path: string, own: readonly CustomField[] | undefined): string {
  if (!path.startsWith("custom.")) return t(`merge.field.${path.replaceAll(".", "_") as "city"}`); // a field with a word each
  const field = own?.find(({ id }) => path === `custom.${id}`);
  return field ? customNameHere(field) : t("merge.own_field");
}

/** "2 files, 1 note" */
export const countedWords = (t: Words, counts: readonly { what: string; n: number }[]): string[] =>
  counts.map(({ what, n }) => t(`merge.moving.${what as "files"}`, { count: n }));
