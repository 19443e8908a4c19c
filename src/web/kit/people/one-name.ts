import type { Words } from "#web/words/words.ts";

/** What a form asks of the first of two names: one of them is enough. */
export const oneName =
  (t: Words) =>
  (first: string, { last_name }: { last_name: string }): string | null =>
    first.trim() || last_name.trim() ? null : t("auth.name_needed");
