import { AnchorLink } from "#web/ui/input/links.tsx";
import { Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** Beside what software put in order or gave a score: that it did, what by, that a person decides, and the way to the instructions. */
export function Oversight({ of }: { of: "order" | "score" }) {
  const t = useWords();
  return (
    <Text size={12} tone="dimmed">
      {t(`matching.oversight.${of}`)}{" "}
      <AnchorLink to="/dashboard/profile/documents" search={{ show: "instructions-for-use" }} fz={12} td="underline">
        {t("matching.oversight.instructions")}
      </AnchorLink>
    </Text>
  );
}
