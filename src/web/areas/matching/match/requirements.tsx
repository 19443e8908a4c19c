import { Button, Collapse, UnstyledButton } from "@mantine/core";
import { IconChecks, IconChevronDown, IconChevronRight, IconQuote, IconUserEdit } from "@tabler/icons-react";
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from "react";
import type { CandidateWithPointed } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import type { Criterion, CriterionKind, Match } from "#contract/job/match.ts";
import { ProveButton } from "#web/areas/pointing/prove-button.tsx";
import { criterionKeys, criterionNames, proofText, verdictOf } from "#web/kit/record/match-words.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { KindBadge } from "#web/ui/marks/marks.tsx";
import { VerdictGlyph, VerdictLabel } from "#web/ui/marks/verdict.tsx";
import { formatNumber, fullName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./requirements.module.css";
import { ChangeVerdict } from "./verdict/change-verdict.tsx";
import { Found } from "./verdict/found.tsx";
import { ByModel, otherwiseBuiltIn, shownEvidence } from "./verdict/who-judged.tsx";

/** What the keys ↑ and ↓ move through. */
/** What is said of a line that is nobody's requirement, where it isn't of the job's fields. */
const remarks: Partial<Record<CriterionKind, "matching.text_criterion" | "matching.meaning_criterion">> = {
  relevance: "matching.text_criterion",
  meaning: "matching.meaning_criterion",
};

export interface RequirementsHandle {
  move(by: 1 | -1): void;
}

interface RequirementsProps {
  job: Job;
  candidate: CandidateWithPointed;
  match: Match;
  isPhone: boolean;
  opened: string | null;
  onOpen: (key: string | null) => void;
  /** The line whose passage stands beside this; null where none does. */
  inFocus: string | null;
  onFocus?: ((key: string) => void) | undefined;
  onPassage: (evidence: Evidence) => void;
  ref?: Ref<RequirementsHandle>;
}

/** Requirement by requirement: what is asked, the verdict, and the words that prove it. */
export function Requirements({ job, candidate, match, isPhone, opened, onOpen, inFocus, onFocus, onPassage, ref }: RequirementsProps) {
  const t = useWords();
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => ({
    move(by) {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-requirement]") ?? [])];
      const at = rows.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
      rows[next]?.focus();
    },
  }));
  const keys = criterionKeys(match.criteria);
  const names = criterionNames(t, match.criteria, job);
  return (
    <section className={classes.requirements} aria-label={t("jobs.requirements")}>
      {!isPhone && (
        <Text as="div" size={12} isPiece weight={500} tone="secondary" className={classes.columns} aria-hidden="true">
          <span>{t("matching.col_requirement")}</span>
          <span>{t("matching.col_kind")}</span>
          <span>{t("matching.col_verdict")}</span>
          <span>{t("matching.col_proof")}</span>
        </Text>
      )}
      <Stack as="ul" ref={list}>
        {match.criteria.map((criterion, index) => {
          const key = keys[index] ?? "";
          return (
            <RequirementRow
              key={key}
              name={names[index] ?? ""}
              criterion={criterion}
              isOpen={opened === key}
              isInFocus={inFocus === key}
              onToggle={() => onOpen(opened === key ? null : key)}
              onFocus={onFocus && (() => onFocus(key))}
              job={job}
              candidate={candidate}
              match={match}
              isPhone={isPhone}
              onPassage={onPassage}
            />
          );
        })}
      </Stack>
    </section>
  );
}

interface RowProps extends Pick<RequirementsProps, "job" | "candidate" | "match" | "isPhone" | "onPassage"> {
  name: string;
  criterion: Criterion;
  isOpen: boolean;
  isInFocus: boolean;
  onToggle: () => void;
  onFocus: (() => void) | undefined;
}

function RequirementRow({ name, criterion, isOpen, isInFocus, onToggle, onFocus, ...rest }: RowProps) {
  const t = useWords();
  const id = useId();
  const ownName = useOwnName();
  const verdict = verdictOf(criterion);
  const { isPhone, candidate } = rest;
  const weight = criterion.kind === "knock_out" ? null : t("matching.points_short", { n: formatNumber(criterion.weight) });
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-in-focus={isInFocus || undefined} onFocus={onFocus}>
      <UnstyledButton
        className={isPhone ? classes.phoneLine : classes.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          // Not every browser gives a button that is clicked the focus.
          onFocus?.();
          onToggle();
        }}
        data-requirement
      >
        {isPhone ? (
          <>
            <VerdictGlyph verdict={verdict} size={18} />
            <Stack as="span" flex="fill">
              <Span size={14} weight={500} isBreakable>
                {name}
              </Span>
              <span className={classes.sub}>
                {t(`common.verdict.${verdict}`)} · {[t(`matching.must_low.${criterion.kind}`), weight].filter(Boolean).join(", ")}
                {criterion.override ? ` · ${changedText(t, criterion, ownName)}` : <ByModel criterion={criterion} before=" · " />}
              </span>
            </Stack>
            <IconChevronDown size={18} stroke={1.6} className={classes.turn} />
          </>
        ) : (
          <>
            <Row as="span" gap={6} flex="shrink" className={classes.asked}>
              <Chevron size={16} stroke={1.6} color="var(--icon)" />
              <Text as="span" flex="shrink" weight={600} lines={2} isBreakable className={classes.name}>
                {name}
              </Text>
            </Row>
            <Row as="span" gap={6} size={12} isPiece tone="dimmed">
              <KindBadge kind={criterion.kind} text={t(`common.kind.${criterion.kind}`)} />
              {weight}
            </Row>
            <VerdictLabel verdict={verdict} text={t(`common.verdict.${verdict}`)} />
            <Text as="span" flex="shrink" size={12} tone="secondary" lines={2} className={classes.proof}>
              <FirstProof criterion={criterion} name={candidate.first_name} />
            </Text>
          </>
        )}
      </UnstyledButton>
      <Collapse expanded={isOpen} transitionDuration={180} id={id}>
        {isOpen && <OpenRequirement name={name} criterion={criterion} {...rest} />}
      </Collapse>
    </li>
  );
}

