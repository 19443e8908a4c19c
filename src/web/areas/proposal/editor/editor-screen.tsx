import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowLeft, IconArrowRight, IconCheck } from "@tabler/icons-react";
import { Link, Navigate, useNavigate } from "@tanstack/react-router";
import { type ComponentType, type FocusEvent, useCallback, useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { otherLanguage } from "#contract/text/two-languages.ts";
import type { Step } from "#web/areas/proposal/addresses.ts";
import { StatusBadge } from "#web/areas/proposal/list/status-badge.tsx";
import { PassageProvider } from "#web/areas/proposal/open-passage.tsx";
import { firstNeed, openOf, sectionsOf, stepName, wasSent } from "#web/areas/proposal/proposal-words.ts";
import { BrandStep } from "#web/areas/proposal/steps/brand-step.tsx";
import { InformationStep } from "#web/areas/proposal/steps/information-step.tsx";
import { LetterStep } from "#web/areas/proposal/steps/letter-step.tsx";
import { RequirementsStep } from "#web/areas/proposal/steps/requirements-step.tsx";
import { ReviewStep } from "#web/areas/proposal/steps/review-step.tsx";
import { StartStep } from "#web/areas/proposal/steps/start-step.tsx";
import { StrengthsStep } from "#web/areas/proposal/steps/strengths-step.tsx";
import { CallFailed } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { type Locale, useWords } from "#web/words/words.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import classes from "./editor.module.css";
import { HeadMenus, SaveMark } from "./editor-head.tsx";
import { LanguageStrip } from "./language-strip.tsx";
import { MatchChanged } from "./match-changed.tsx";
import { NotesButton } from "./notes-button.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { RedraftDialog } from "./redraft-dialog.tsx";
import type { SectionProps } from "./section-props.ts";
import { useEditor } from "./use-editor.ts";
import { useLanguages } from "./use-languages.ts";
import { useOpenSection } from "./use-open-section.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { WrittenBy } from "./written-by.tsx";

/** A proposal on one page, section by section, with the client's page beside it; without a step it opens where a person is needed first. */
export function EditorScreen({ id, step }: { id: string; step?: Step }) {
  const t = useWords();
  const shown = useCall(api.proposal.show, { id }, { quiet: true, refetchOnWindowFocus: false });
  if (shown.isPending) return <SkeletonRows isWide height={64} rows={8} label={t("common.loading")} />;
  if (shown.isError && !shown.data) {
    const isMissing = shown.error instanceof CallFailed && [404, 410].includes(shown.error.status);
    if (isMissing)
      return <EmptyState title={failureText(shown.error)} action={<Link to="/dashboard/proposals">{t("proposals.back")}</Link>} />;
    return <LoadError of={shown} />;
  }
  const { proposal } = shown.data.data;
  if (!step)
    return (
      <Navigate
        to="/dashboard/proposals/$id/$step"
        params={{ id, step: firstNeed(proposal) }}
        search={true}
        hash={true}
        replace
        resetScroll={false}
      />
    );
  return <Loaded loaded={proposal} step={step} />;
}

const sections: Record<Step, ComponentType<SectionProps>> = {
  start: StartStep,
  strengths: StrengthsStep,
  brand: BrandStep,
  information: InformationStep,
  "cover-letter": LetterStep,
  requirements: RequirementsStep,
  review: ReviewStep,
};

/** What of the client's page a section speaks of. */
const partOfStep: Partial<Record<Step, string>> = {
  start: "title",
  strengths: "strength:0",
  brand: "title",
  information: "facts",
  "cover-letter": "letter",
  requirements: "requirements",
};

function Loaded({ loaded, step }: { loaded: Proposal; step: Step }) {
  const t = useWords();
  const navigate = useNavigate();
  const isEditor = mayEdit(useUser());
  const isFixed = loaded.status === "withdrawn" || !isEditor;
  const editor = useEditor(loaded, isFixed);
  const { proposal } = editor;
  const isWide = useMediaQuery("(min-width: 64em)", true, { getInitialValueInEffect: false });
  const [redraft, setRedraft] = useState<Locale | null>(null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const go = useCallback(
    (to: Step, replace = false) =>
      void navigate({
        to: "/dashboard/proposals/$id/$step",
        params: { id: loaded.id, step: to },
        // What only follows the reader leaves open what stands open.
        ...(replace && { search: true, hash: true }),
        replace,
        resetScroll: false,
      }),
    [navigate, loaded.id],
  );
  const pane = useRef<HTMLElement>(null);
  const isForm = isWide || !isPreviewing;
  const isSent = wasSent(proposal);
  const steps = sectionsOf(isSent);
  const read = useOpenSection(step, pane, isForm, steps[0], (to) => go(to, true));
  const [part, setPart] = useState<string | undefined>(partOfStep[step]);
  // The preview shows what is read, and what is typed in.
  useEffect(() => setPart(partOfStep[read]), [read]);
  const follow = (event: FocusEvent<HTMLElement>) => {
    const focused = event.target.closest<HTMLElement>("[data-of-part]")?.dataset.ofPart;
    if (focused) setPart(focused);
  };
  const stepper = useRef<HTMLElement>(null);
  // Where the steps don't fit beside each other, the one that is open is in sight.
  useEffect(() => {
    stepper.current?.querySelector(`[data-step="${read}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [read]);
  useEffect(() => {
    document.title = `${proposal.candidate_name}: ${stepName(t, read, isSent)} · Proffer`;
  }, [proposal.candidate_name, read, isSent, t]);
  const languages = useLanguages(editor);
  useUndoKeys(editor);
  useKeys({ l: () => languages.show(otherLanguage(languages.shown)) });
  const pick = (to: Step) => {
    setPreviewing(false);
    go(to);
  };
  return (
    <PassageProvider candidate_id={proposal.candidate_id}>
      <Stack className={classes.screen}>
        <Row as="header" gap={10} className={classes.head}>
          <ActionIcon component={Link} to="/dashboard/proposals" size={32} aria-label={t("proposals.back")}>
            <IconArrowLeft size={18} stroke={1.6} />
          </ActionIcon>
          <Text as="h1" size={15} weight={600} isTruncated className={classes.title}>
            <span>{proposal.candidate_name || t("common.unnamed")}</span>{" "}
            <Span size={13} weight={400} tone="secondary" className={classes.forJob}>
              {t("proposals.for_job", { job: [proposal.job_title, proposal.client_name].filter(Boolean).join(", ") })}
            </Span>
          </Text>
          <StatusBadge status={proposal.status} />
          <span className={classes.space} />
          <NotesButton proposal={proposal} />
          {!isFixed && <SaveMark editor={editor} />}
          {!isFixed && <HeadMenus editor={editor} onLanguage={setRedraft} />}
          {read !== "review" && !isSent && (
            <Button rightSection={<IconArrowRight size={16} stroke={1.6} />} onClick={() => pick("review")} className={classes.next}>
              {t("proposals.review_title")}
            </Button>
          )}
        </Row>
        <Row ref={stepper} as="nav" gap={8} className={classes.steps} aria-label={t("proposals.steps")}>
          {steps.map((each, index) => {
            const open = openOf(proposal, each);
            const isDone = open === 0 && (each !== "review" || proposal.submitted_at !== null);
            return (
              <Link
                key={each}
                to="/dashboard/proposals/$id/$step"
                params={{ id: proposal.id, step: each }}
                className={classes.step}
                data-step={each}
                data-active={each === read || undefined}
                data-done={isDone || undefined}
                aria-current={each === read ? "step" : undefined}
                resetScroll={false}
                onClick={() => setPreviewing(false)}
              >
                <Span flex="none" size={12} isTabular className={classes.number} aria-hidden="true">
                  {isDone ? <IconCheck size={14} stroke={2.2} /> : index + 1}
                </Span>
                <span className={classes.stepName}>{stepName(t, each, isSent)}</span>
                {open > 0 && (
                  <Text
                    as="span"
                    size={11}
                    weight={600}
                    tone="partly"
                    className={classes.open}
                    title={t("proposals.step_open", { count: open })}
                  >
                    {open}
                    <VisuallyHidden> {t("proposals.step_open", { count: open })}</VisuallyHidden>
                  </Text>
                )}
              </Link>
            );
          })}
        </Row>
        {proposal.status === "draft" && !isFixed && (
          <WrittenBy key={JSON.stringify(proposal.written_by)} written_by={proposal.written_by} />
        )}
        {proposal.status === "draft" && !isFixed && <MatchChanged editor={editor} />}
        {proposal.status === "withdrawn" && <p className={classes.notice}>{t("proposals.withdrawn")}</p>}
        <div className={classes.panes}>
          {isForm && (
            <section ref={pane} className={classes.form} aria-label={t("proposals.steps")} onFocus={follow}>
              <LanguageStrip languages={languages} isFixed={isFixed} />
              <fieldset disabled={isFixed} className={classes.fields}>
                {steps.map((each) => {
                  const Section = sections[each];
                  return (
                    <section
                      key={each}
                      className={classes.section}
                      data-section={each}
                      aria-label={stepName(t, each, isSent)}
                      tabIndex={-1}
                    >
                      <Section editor={editor} languages={languages} go={go} foot={isFixed || read !== "review" ? null : foot} />
                    </section>
                  );
                })}
              </fieldset>
            </section>
          )}
          {(isWide || isPreviewing) && <PreviewPane languages={languages} isFixed={isFixed} part={part} onPick={pick} />}
        </div>
        {!isWide && (
          <Row as="footer" gap={12} align="stretch" justify="between" className={classes.foot} ref={setFoot}>
            <Button variant="default" size="lg" onClick={() => setPreviewing(!isPreviewing)}>
              {t(isPreviewing ? "proposals.preview_hide" : "proposals.preview_show")}
            </Button>
            {(read !== "review" || isPreviewing) && (
              <Button size="lg" onClick={() => pick("review")} rightSection={<IconArrowRight size={16} stroke={1.6} />}>
                {t(isSent ? "proposals.sent_open" : "proposals.review_title")}
              </Button>
            )}
          </Row>
        )}
        <ConflictDialog editor={editor} />
        <RedraftDialog editor={editor} language={redraft} onClose={() => setRedraft(null)} />
      </Stack>
    </PassageProvider>
  );
}
