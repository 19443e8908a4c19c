import { Button, SegmentedControl, VisuallyHidden } from "@mantine/core";
import { otherLanguage } from "#contract/text/two-languages.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { type Locale, locales, useWords } from "#web/words/words.ts";
import classes from "./languages.module.css";
import { type Languages, useLanguageNames } from "./use-languages.ts";

/** Which language's texts are on the screen, how far behind each is, and one click to bring it along. */
export function LanguageStrip({ languages, isFixed }: { languages: Languages; isFixed: boolean }) {
  const t = useWords();
  const nameOf = useLanguageNames();
  const { shown, show, behindIn, translate, translating } = languages;
  const behind = locales.find((locale) => behindIn(locale) > 0);
  const from = behind && otherLanguage(behind);
  return (
    <Row gap="8 12" isWrapped className={classes.strip}>
      <Tooltip label={t("proposals.texts_in_hint")}>
        <SegmentedControl
          size="xs"
          aria-label={t("proposals.texts_in")}
          value={shown}
          onChange={(value) => show(value as Locale)}
          data={locales.map((value) => {
            const count = behindIn(value);
            return {
              value,
              label: (
                <Row as="span" isInline gap={6}>
                  {nameOf(value)}
                  {count > 0 && (
                    <Text as="span" size={11} weight={600} tone="partly" isTabular className={classes.count}>
                      {count}
                      <VisuallyHidden> {t("proposals.texts_behind", { count, language: nameOf(value) })}</VisuallyHidden>
                    </Text>
                  )}
                </Row>
              ),
            };
          })}
        />
      </Tooltip>
      {behind && from ? (
        <>
          <span className={`${classes.said} ${classes.roomy}`}>
            {t("proposals.texts_behind", { count: behindIn(behind), language: nameOf(behind) })}
          </span>
          {!isFixed && (
            <Button size="xs" variant="default" loading={translating === "all"} onClick={() => translate(behind)}>
              {t("proposals.bring_all")}
            </Button>
          )}
        </>
      ) : (
        <span className={classes.said}>{t("proposals.texts_same")}</span>
      )}
    </Row>
  );
}
