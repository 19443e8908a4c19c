import { Button, CopyButton } from "@mantine/core";
import { IconAlertOctagon, IconAlertTriangle, IconChevronDown, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { createPortal } from "react-dom";
import { api } from "#contract/index.ts";
import type { ClientResponse, Leak, Proposal, ProposalCheck, Share } from "#contract/proposal.ts";
import { CallFailed, fieldErrors } from "#web/api.ts";
import { TranslateMenu } from "#web/areas/translation/translate-menu.tsx";
import { DialogActions } from "#web/ui/dialog-actions.tsx";
import { Menu, Modal } from "#web/ui/floating.tsx";
import { useAction, useCall } from "#web/use-call.ts";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import type { Step } from "../addresses.ts";
import { AskConsent } from "../ask-consent.tsx";
import { LinkFields, useLink } from "../link-fields.tsx";
import { filledRecipients, newRecipient, RecipientRows } from "../recipients.tsx";
import type { Editor } from "../use-editor.ts";
import { readsProposals } from "../use-proposal-actions.ts";
import { ClaimLedger } from "./claim-ledger.tsx";
import { LeakList, LeakRulings } from "./leak-list.tsx";
import { StepHead } from "./step-head.tsx";
import classes from "./steps.module.css";

/** What to know before it goes out, whom it goes to, and the links that there are. */
export function ReviewStep({ editor, go, foot }: { editor: Editor; go: (to: Step) => void; foot: HTMLElement | null }) {
  const t = useWords();
  const { proposal } = editor;
  const preview = useCall(api.proposal.preview, { id: proposal.id, papers: true }, { quiet: true });
  const [told, setTold] = useState<Leak[]>([]);
  const leaks = told.length > 0 ? told : (preview.data?.data.leaks ?? []);
  return (
    <>
      <StepHead title={t("proposals.review_title")} text={t("proposals.review_text")} />
      {proposal.response && <Answer response={proposal.response} />}
      <Checks editor={editor} leaks={leaks} onRuled={() => setTold([])} go={go} />
      <LeakRulings rulings={preview.data?.data.rulings ?? []} candidate_id={proposal.candidate_id} />
      <SendForm
        editor={editor}
        isBlocked={leaks.length > 0 || proposal.checks.some(({ weight }) => weight === "block")}
        onLeaks={setTold}
        foot={foot}
      />
      <Links editor={editor} />
      <ClaimLedger claims={proposal.claims} />
    </>
  );
}

function Answer({ response }: { response: ClientResponse }) {
  const t = useWords();
  return (
    <section className={classes.answer} aria-label={t("proposals.answer")}>
      <b>{t(`proposals.answer_${response.decision}`, { name: response.name })}</b> <small>{formatDate(response.at)}</small>
      {response.comment && (
        <p>
          {response.comment} <TranslateMenu text={response.comment} />
        </p>
      )}
      {response.reason && <p>{t(`proposals.reason_${response.reason}`)}</p>}
      {response.moments.length > 0 && <p>{response.moments.join("\n")}</p>}
    </section>
  );
}

const icons = { block: IconAlertOctagon, confirm: IconAlertTriangle, advice: IconInfoCircle };
const asksFor = new Set<ProposalCheck["kind"]>(["no_consent", "consent_expired", "consent_refused"]);
const stepOfCheck: Partial<Record<ProposalCheck["kind"], Step>> = {
  no_availability: "information",
  no_pay: "information",
  no_strengths: "strengths",
  unsourced: "strengths",
};

interface ChecksProps {
  editor: Editor;
  leaks: readonly Leak[];
  onRuled: () => void;
  go: (to: Step) => void;
}

function Checks({ editor, leaks, onRuled, go }: ChecksProps) {
  const t = useWords();
  const { proposal, take, flush } = editor;
  const confirm = useAction(api.proposal.confirm, { onDone: ({ data }) => take(data.proposal) });
  const confirmAll = async () => {
    if (await flush()) confirm.mutate({ id: proposal.id, claims: proposal.unsourced, confirmed: true });
  };
  return (
    <div>
      {leaks.length > 0 && (
        <div className={classes.check} data-weight="block">
          <IconAlertOctagon size={16} stroke={1.6} />
          <div>
            {t("proposals.check_leaks", { count: leaks.length })}
            <LeakList leaks={leaks} language={proposal.language} canMask onRuled={onRuled} />
          </div>
        </div>
      )}
      {proposal.checks.map((check) => {
        const Icon = icons[check.weight];
        const step = stepOfCheck[check.kind];
        return (
          <div key={check.kind} className={classes.check} data-weight={check.weight}>
            <Icon size={16} stroke={1.6} />
            <div>
              {checkText(t, check)}
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
            {step && check.kind !== "unsourced" && (
              <Button size="xs" variant="subtle" onClick={() => go(step)}>
                {t("proposals.check_fix")}
              </Button>
            )}
          </div>
        );
      })}
      {proposal.checks.length === 0 && leaks.length === 0 && (
        <div className={classes.check}>
          <IconCircleCheck size={16} stroke={1.6} />
          <div>{t("proposals.review_clear")}</div>
        </div>
      )}
    </div>
  );
}

function checkText(t: Words, { kind, params }: ProposalCheck): string {
  const at = typeof params.at === "string" ? formatDate(params.at) : "";
  if (kind === "unsourced") return t("proposals.check_unsourced", { count: Number(params.count) });
  if (kind === "proposed_before") return t("proposals.check_proposed_before", { at, by: String(params.by), job: String(params.job) });
  if (kind === "consent_expired" || kind === "consent_refused") return t(`proposals.check_${kind}`, { at });
  return t(`proposals.check_${kind}`);
}

interface SendFormProps {
  editor: Editor;
  isBlocked: boolean;
  onLeaks: (leaks: Leak[]) => void;
  /** A narrow screen's own foot, in reach of a thumb: there the button stands. */
  foot: HTMLElement | null;
}

function SendForm({ editor, isBlocked, onLeaks, foot }: SendFormProps) {
  const t = useWords();
  const { proposal, take, flush } = editor;
  const [recipients, setRecipients] = useState(() => [newRecipient(proposal.information.contact_name ?? "", proposal.contact_email ?? "")]);
  const link = useLink();
  const [url, setUrl] = useState<string | null>(null);
  const submit = useAction(api.proposal.submit, {
    refreshes: [...readsProposals, api.subscription.purchased],
    onDone: ({ data }) => {
      take(data.proposal);
      setUrl(data.share.url);
    },
    onFailed: (failure) => {
      if (failure instanceof CallFailed && Array.isArray(failure.envelope.data?.leaks)) onLeaks(failure.envelope.data.leaks as Leak[]);
    },
  });
  const errors = fieldErrors(submit.error);
  const filled = filledRecipients(recipients);
  const send = async () => {
    if (!(await flush())) return;
    submit.mutate({
      id: proposal.id,
      recipients: filled,
      ...link.asked,
    });
  };
  const isOpen = proposal.unsourced.length > 0;
  const id = useId();
  const button = (
    <Button type="submit" form={id} size={foot ? "lg" : "md"} loading={submit.isPending} disabled={isBlocked || isOpen}>
      {filled.length === 0
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
      <h3>{t("proposals.recipients")}</h3>
      <div className={classes.fields}>
        <RecipientRows typed={recipients} onChange={setRecipients} errors={errors} />
        <LinkFields link={link} passwordError={errors.password} />
        {foot ? createPortal(button, foot) : <div className={classes.buttons}>{button}</div>}
      </div>
      {url && (
        <div className={classes.sent} role="status" ref={(at) => at?.scrollIntoView({ block: "nearest" })}>
          <span>{t("proposals.sent")}</span>
          <code>{url}</code>
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button size="xs" variant="default" onClick={copy}>
                {t(copied ? "proposals.copied" : "proposals.copy_link")}
              </Button>
            )}
          </CopyButton>
          <Button size="xs" variant="default" component="a" href={url} target="_blank" rel="noreferrer">
            {t("proposals.open_link")}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The links that went out, each with its views; closing one works at once. */
function Links({ editor }: { editor: Editor }) {
  const t = useWords();
  const { proposal, take } = editor;
  const [isAsking, setAsking] = useState(false);
  const onDone = ({ data }: { data: { proposal: Proposal } }) => take(data.proposal);
  const revoke = useAction(api.proposal.revokeShare, { onDone });
  const withdraw = useAction(api.proposal.withdraw, { refreshes: readsProposals, onDone });
  const status = useAction(api.proposal.updateStatus, { refreshes: readsProposals, onDone });
  if (proposal.shares.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>{t("proposals.links")}</h3>
      {proposal.shares.map((share) => (
        <div key={share.id} className={classes.share}>
          <span>
            {share.recipients.map(({ name, email }) => name ?? email).join(", ") || t("proposals.link_only")}
            <small>{shareText(t, share)}</small>
          </span>
          {isLive(share) && (
            <Button
              size="xs"
              variant="default"
              loading={revoke.isPending}
              onClick={() => revoke.mutate({ id: proposal.id, share_id: share.id })}
            >
              {t("proposals.link_close")}
            </Button>
          )}
        </div>
      ))}
      {proposal.status !== "withdrawn" && (
        <div className={classes.buttons} style={{ marginTop: 12 }}>
          <Menu>
            <Menu.Target>
              <Button variant="default" rightSection={<IconChevronDown size={14} stroke={1.6} />}>
                {t("proposals.set_status")}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {(["interview", "accepted", "declined"] as const).map((each) => (
                <Menu.Item key={each} onClick={() => status.mutate({ id: proposal.id, status: each })}>
                  {t(`lists.proposal_status.${each}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
            {t("proposals.withdraw")}
          </Button>
        </div>
      )}
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t("proposals.withdraw_title")}
        size={480}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <p>{t("proposals.withdraw_text")}</p>
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(false)}>
            {t("common.cancel")}
          </Button>
          <Button loading={withdraw.isPending} onClick={() => withdraw.mutate({ id: proposal.id }, { onSuccess: () => setAsking(false) })}>
            {t("proposals.withdraw_now")}
          </Button>
        </DialogActions>
      </Modal>
    </section>
  );
}

const isLive = (share: Share) => !share.revoked_at && Date.parse(share.expires_at) > Date.now();

function shareText(t: Words, share: Share): string {
  const state = share.revoked_at
    ? t("proposals.link_closed")
    : isLive(share)
      ? t("proposals.link_open_until", { date: formatDate(share.expires_at) })
      : t("proposals.link_expired", { date: formatDate(share.expires_at) });
  return [state, t("proposals.link_views", { count: share.views }), share.has_password && t("proposals.link_password")]
    .filter(Boolean)
    .join(" · ");
}
