import { ActionIcon, Button, Loader } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  IconCloudCheck,
  IconCloudOff,
  IconEyeOff,
  IconLanguage,
} from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { anonymities } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Proposal } from "#contract/proposal.ts";
import { CallFailed } from "#web/api.ts";
import { useLocaleName } from "#web/areas/shell/preferences.tsx";
import { useKeys } from "#web/areas/shell/use-keys.ts";
import { failureText } from "#web/failures.ts";
import { mayEdit, useUser } from "#web/session.ts";
import { Menu, Tooltip } from "#web/ui/floating.tsx";
import { EmptyState, ErrorState, SkeletonRows } from "#web/ui/states.tsx";
import { useCall } from "#web/use-call.ts";
import { type Locale, locales, useWords } from "#web/words/words.ts";
import { type Step, steps } from "./addresses.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import classes from "./editor.module.css";
import { PassageProvider } from "./open-passage.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { openOf, stepName } from "./proposal-words.ts";
import { RedraftDialog } from "./redraft-dialog.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { BrandStep } from "./steps/brand-step.tsx";
import { InformationStep } from "./steps/information-step.tsx";
import { LetterStep } from "./steps/letter-step.tsx";
import { RequirementsStep } from "./steps/requirements-step.tsx";
import { ReviewStep } from "./steps/review-step.tsx";
import { StartStep } from "./steps/start-step.tsx";
import { StrengthsStep } from "./steps/strengths-step.tsx";
import { type Editor, useEditor } from "./use-editor.ts";

