import { Button } from "@mantine/core";
import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { createPortal } from "react-dom";
import { api } from "#contract/index.ts";
import type { Leak, ProposalCheck } from "#contract/proposal/proposal.ts";
import { otherLanguage } from "#contract/text/two-languages.ts";
import type { SectionProps } from "#web/areas/proposal/editor/section-props.ts";
import type { Editor } from "#web/areas/proposal/editor/use-editor.ts";
import { type Languages, useLanguageNames } from "#web/areas/proposal/editor/use-languages.ts";
import { readsProposals } from "#web/areas/proposal/list/use-proposal-actions.ts";
import { type Answer, CallFailed, fieldErrors } from "#web/kit/calls/api.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { RecipientsLeft } from "#web/kit/plan/recipients-left.tsx";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { formatDate } from "#web/words/format.ts";
import { type Locale, useWords, type Words } from "#web/words/words.ts";
import type { Step } from "../addresses.ts";
import { AskConsent } from "../ask-consent.tsx";
import { LinkFields, useLink } from "../link-fields.tsx";
import { wasSent } from "../proposal-words.ts";
import { RecipientRows, useRecipients } from "../recipients.tsx";
import { recipientNames } from "../sent/links.tsx";
import { SentSection } from "../sent/sent-section.tsx";
import { ClaimLedger } from "./claim-ledger.tsx";
import { LeakList, LeakRulings } from "./leak-list.tsx";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";

/** Where it is sent; once it was, what became of it, with the form again for a new edition. */
export function ReviewStep({ editor, languages, go, foot }: SectionProps) {
  const t = useWords();
  const { proposal, take } = editor;
  const [isAnew, setAnew] = useState(false);
  const undo = useAction(api.proposal.undoSubmit, {
    refreshes: [...readsProposals, api.subscription.purchased],
    onDone: ({ data }) => take(data.proposal),
  });
  const onSent = ({ proposal: sent, share }: Sent) => {
    take(sent);
    setAnew(false);
    if (share.undo_seconds === 0) return;
    const names = recipientNames(sent.shares.find(({ id }) => id === share.id));
    showUndo({
      id: `sent-${sent.id}`,
      message: names ? t("proposals.sent_toast", { names, count: share.undo_seconds }) : t("proposals.sent_toast_link"),
      undoLabel: t("common.undo"),
      closeLabel: t("common.close"),
      shownMs: share.undo_seconds * 1000,
      onUndo: () => undo.mutate({ id: sent.id }),
    });
  };
  if (wasSent(proposal) && !isAnew) return <SentSection editor={editor} foot={foot} onSendAgain={() => setAnew(true)} />;
  return (
    <Sending editor={editor} languages={languages} go={go} foot={foot} onSent={onSent} onCancel={isAnew ? () => setAnew(false) : null} />
  );
}

type Sent = Answer<typeof api.proposal.submit>["data"];
interface SendingProps extends SectionProps {
  onSent: (sent: Sent) => void;
  onCancel: (() => void) | null;
}

/** What to know before it goes out, and whom it goes to. */
function Sending({ editor, languages, go, foot, onSent, onCancel }: SendingProps) {
  const t = useWords();
  const { proposal } = editor;
  const preview = useCall(api.proposal.preview, { id: proposal.id, papers: true }, { quiet: true });
  const [told, setTold] = useState<Leak[]>([]);
  const leaks = told.length > 0 ? told : (preview.data?.data.leaks ?? []);
  return (
    <>
      <StepHead title={t("proposals.review_title")} text={t("proposals.review_text")} />
      <Checks editor={editor} languages={languages} leaks={leaks} onRuled={() => setTold([])} go={go} />
      <LeakRulings rulings={preview.data?.data.rulings ?? []} candidate_id={proposal.candidate_id} />
      <SendForm
        editor={editor}
        isBlocked={leaks.length > 0 || proposal.checks.some(({ weight }) => weight === "block")}
        onLeaks={setTold}
        foot={foot}
        onSent={onSent}
        onCancel={onCancel}
      />
      <ClaimLedger claims={proposal.claims} />
    </>
  );
}

