import { Button } from "@mantine/core";
import { IconLanguage } from "@tabler/icons-react";
import { otherLanguage } from "#contract/text/two-languages.ts";
import classes from "#web/areas/proposal/editor/languages.module.css";
import { type Languages, useLanguageNames } from "#web/areas/proposal/editor/use-languages.ts";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";

/** How a text stands to the same one in the other language, where they don't say the same; with the way to mend it. */
export function BehindMark({ languages, part }: { languages: Languages; part: string }) {
  const t = useWords();
  const nameOf = useLanguageNames();
  const { shown, standingOf, translate, translating, settle, open } = languages;
  const standing = standingOf(part);
  if (standing === "same") return null;
  const other = otherLanguage(shown);
  const isOtherBehind = standing === "ahead" || standing === "alone";
  const names = { this: nameOf(shown), other: nameOf(other) };
  const left = open.get(part) ?? [];
  return (
    <Row gap="4 8" isWrapped mt={10} tone="partly" className={classes.mark} data-quiet={isOtherBehind || undefined}>
      <IconLanguage size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.said}>{t(`proposals.text_${standing}`, names)}</span>
      <Button
        size="xs"
        variant="default"
        loading={translating === part}
        aria-label={t("proposals.bring_of", { language: isOtherBehind ? names.other : names.this })}
        onClick={() => translate(isOtherBehind ? other : shown, part)}
      >
        {t("proposals.bring")}
      </Button>
      {(standing === "behind" || standing === "unsettled" || standing === "ahead") && (
        <Button size="xs" variant="subtle" onClick={() => settle(part)}>
          {t("proposals.text_settle")}
        </Button>
      )}
      {left.length > 0 && (
        <p>
          {t("proposals.bring_open", { count: left.length })} {left.map((sentence) => `“${sentence}”`).join(" ")}
        </p>
      )}
    </Row>
  );
}