/** A proposal step by step, with the client's page beside it. */
export function EditorScreen({ id, step }: { id: string; step: Step }) {
  const t = useWords();
  const shown = useCall(api.proposal.show, { id }, { quiet: true, refetchOnWindowFocus: false });
  if (shown.isPending) return <SkeletonRows isWide height={64} rows={8} label={t("common.loading")} />;
  if (shown.isError && !shown.data) {
    const isMissing = shown.error instanceof CallFailed && [404, 410].includes(shown.error.status);
    if (isMissing)
      return <EmptyState title={failureText(shown.error)} action={<Link to="/dashboard/proposals">{t("proposals.back")}</Link>} />;
    return (
      <ErrorState
        title={t("common.could_not_load")}
        text={failureText(shown.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => shown.refetch()}
      />
    );
  }
  return <Loaded loaded={shown.data.data.proposal} step={step} />;
}

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
  const at = steps.indexOf(step);
  const next = steps[at + 1];
  const go = (to: Step) => void navigate({ to: "/dashboard/proposals/$id/$step", params: { id: proposal.id, step: to } });
  const stepper = useRef<HTMLElement>(null);
  // Where the steps don't fit beside each other, the one that is open is in sight.
  useEffect(() => {
    stepper.current?.querySelector(`[data-step="${step}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [step]);
  useEffect(() => {
    document.title = `${proposal.candidate_name}: ${stepName(t, step)} · Proffer`;
  }, [proposal.candidate_name, step, t]);
  useKeys({
    z: (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.shiftKey) editor.redo();
      else editor.undo();
    },
  });
  const pick = (to: Step) => {
    setPreviewing(false);
    go(to);
  };
  return (
    <PassageProvider candidate_id={proposal.candidate_id}>
      <div className={classes.screen}>
        <header className={classes.head}>
          <ActionIcon component={Link} to="/dashboard/proposals" size={32} aria-label={t("proposals.back")}>
            <IconArrowLeft size={18} stroke={1.6} />
          </ActionIcon>
          <h1 className={classes.title}>
            <span className={classes.who}>{proposal.candidate_name || t("common.unnamed")}</span>{" "}
            <span className={classes.forJob}>
              {t("proposals.for_job", { job: [proposal.job_title, proposal.client_name].filter(Boolean).join(", ") })}
            </span>
          </h1>
          <StatusBadge status={proposal.status} />
          <span className={classes.space} />
          {!isFixed && <SaveMark editor={editor} />}
          {!isFixed && <HeadMenus editor={editor} onLanguage={setRedraft} />}
          {next && (
            <Button rightSection={<IconArrowRight size={16} stroke={1.6} />} onClick={() => go(next)} className={classes.next}>
              {t("proposals.next", { step: stepName(t, next) })}
            </Button>
          )}
        </header>
        <nav ref={stepper} className={classes.steps} aria-label={t("proposals.steps")}>
          {steps.map((each, index) => {
            const open = openOf(proposal, each);
            return (
              <Link
                key={each}
                to="/dashboard/proposals/$id/$step"
                params={{ id: proposal.id, step: each }}
                className={classes.step}
                data-step={each}
                data-active={each === step || undefined}
                data-done={index < at || undefined}
                aria-current={each === step ? "step" : undefined}
              >
                <span className={classes.number} aria-hidden="true">
                  {index < at ? <IconCheck size={14} stroke={2.2} /> : index + 1}
                </span>
                <span className={classes.stepName}>{stepName(t, each)}</span>
                {open > 0 && (
                  <span className={classes.open} title={t("proposals.step_open", { count: open })}>
                    {open}
                    <span className={classes.hidden}> {t("proposals.step_open", { count: open })}</span>
                  </span>
                )}
              </Link>
            );
          })}
        </nav>
        {proposal.status === "withdrawn" && <p className={classes.notice}>{t("proposals.withdrawn")}</p>}
        <div className={classes.panes}>
          {(isWide || !isPreviewing) && (
            <section className={classes.form} aria-label={stepName(t, step)}>
              <fieldset disabled={isFixed} className={classes.fields}>
                <StepForm editor={editor} step={step} go={go} foot={isFixed ? null : foot} />
              </fieldset>
            </section>
          )}
          {(isWide || isPreviewing) && <PreviewPane editor={editor} onPick={pick} />}
        </div>
        {!isWide && (
          <footer className={classes.foot} ref={setFoot}>
            <Button variant="default" size="lg" onClick={() => setPreviewing(!isPreviewing)}>
              {t(isPreviewing ? "proposals.preview_hide" : "proposals.preview_show")}
            </Button>
            {next && (
              <Button size="lg" onClick={() => go(next)} rightSection={<IconArrowRight size={16} stroke={1.6} />}>
                {stepName(t, next)}
              </Button>
            )}
          </footer>
        )}
        <ConflictDialog editor={editor} />
        <RedraftDialog editor={editor} language={redraft} onClose={() => setRedraft(null)} />
      </div>
    </PassageProvider>
  );
}

interface StepFormProps {
  editor: Editor;
  step: Step;
  go: (to: Step) => void;
  /** Where the primary button of the last step stands on a narrow screen. */
  foot: HTMLElement | null;
}

function StepForm({ editor, step, go, foot }: StepFormProps) {
  switch (step) {
    case "start":
      return <StartStep editor={editor} />;
    case "strengths":
      return <StrengthsStep editor={editor} />;
    case "brand":
      return <BrandStep editor={editor} />;
    case "information":
      return <InformationStep editor={editor} />;
    case "cover-letter":
      return <LetterStep editor={editor} />;
    case "requirements":
      return <RequirementsStep editor={editor} />;
    case "review":
      return <ReviewStep editor={editor} go={go} foot={foot} />;
  }
}

function SaveMark({ editor }: { editor: Editor }) {
  const t = useWords();
  const { state } = editor;
  return (
    <span className={classes.saved} role="status">
      {state === "failed" ? (
        <IconCloudOff size={16} stroke={1.6} />
      ) : state === "saved" ? (
        <IconCloudCheck size={16} stroke={1.6} />
      ) : (
        <Loader size={14} aria-hidden="true" />
      )}
      <span className={classes.savedWords}>
        {t(state === "failed" ? "proposals.not_saved" : state === "saved" ? "proposals.saved" : "proposals.saving")}
      </span>
      <Tooltip label={t("proposals.undo")}>
        <ActionIcon size={28} aria-label={t("proposals.undo")} disabled={!editor.canUndo} onClick={editor.undo}>
          <IconArrowBackUp size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t("proposals.redo")}>
        <ActionIcon size={28} aria-label={t("proposals.redo")} disabled={!editor.canRedo} onClick={editor.redo}>
          <IconArrowForwardUp size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

/** Anonymity and language hold for the whole proposal, so they stand above every step. */
function HeadMenus({ editor, onLanguage }: { editor: Editor; onLanguage: (language: Locale) => void }) {
  const t = useWords();
  const nameOf = useLocaleName();
  const { draft, edit } = editor;
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconEyeOff size={16} stroke={1.6} color="var(--icon)" />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
            aria-label={t("proposals.anonymity_of", { level: t(`proposals.level_${draft.anonymity}`) })}
            className={classes.menu}
          >
            <span className={classes.long}>{t("proposals.anonymity_of", { level: t(`proposals.level_${draft.anonymity}`) })}</span>
            <span className={classes.short}>{t(`proposals.level_${draft.anonymity}`)}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {anonymities.map((level) => (
            <Menu.Item key={level} onClick={() => edit({ anonymity: level })} aria-current={level === draft.anonymity || undefined}>
              <span className={classes.level}>{t(`proposals.level_${level}`)}</span>
              <span className={classes.levelText}>{t(`proposals.level_${level}_text`)}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end" width={160}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconLanguage size={16} stroke={1.6} color="var(--icon)" />}
            rightSection={<IconChevronDown size={14} stroke={1.6} />}
            aria-label={`${t("proposals.language")}: ${nameOf(draft.language)}, ${draft.language.toUpperCase()}`}
            className={classes.menu}
          >
            <span className={classes.long}>{nameOf(draft.language)}</span>
            <span className={classes.short}>{draft.language.toUpperCase()}</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {locales.map((locale) => (
            <Menu.Item
              key={locale}
              onClick={() => {
                if (locale === draft.language) return;
                edit({ language: locale });
                onLanguage(locale);
              }}
              aria-current={locale === draft.language || undefined}
            >
              {nameOf(locale)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