const icons = { block: IconAlertOctagon, confirm: IconAlertTriangle, advice: IconInfoCircle };
const asksFor = new Set<ProposalCheck["kind"]>(["no_consent", "consent_expired", "consent_refused"]);
const stepOfCheck: Partial<Record<ProposalCheck["kind"], Step>> = {
  no_availability: "information",
  no_pay: "information",
  no_strengths: "strengths",
  unsourced: "strengths",
  unmentioned: "cover-letter",
  blocked_word: "cover-letter",
  placeholder: "cover-letter",
};

/** The step where a part of the proposal is written: "strength:2" → strengths. */
const stepOfPart = (part: string): Step =>
  part.startsWith("strength")
    ? "strengths"
    : part.startsWith("requirement")
      ? "requirements"
      : part === "letter"
        ? "cover-letter"
        : "information";

interface ChecksProps {
  editor: Editor;
  languages: Languages;
  leaks: readonly Leak[];
  onRuled: () => void;
  go: (to: Step) => void;
}

function Checks({ editor, languages, leaks, onRuled, go }: ChecksProps) {
  const nameOf = useLanguageNames();
  const t = useWords();
  const { proposal, take, flush } = editor;
  const confirm = useAction(api.proposal.confirm, { onDone: ({ data }) => take(data.proposal) });
  const confirmAll = async () => {
    if (await flush()) confirm.mutate({ id: proposal.id, claims: proposal.unsourced, confirmed: true });
  };
  return (
    <div>
      {leaks.length > 0 && (
        <Row gap={10} align="start" size={13} className={classes.check} data-weight="block">
          <IconAlertOctagon size={16} stroke={1.6} />
          <div>
            {t("proposals.check_leaks", { count: leaks.length })}
            <LeakList leaks={leaks} language={proposal.language} canMask onRuled={onRuled} />
          </div>
        </Row>
      )}
      {proposal.checks.map((check) => {
        const Icon = icons[check.weight];
        const step = check.kind === "contradiction" ? stepOfPart(String(check.params.one_part)) : stepOfCheck[check.kind];
        return (
          <Row
            key={`${check.kind} ${JSON.stringify(check.params)}`}
            gap={10}
            align="start"
            size={13}
            className={classes.check}
            data-weight={check.weight}
          >
            <Icon size={16} stroke={1.6} />
            <div>
              {checkText(t, check, nameOf)}
              {asksFor.has(check.kind) && (
                <AskConsent
                  candidate={{ id: proposal.candidate_id, name: proposal.candidate_name }}
                  job={{ id: proposal.job_id, client_name: proposal.client_name }}
                  language={proposal.language}
                />
              )}
            </div>
            {check.kind === "unsourced" && (
              <Button size="xs" variant="default" loading={confirm.isPending} onClick={() => void confirmAll()}>
                {t("proposals.check_confirm_all")}
              </Button>
            )}
            {check.kind === "one_language" && (
              <Button
                size="xs"
                variant="default"
                loading={languages.translating === "all"}
                onClick={() =>
                  languages.translate(languages.behindIn(proposal.language) > 0 ? proposal.language : otherLanguage(proposal.language))
                }
              >
                {t("proposals.bring_all")}
              </Button>
            )}
            {step && check.kind !== "unsourced" && (
              <Button
                size="xs"
                variant="subtle"
                onClick={() => {
                  if (check.params.language) languages.show(check.params.language as Locale);
                  go(step);
                }}
              >
                {t("proposals.check_fix")}
              </Button>
            )}
          </Row>
        );
      })}
      {proposal.checks.length === 0 && leaks.length === 0 && (
        <Row gap={10} align="start" size={13} className={classes.check}>
          <IconCircleCheck size={16} stroke={1.6} />
          <div>{t("proposals.review_clear")}</div>
        </Row>
      )}
    </div>
  );
}

