import { IconEyeExclamation, IconFileText, IconListCheck, IconMessageReply, IconTargetArrow, IconUserQuestion } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { mayEdit, useUser } from "#web/session.ts";
import { AnchorLink, ButtonLink } from "#web/ui/links.tsx";
import { CountBadge } from "#web/ui/marks.tsx";
import { formatAgo, formatNumber, fullName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { type AttentionLine, STRONG } from "./attention.ts";
import classes from "./needs-attention.module.css";

/** So many lines at most; the rest are jobs, which have a list of their own. */
const MOST = 6;

/** What waits for a person: a line each, with one verb; the first line's is primary. */
export function NeedsAttention({ lines }: { lines: AttentionLine[] }) {
  const t = useWords();
  const editor = mayEdit(useUser());
  const shown = lines.slice(0, MOST);
  return (
    <section>
      <div className={classes.head}>
        <h2>{t("dashboard.needs_attention")}</h2>
        {lines.length > 0 && <CountBadge count={formatNumber(lines.length)} />}
      </div>
      {lines.length === 0 ? (
        <div className={classes.nothing}>
          <p>{t("dashboard.nothing_waits")}</p>
          <p className={classes.sub}>{t("dashboard.nothing_waits_text")}</p>
        </div>
      ) : (
        <ul className={classes.lines}>
          {shown.map((line, index) => (
            <li key={keyOf(line)} className={classes.line}>
              <Line line={line} isFirst={index === 0} mayEdit={editor} />
            </li>
          ))}
        </ul>
      )}
      {lines.length > MOST && (
        <AnchorLink to="/dashboard/jobs" search={{ view: "open" }} className={classes.more}>
          {t("dashboard.more_jobs", { count: lines.length - MOST })}
        </AnchorLink>
      )}
    </section>
  );
}

const keyOf = (line: AttentionLine) => ("proposal" in line ? line.proposal.id : "standing" in line ? line.standing.job.id : line.kind);

/** What a proposal asks: an answer to act on, a client to remind, drafts to send. */
function ProposalLine({ line, isFirst }: { line: Extract<AttentionLine, { kind: "answer" | "silent" | "drafts" }>; isFirst: boolean }) {
  const t = useWords();
  const look = isFirst ? "filled" : "default";
  if (line.kind === "drafts") {
    const [first] = line.proposals;
    return (
      <Row
        icon={<IconFileText size={16} stroke={1.6} />}
        isFirst={isFirst}
        title={t("dashboard.drafts", { count: line.proposals.length })}
        text={line.proposals
          .slice(0, 3)
          .map((each) => each.candidate_name || t("common.unnamed"))
          .join(", ")}
        when={first ? formatAgo(first.updated_at, t("common.now")) : null}
        action={
          <ButtonLink to="/dashboard/proposals" search={{ view: "draft" }} size="xs" variant={look}>
            {t("dashboard.look")}
          </ButtonLink>
        }
      />
    );
  }
  const { proposal } = line;
  const { response } = proposal;
  const Icon = line.kind === "answer" ? IconMessageReply : IconEyeExclamation;
  const who = proposal.candidate_name || t("common.unnamed");
  return (
    <Row
      icon={<Icon size={16} stroke={1.6} />}
      isFirst={isFirst}
      title={
        line.kind === "answer" && response
          ? t(`dashboard.answer_${response.decision}`, { name: response.name, who })
          : t("dashboard.silent", { who, count: proposal.views })
      }
      text={[response?.comment, proposal.job_title, proposal.client_name].filter(Boolean).join(" · ")}
      when={formatAgo((line.kind === "answer" ? response?.at : proposal.last_viewed_at) ?? proposal.updated_at, t("common.now"))}
      action={
        <ButtonLink
          to="/dashboard/proposals/$id/$step"
          params={{ id: proposal.id, step: "review" }}
          size="xs"
          variant={look}
          aria-label={`${t("dashboard.look")}: ${who}`}
        >
          {t("dashboard.look")}
        </ButtonLink>
      }
    />
  );
}

function Line({ line, isFirst, mayEdit }: { line: AttentionLine; isFirst: boolean; mayEdit: boolean }) {
  const t = useWords();
  const look = isFirst ? "filled" : "default";
  if (line.kind === "answer" || line.kind === "silent" || line.kind === "drafts") return <ProposalLine line={line} isFirst={isFirst} />;
  if (line.kind === "check") {
    const [only] = line.candidates;
    const verb = mayEdit ? t("dashboard.check") : t("dashboard.look");
    return (
      <Row
        icon={<IconListCheck size={16} stroke={1.6} />}
        isFirst={isFirst}
        title={t("dashboard.cvs_to_check", { count: line.total })}
        text={checkText(t, line)}
        when={only ? formatAgo(only.created_at, t("common.now")) : null}
        action={
          line.total === 1 && only ? (
            <ButtonLink to="/dashboard/candidates/$id" params={{ id: only.id }} size="xs" variant={look}>
              {verb}
            </ButtonLink>
          ) : (
            <ButtonLink to="/dashboard/candidates" search={{ view: "check" }} size="xs" variant={look}>
              {verb}
            </ButtonLink>
          )
        }
      />
    );
  }
  const { job, waiting, best, compared } = line.standing;
  if (line.kind === "strong") {
    return (
      <Row
        icon={<IconTargetArrow size={16} stroke={1.6} />}
        isFirst={isFirst}
        title={t("dashboard.strong_waiting", { count: waiting, title: job.title })}
        text={[job.client?.name, best && t("dashboard.best", { name: best.name ?? t("common.unnamed"), n: best.score })]
          .filter(Boolean)
          .join(". ")}
        when={formatAgo(best?.computed_at ?? job.created_at, t("common.now"))}
        action={
          <ButtonLink
            to="/dashboard/jobs/$id"
            params={{ id: job.id }}
            search={{ min: STRONG, stage: "suggested" }}
            size="xs"
            variant={look}
            aria-label={`${t("dashboard.look")}: ${job.title}`}
          >
            {t("dashboard.look")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Row
      icon={<IconUserQuestion size={16} stroke={1.6} />}
      isFirst={isFirst}
      title={t("dashboard.no_strong", { title: job.title, n: STRONG })}
      text={[job.client?.name, t("dashboard.compared", { count: compared, n: formatNumber(compared) })].filter(Boolean).join(". ")}
      when={formatAgo(job.created_at, t("common.now"))}
      action={
        <ButtonLink
          to="/dashboard/jobs/$id"
          params={{ id: job.id }}
          search={{ tab: "vacancy" }}
          size="xs"
          variant={look}
          aria-label={`${t("dashboard.review")}: ${job.title}`}
        >
          {t("dashboard.review")}
        </ButtonLink>
      }
    />
  );
}

/** "Tariq Hosseini, Hanna Lindqvist and 7 others, 21 fields"; the fields only where every CV is at hand. */
function checkText(t: Words, { candidates, total }: Extract<AttentionLine, { kind: "check" }>): string {
  const names = candidates.slice(0, 2).map((each) => fullName(each) ?? t("common.unnamed"));
  const others = total - names.length;
  const who = others > 0 ? t("dashboard.and_others", { names: names.join(", "), count: others }) : names.join(", ");
  if (candidates.length < total) return who;
  const fields = candidates.reduce((sum, each) => sum + each.unchecked_fields.length, 0);
  return `${who}, ${t("dashboard.fields", { count: fields })}`;
}

interface RowProps {
  icon: ReactNode;
  isFirst: boolean;
  title: string;
  text: string;
  when: string | null;
  action: ReactNode;
}

function Row({ icon, isFirst, title, text, when, action }: RowProps) {
  return (
    <>
      <span className={classes.icon} data-first={isFirst || undefined}>
        {icon}
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.sub}>{text}</span>
      </span>
      <span className={classes.when}>{when?.toLowerCase()}</span>
      <span className={classes.verb}>{action}</span>
    </>
  );
}
