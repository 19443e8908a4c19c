import { IconArrowUpRight, IconSparkles } from "@tabler/icons-react";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Criterion } from "#contract/job/match.ts";
import { noteText, sourceText, verdictOf, wordsFound } from "#web/kit/record/match-words.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { formatNumber, formatYearMonth } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./found.module.css";
import { otherwiseBuiltIn } from "./who-judged.tsx";

interface FoundProps extends Omit<QuotesProps, "evidence"> {
  criterion: Criterion;
}

/** What was found on a line, and by whom: a language model's verdict with its reason, and the built-in one beside it where it differs. */
export function Found({ criterion, ...rest }: FoundProps) {
  const t = useWords();
  const { evidence, judged_by, nearest = [] } = criterion;
  const builtIn = otherwiseBuiltIn(criterion);
  if (judged_by && builtIn)
    return (
      <>
        <ByOne {...criterion} who={judged_by.model} isModel why={judged_by.why} {...rest} />
        <ByOne {...builtIn} who={t("matching.judging.built_in_name")} why={sentence(t, builtIn)} {...rest} />
      </>
    );
  const why = judged_by ? judged_by.why : sentence(t, criterion);
  return (
    <>
      {judged_by && (
        <Row gap={6} size={12} tone="secondary" className={classes.by}>
          <IconSparkles size={14} stroke={1.6} color="var(--icon)" />
          <Span isBreakable>{t("matching.judging.by", { model: judged_by.model })}</Span>
        </Row>
      )}
      {why && (
        <Text size={12} tone="secondary" isBreakable>
          {why}
        </Text>
      )}
      <Quotes evidence={evidence} {...rest} />
      {verdictOf(criterion) === "unknown" && nearest.length > 0 && (
        <>
          <Text size={12} tone="secondary">
            {t("matching.nearest")}
          </Text>
          <Quotes evidence={nearest} {...rest} />
        </>
      )}
    </>
  );
}

interface ByOneProps extends QuotesProps {
  verdict: Verdict;
  who: string;
  isModel?: boolean;
  why: string | null;
}

/** One of two verdicts that differ: whose it is, why, and its quotes. */
function ByOne({ verdict, who, isModel = false, why, ...quotes }: ByOneProps) {
  const t = useWords();
  return (
    <Stack as="section" gap={6} aria-label={`${who}: ${t(`common.verdict.${verdict}`)}`}>
      <Row gap="0 8" isWrapped>
        <VerdictLabel verdict={verdict} text={t(`common.verdict.${verdict}`)} size={14} />
        <Row as="span" isInline gap={4} size={12} isPiece tone="secondary" isBreakable>
          {isModel && <IconSparkles size={14} stroke={1.6} color="var(--icon)" />}
          {who}
        </Row>
      </Row>
      {why && (
        <Text size={12} tone="secondary" isBreakable>
          {why}
        </Text>
      )}
      <Quotes {...quotes} />
    </Stack>
  );
}

function sentence(t: Words, { note }: Pick<Criterion, "note">): string | null {
  const text = noteText(t, note);
  return text && text.charAt(0).toUpperCase() + text.slice(1);
}

interface QuotesProps {
  evidence: readonly Evidence[];
  candidate: Candidate;
  /** The words asked for: they are lit in the quotes. */
  words: readonly (string | null | undefined)[];
  onPassage: (evidence: Evidence) => void;
}

/** The quotes of a verdict, each with where it stands and the way there; without any, that there is nothing. */
function Quotes({ evidence, candidate, words, onPassage }: QuotesProps) {
  const t = useWords();
  if (evidence.length === 0)
    return <Proof text={candidate.first_name ? t("matching.nothing_ask", { name: candidate.first_name }) : t("matching.nothing")} />;
  return evidence.map((each) => (
    <Proof
      key={`${each.source} ${each.start}`}
      text={shownQuote(each)}
      highlights={wordsFound(shownQuote(each), words)}
      source={sourceText(t, each, candidate)}
      note={each.source === "cv" ? employmentAt(t, candidate, each) : undefined}
      action={
        each.source === "cv" ? (
          <TextButton className={classes.passage} onClick={() => onPassage(each)}>
            {t("common.open_passage")}
            <IconArrowUpRight size={14} stroke={1.6} />
          </TextButton>
        ) : undefined
      }
    />
  ));
}

/** A quote of a document stays as it stands there; a number of the profile is written in the page's language. */
const shownQuote = ({ source, quote }: Evidence) =>
  source.startsWith("profile:") && source.endsWith(".years") && Number.isFinite(Number(quote)) ? formatNumber(Number(quote)) : quote;

/** Where a passage belongs in somebody's life: the job whose description holds it. */
function employmentAt(t: Words, candidate: Candidate, evidence: Evidence): string | undefined {
  for (const [index, each] of candidate.experience.entries()) {
    const place = candidate.evidence[`experience.${index}.description`];
    if (!place || evidence.start < place.start || evidence.start >= place.end) continue;
    const from = each.start && formatYearMonth(each.start);
    const to = each.current ? t("common.now").toLowerCase() : each.end && formatYearMonth(each.end);
    const time = [from, to].filter(Boolean).join("–");
    return [each.company ?? each.title, time].filter(Boolean).join(", ") || undefined;
  }
  return undefined;
}
