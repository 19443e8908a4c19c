import { Button } from "@mantine/core";
import { contrastWithWhite, darkened, READABLE } from "#contract/proposal/brand-color.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./brand-contrast.module.css";

/** Whether white text on the color can be read, with a darker shade where it can't. */
export function BrandContrast({ color, onChoose }: { color: string; onChoose: (shade: string) => void }) {
  const t = useWords();
  // Rounded down, so that what falls short never reads as enough.
  const ratio = Math.floor(contrastWithWhite(color) * 10) / 10;
  const isEnough = contrastWithWhite(color) >= READABLE;
  return (
    <Row gap="8 12" isWrapped size={13} mt={8} role="status">
      <Text as="span" size={13} weight={500} className={classes.sample} style={{ background: color }} aria-hidden="true">
        {t("account.contrast_sample")}
      </Text>
      <VerdictLabel
        verdict={isEnough ? "met" : "not_met"}
        text={t(isEnough ? "account.contrast_enough" : "account.contrast_low", { ratio: formatNumber(ratio) })}
      />
      {!isEnough && (
        <Button variant="default" size="xs" onClick={() => onChoose(darkened(color))}>
          {t("account.contrast_darker")}
        </Button>
      )}
    </Row>
  );
}
