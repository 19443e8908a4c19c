import { Button, Collapse } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import type { ModelTrial } from "#contract/account/model.ts";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/language-model/model.module.css";
import { costText, secondsText, tokensText } from "#web/areas/language-model/model-words.ts";
import type { Failed } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { useWords } from "#web/words/words.ts";

/** Has a model judge an invented CV: the one in use, or the one that is filled in. */
export function useTrial({ onFailed }: { onFailed?: (failure: Failed) => void } = {}) {
  const test = useAction(api.model.test, { refreshes: [api.model.use, api.model.settings], ...(onFailed && { onFailed }) });
  return {
    isPending: test.isPending,
    trial: test.isPending ? null : (test.data?.data.trial ?? null),
    ask: (given: BodyInput<typeof api.model.test>) => test.mutate(given),
  };
}

/** The model in use, tried when somebody asks. */
export function Trial() {
  const t = useWords();
  const trial = useTrial();
  return (
    <Stack gap={16}>
      <div>
        <Button variant="default" loading={trial.isPending} onClick={() => trial.ask({})}>
          {t(trial.trial ? "model.try_again" : "model.try")}
        </Button>
      </div>
      <TrialResult of={trial} />
    </Stack>
  );
}

/** How fast it was, its one verdict with the quote, and what was sent for it. */
export function TrialResult({ of: { trial, isPending } }: { of: ReturnType<typeof useTrial> }) {
  const t = useWords();
  return (
    <div role="status">
      {isPending && (
        <Text size={13} tone="secondary">
          {t("model.trying")}
        </Text>
      )}
      {trial && <Result trial={trial} />}
    </div>
  );
}

function Result({ trial }: { trial: ModelTrial }) {
  const t = useWords();
  const { model, problem, verdict, requirement, sent, said } = trial;
  const figures: [string, string | null][] = [
    [t("model.first_word"), trial.seconds_to_first_word === null ? null : secondsText(t, trial.seconds_to_first_word)],
    [t("model.whole"), trial.seconds === null ? null : secondsText(t, trial.seconds)],
    [t("model.requests"), trial.requests > 1 ? String(trial.requests) : null],
    [t("model.sent_tokens"), trial.input_tokens === null ? null : tokensText(t, trial.input_tokens)],
    [t("model.got_tokens"), trial.output_tokens === null ? null : tokensText(t, trial.output_tokens)],
    [t("model.cost"), trial.cost === null ? null : costText(t, trial.cost, trial.currency)],
  ];
  const shown = figures.filter(([, value]) => value !== null);
  return (
    <Stack gap={12} className={classes.result}>
      <div>
        <Text size={13} weight={600} tone={problem ? "not_met" : "text"} isBreakable>
          {t(problem ? "model.fails" : "model.works", { model })}
        </Text>
        {problem && (
          <Text size={13} tone="secondary" mt={4}>
            {t(`model.problem.${problem}`)}
          </Text>
        )}
      </div>
      {shown.length > 0 && !problem && (
        <dl className={classes.figures}>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!problem && (
        <Stack gap={6}>
          <Text size={13}>{t("model.asked", { requirement })}</Text>
          {verdict ? (
            <>
              <VerdictLabel verdict={verdict.verdict} text={t(`common.verdict.${verdict.verdict}`)} />
              {verdict.why && (
                <Text size={12} tone="secondary" isBreakable>
                  {verdict.why}
                </Text>
              )}
              {verdict.quote && <Proof text={verdict.quote} source={t("model.invented")} note={t("common.word_for_word")} />}
            </>
          ) : (
            <Text size={13} tone="secondary">
              {t("model.no_verdict")}
            </Text>
          )}
        </Stack>
      )}
      <Unfolds label={t("model.sent")}>
        <Text size={12} tone="secondary">
          {t("model.sent_text")}
        </Text>
        <Verbatim name={t("model.instructions")} text={sent.system} />
        <Verbatim name={t("model.question")} text={sent.user} />
        {said && <Verbatim name={t("model.said")} text={said} />}
      </Unfolds>
    </Stack>
  );
}

function Unfolds({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <TextButton className={classes.unfolds} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Chevron size={16} stroke={1.6} />
        {label}
      </TextButton>
      <Collapse expanded={isOpen} transitionDuration={180} id={id}>
        <Stack gap={12} mt={8}>
          {isOpen && children}
        </Stack>
      </Collapse>
    </div>
  );
}

/** Text as it went over the line, whatever language the page has. */
function Verbatim({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <Text size={12} weight={600} tone="secondary" mb={4}>
        {name}
      </Text>
      <ScrollRegion label={name} className={classes.verbatim}>
        <pre translate="no">{text}</pre>
      </ScrollRegion>
    </div>
  );
}
