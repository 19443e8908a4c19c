import { Button } from "@mantine/core";
import type { Interview } from "#contract/interview/interview.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Badge, type BadgeTone } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./interviews.module.css";
import { isOver, whenIs, zoneNote } from "./moments.ts";

export type LineAction = { kind: "change"; taking?: string } | { kind: "cancel" } | { kind: "outcome" };

interface InterviewLineProps {
  interview: Interview;
  /** Which names the place that it stands in doesn't tell. */
  names: { candidate: boolean; job: boolean };
  /** Null for who may not. */
  onAct: ((action: LineAction) => void) | null;
}

const tones: Record<Interview["state"], BadgeTone> = { offered: "plain", suggested: "accent", planned: "met", cancelled: "plain" };
const outcomeTones: Record<NonNullable<Interview["outcome"]>, BadgeTone> = {
  strong_yes: "met",
  yes: "met",
  no: "not_met",
  no_show: "not_met",
};

/** One interview: when, where, with whom, how it stands, and what can be done about it. */
export function InterviewLine({ interview, names, onAct }: InterviewLineProps) {
  const t = useWords();
  const { state, starts_at, round, outcome, slots } = interview;
  const when = starts_at ? whenIs(starts_at, interview) : t(`interviews.state.${state}`);
  const firstTime = starts_at ?? slots[0];
  const zone = state !== "cancelled" && firstTime ? zoneNote(t, interview.time_zone, firstTime) : null;
  const people = [...interview.contacts, ...interview.recruiters].map(({ name }) => name);
  return (
    <Row as="li" gap="8 16" isWrapped align="start" className={classes.line} data-off={state === "cancelled" || undefined}>
      <Stack gap={2} className={classes.words}>
        <Row gap="4 8" isWrapped>
          <Text as="span" weight={500} isTabular className={classes.when}>
            {when}
          </Text>
          {outcome ? (
            <Badge tone={outcomeTones[outcome]}>{t(`interviews.outcome.${outcome}`)}</Badge>
          ) : (
            (starts_at || state === "cancelled") && <Badge tone={tones[state]}>{t(`interviews.state.${state}`)}</Badge>
          )}
          {round > 1 && <Badge>{t("interviews.round_n", { n: round })}</Badge>}
        </Row>
        <Text size={13} tone="secondary" isBreakable>
          {names.candidate && (
            <AnchorLink
              to="/dashboard/candidates/$id"
              params={{ id: interview.candidate_id }}
              search={{ tab: "interviews" }}
              inherit
              td="underline"
            >
              {interview.candidate_name || t("common.unnamed")}
            </AnchorLink>
          )}
          {names.candidate && names.job && " · "}
          {names.job && (
            <AnchorLink to="/dashboard/jobs/$id" params={{ id: interview.job_id }} search={{ tab: "interviews" }} inherit td="underline">
              {interview.job_title}
            </AnchorLink>
          )}
          {(names.candidate || names.job) && people.length > 0 && " · "}
          {people.join(", ")}
        </Text>
        {(interview.location || interview.link) && (
          <Text size={13} tone="secondary" isBreakable>
            {interview.location}
            {interview.location && interview.link && " · "}
            {interview.link && (
              <a href={interview.link} target="_blank" rel="noreferrer noopener">
                {t("interviews.online")}
              </a>
            )}
          </Text>
        )}
        {state === "offered" && (
          <Text size={13} tone="secondary" isBreakable>
            {t("interviews.offers", { times: slots.map((slot) => whenIs(slot, interview)).join(" · ") })}
          </Text>
        )}
        {state === "suggested" && (
          <>
            <Text size={13} tone="secondary">
              {t("interviews.suggests")}
            </Text>
            <Row gap={8} isWrapped className={classes.slots}>
              {slots.map((slot) => (
                <Button
                  key={slot}
                  size="xs"
                  variant="default"
                  disabled={!onAct}
                  aria-label={t("interviews.take", { when: whenIs(slot, interview) })}
                  onClick={() => onAct?.({ kind: "change", taking: slot })}
                >
                  {whenIs(slot, interview)}
                </Button>
              ))}
            </Row>
          </>
        )}
        {zone && (
          <Text size={12} tone="dimmed">
            {zone}
          </Text>
        )}
        {(interview.outcome_note ?? interview.notes) && (
          <Text size={13} isBreakable className={classes.note}>
            {interview.outcome_note ?? interview.notes}
          </Text>
        )}
      </Stack>
      {onAct && state !== "cancelled" && <Actions interview={interview} when={when} onAct={onAct} />}
    </Row>
  );
}

function Actions({ interview, when, onAct }: { interview: Interview; when: string; onAct: (action: LineAction) => void }) {
  const t = useWords();
  const isPast = isOver(interview);
  return (
    <Row as="span" role="group" aria-label={t("interviews.actions_of", { when })} gap={8} flex="none" isWrapped className={classes.actions}>
      {isPast ? (
        <Button size="xs" variant="default" onClick={() => onAct({ kind: "outcome" })}>
          {t(interview.outcome ? "interviews.edit_outcome" : "interviews.ask_outcome")}
        </Button>
      ) : (
        <>
          <Button size="xs" variant="default" onClick={() => onAct({ kind: "change" })}>
            {t("interviews.change")}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => onAct({ kind: "cancel" })}>
            {t("interviews.cancel")}
          </Button>
        </>
      )}
    </Row>
  );
}
