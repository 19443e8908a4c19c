import type { ComboboxItem, OptionsFilter } from "@mantine/core";
import { hasTyped } from "#contract/text/letters.ts";

/** Which of the choices of a field have what is typed; of a group, those within it. */
export const typedChoices: OptionsFilter = ({ options, search, limit }) => {
  let left = limit;
  const those = (items: readonly ComboboxItem[]) => {
    const found = items.filter(({ label }) => hasTyped(label, search)).slice(0, left);
    left -= found.length;
    return found;
  };
  return options.flatMap((option): typeof options => {
    if (!("items" in option)) return those([option]);
    const items = those(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
