import type { MergeContact } from "#contract/merge/merge.ts";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./merge.module.css";

/** Those who work at a client that goes into another: who comes along, and who becomes one with somebody there. */
export function ContactsMoving({ contacts }: { contacts: readonly MergeContact[] }) {
  const t = useWords();
  if (contacts.length === 0) return null;
  return (
    <section className={classes.field} aria-label={t("merge.contacts")}>
      <Text as="h3" size={12} weight={400} tone="secondary">
        {t("merge.contacts")}
      </Text>
      <ul className={classes.contacts}>
        {contacts.map(({ id, name, email, phone, joins }) => (
          <li key={id} className={classes.choices}>
            <Text isBreakable>{[name, email ?? phone].filter(Boolean).join(" · ")}</Text>
            <Text tone={joins ? undefined : "secondary"} isBreakable>
              {joins ? t("merge.contact_joins", { name: joins.name }) : t("merge.contact_along")}
              {joins && joins.drops.length > 0 && ` · ${t("merge.contact_drops", { what: joins.drops.join(", ") })}`}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
