import type { ChangePreview } from "#contract/account/subscription.ts";
import classes from "#web/areas/subscription/subscription-screen.module.css";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** What a smaller plan leaves to be read only; nothing where all of it fits. */
export function ReadOnly({ counts }: { counts: ChangePreview["read_only"] }) {
  const t = useWords();
  const lines = [
    counts.candidates > 0 && t("subscription.read_only_candidates", { count: counts.candidates }),
    counts.active_jobs > 0 && t("subscription.read_only_jobs", { count: counts.active_jobs }),
    counts.members > 0 && t("subscription.read_only_members", { count: counts.members }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className={classes.readOnly}>
      <h3>{t("subscription.read_only")}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Text size={12} isReading tone="secondary" mt={6}>
        {t("subscription.read_only_text")}
      </Text>
    </div>
  );
}