function checkText(t: Words, { kind, params }: ProposalCheck, nameOf: (locale: Locale) => string): string {
  const at = typeof params.at === "string" ? formatDate(params.at) : "";
  if (kind === "unsourced") return t("proposals.check_unsourced", { count: Number(params.count) });
  if (kind === "proposed_before") return t("proposals.check_proposed_before", { at, by: String(params.by), job: String(params.job) });
  if (kind === "consent_expired" || kind === "consent_refused") return t(`proposals.check_${kind}`, { at });
  if (kind === "contradiction")
    return t("proposals.check_contradiction", {
      one: String(params.one),
      one_part: partText(t, String(params.one_part)),
      other: String(params.other),
      other_part: partText(t, String(params.other_part)),
    });
  if (kind === "unmentioned")
    return t(params.line ? "proposals.check_unmentioned_line" : "proposals.check_unmentioned", {
      requirement: String(params.requirement),
      line: Number(params.line),
    });
  if (kind === "blocked_word") return t("proposals.check_blocked_word", { word: String(params.word) });
  if (kind === "placeholder") return t("proposals.check_placeholder", { text: String(params.text) });
  if (kind === "one_language")
    return t("proposals.check_one_language", {
      count: Number(params.count),
      language: nameOf(params.language as Locale),
      other: nameOf(params.other as Locale),
    });
  return t(`proposals.check_${kind}`);
}

/** Where a statement stands, as a reader finds it: "strength 2", "letter". */
function partText(t: Words, part: string): string {
  const [kind = "", index] = part.split(":");
  if (kind === "strength") return t("proposals.part_strength", { n: Number(index) + 1 });
  if (kind === "requirement") return t("proposals.part_requirement");
  if (kind === "letter") return t("proposals.part_letter");
  return t(kind === "summary" ? "proposals.part_summary" : "proposals.part_information");
}

interface SendFormProps {
  editor: Editor;
  isBlocked: boolean;
  onLeaks: (leaks: Leak[]) => void;
  /** A narrow screen's own foot, in reach of a thumb: there the button stands. */
  foot: HTMLElement | null;
  onSent: (sent: Sent) => void;
  /** Back to what was sent, where this is a new edition. */
  onCancel: (() => void) | null;
}

function SendForm({ editor, isBlocked, onLeaks, foot, onSent, onCancel }: SendFormProps) {
  const t = useWords();
  const { proposal, flush } = editor;
  const before = proposal.shares.findLast(({ recipients }) => recipients.length > 0)?.recipients;
  const to = useRecipients(proposal, before ?? [{ name: proposal.information.contact_name, email: proposal.contact_email }]);
  const link = useLink(`proposal ${proposal.id}`);
  const submit = useAction(api.proposal.submit, {
    refreshes: [...readsProposals, api.subscription.purchased],
    onDone: ({ data }) => {
      link.kept.forget();
      onSent(data);
    },
    onFailed: (failure) => {
      if (failure instanceof CallFailed && Array.isArray(failure.envelope.data?.leaks)) onLeaks(failure.envelope.data.leaks as Leak[]);
    },
  });
  const errors = fieldErrors(submit.error);
  const send = async () => {
    if (!(await flush()) || !(await to.keepClient())) return;
    submit.mutate({
      id: proposal.id,
      recipients: to.filled,
      ...link.asked,
    });
  };
  const isOpen = proposal.unsourced.length > 0;
  const id = useId();
  const button = (
    <Button type="submit" form={id} size={foot ? "lg" : "md"} loading={submit.isPending} disabled={isBlocked || isOpen}>
      {to.filled.length === 0
        ? t("proposals.make_link")
        : proposal.edition > 0
          ? t("proposals.send_again", { n: proposal.edition + 1 })
          : t("proposals.send")}
    </Button>
  );
  return (
    <form
      id={id}
      className={classes.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Text as="h3" mb={8} size={14} isPiece weight={600}>
        {t("proposals.recipients")}
      </Text>
      <Stack gap={16}>
        <RecipientRows to={to} errors={errors} />
        <LinkFields link={link} passwordError={errors.password} />
        {(!foot || onCancel) && (
          <Row gap={8} isWrapped>
            {!foot && button}
            {onCancel && (
              <Button variant="default" onClick={onCancel}>
                {t("common.cancel")}
              </Button>
            )}
          </Row>
        )}
        {foot && createPortal(button, foot)}
        <RecipientsLeft wanted={to.filled.length} />
      </Stack>
    </form>
  );
}