const useOwnName = () => fullName(useUser()) ?? "";

function changedText(t: Words, criterion: Criterion, ownName: string): string {
  const { override, verdict } = criterion;
  if (!override) return "";
  const words = { from: t(`matching.verdict_low.${verdict}`), to: t(`matching.verdict_low.${override.verdict}`) };
  return override.by === ownName
    ? t("matching.you_changed", words)
    : t("matching.other_changed", { ...words, name: override.by.split(" ")[0] ?? override.by });
}

/** The row's last cell: what a person changed, the first quote, or that there is none. */
function FirstProof({ criterion, name }: { criterion: Criterion; name: string | null | undefined }): ReactNode {
  const t = useWords();
  const ownName = useOwnName();
  if (criterion.override) {
    return (
      <>
        <IconUserEdit size={14} stroke={1.6} color="var(--icon)" />
        {changedText(t, criterion, ownName)}
      </>
    );
  }
  return (
    <>
      <ByModel criterion={criterion} />
      {firstQuote(t, criterion, name)}
    </>
  );
}

function firstQuote(t: Words, criterion: Criterion, name: string | null | undefined): string | null {
  const [first, ...others] = criterion.evidence;
  if (!first && otherwiseBuiltIn(criterion)) return null;
  if (!first) return name ? t("matching.nothing_ask", { name }) : t("matching.nothing");
  if (others.length > 0 && first.source === "cv") return t("matching.quotes", { count: criterion.evidence.length });
  return proofText(t, criterion);
}

function OpenRequirement({
  name,
  criterion,
  job,
  candidate,
  match,
  onPassage,
  isPhone,
}: Omit<RowProps, "isOpen" | "isInFocus" | "onToggle" | "onFocus">) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const ownName = useOwnName();
  const { asked, requirement_id, override } = criterion;
  const isDivided = otherwiseBuiltIn(criterion) !== null;
  const evidence = shownEvidence(criterion);
  const firstInCv = evidence.find((each) => each.source === "cv");
  const requirement = job.requirements.find((each) => each.id === requirement_id);
  const words = [
    criterion.text ?? (criterion.criterion === "title" ? job.title : null),
    requirement?.skill,
    ...Object.values(criterion.note?.params ?? {}).map(String),
  ];
  return (
    <Stack gap={12} className={classes.open} data-divided={isDivided || undefined}>
      {asked && (
        <Row as="p" gap={6} align="stretch" size={12} tone="secondary" className={classes.vacancy}>
          <IconQuote size={14} stroke={1.6} color="var(--icon)" />
          <span>
            {t("matching.asked")} <q>{asked.quote}</q>
          </span>
        </Row>
      )}
      <Found criterion={criterion} candidate={candidate} words={words} onPassage={onPassage} />
      {override && (
        <Row as="p" align="stretch" isWrapped size={12} isBreakable className={classes.override}>
          <IconUserEdit size={14} stroke={1.6} color="var(--icon)" />
          <span>
            {changedText(t, criterion, ownName)}. {t("matching.reason_given", { reason: override.reason })}
          </span>
          <Span tone="dimmed">{t("matching.was", { verdict: t(`matching.verdict_low.${criterion.verdict}`) })}</Span>
        </Row>
      )}
      <Row gap={8} isWrapped className={classes.actions}>
        {isPhone && firstInCv && !isDivided && (
          <Button size="sm" variant="default" onClick={() => onPassage(firstInCv)}>
            {t("common.open_passage")}
          </Button>
        )}
        {requirement_id && isEditor && (
          <ProveButton candidate={candidate} job_id={job.id} criterion={criterion} requirement_id={requirement_id} />
        )}
        {requirement_id && isEditor && <ChangeVerdict match={match} criterion={criterion} requirement_id={requirement_id} name={name} />}
        {!requirement_id && (
          <Span size={12} tone="dimmed">
            {t(remarks[criterion.criterion] ?? "matching.field_criterion")}
          </Span>
        )}
        {evidence.length > 0 && (
          <Row as="span" isInline gap={6} size={12} isPiece tone="dimmed" isAtEnd className={classes.verified}>
            <IconChecks size={14} stroke={1.6} />
            {evidence.length === 2
              ? t("matching.both_quotes", { source: sourcesText(t, evidence) })
              : t("matching.all_quotes", { count: evidence.length, source: sourcesText(t, evidence) })}
          </Row>
        )}
      </Row>
    </Stack>
  );
}

function sourcesText(t: Words, evidence: readonly Evidence[]): string {
  const isCv = evidence.some((each) => each.source === "cv");
  const isProfile = evidence.some((each) => each.source.startsWith("profile:"));
  return isCv && isProfile ? t("matching.source_both") : isProfile ? t("matching.source_profile") : t("matching.source_cv");
}
