import { IconCalendarPlus, IconMessage } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { ClientResponse, Decision, DeclineReason } from "#contract/proposal/proposal.ts";
import { firstNameOf, formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { ArrivingHeading, useIsAwake, WithoutScript } from "#web/areas/client-page/frame.tsx";
import { KeptArea, useKeptByLink } from "#web/areas/client-page/kept-area.tsx";
import { type PageWords, pageWords } from "#web/areas/client-page/page-words.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import type { Kept } from "#web/kit/draft/use-kept.ts";
import classes from "./answer-card.module.css";

export interface ClientAnswer {
  decision: Decision;
  name: string;
  comment: string | null;
  reason: DeclineReason | null;
  moments: string[];
}
/** Why an answer didn't arrive. */
export type AnswerProblem = keyof PageWords["problem"];

interface AnswerCardProps {
  shared: SharedProposal;
  response: ClientResponse | null;
  language: Language;
  expires_at: string | null;
  /** Null when it arrived; `response` then holds it. */
  onAnswer: (answer: ClientAnswer) => Promise<AnswerProblem | null>;
  /** Inside the editor: looks the same, does nothing. */
  is_inert: boolean;
  /** Inside a card of several: in its flow, nowhere at the foot of a screen. */
  is_inline?: boolean;
  /** An interview has its time: there is nobody left to invite. */
  is_planned?: boolean;
}

const decisions: readonly Decision[] = ["interview", "question", "not_a_fit"];
const icons = { interview: IconCalendarPlus, question: IconMessage, not_a_fit: null };

/** The client's answer: three ways, a short form for each, thanks. At the foot of a phone, in the side column elsewhere. */
export function AnswerCard({ shared, response, language, expires_at, onAnswer, is_inert, is_inline, is_planned }: AnswerCardProps) {
  const words = pageWords[language];
  const recruiter = firstNameOf(shared.recruiter.name);
  const [step, setStep] = useState<Decision | "choices" | "thanks">(response ? "thanks" : "choices");
  const [saved] = useState(() => draftFrom(response, shared.contact_name));
  const [draft, setDraft] = useState(saved);
  const kept = useKeptByLink("answer", draft, saved, setDraft);
  const buttons = useRef<Partial<Record<Decision, HTMLButtonElement | null>>>({});
  const [left, setLeft] = useState<Decision | null>(null);
  const titleId = useId();
  const isAwake = useIsAwake();
  // Whoever leaves a form stands again on the button that opened it.
  useLayoutEffect(() => {
    if (step === "choices" && left) buttons.current[left]?.focus();
  }, [step, left]);

  const choose = (decision: Decision) => {
    // Meanwhile somebody may have said who they are, beside another candidate.
    setDraft((before) => ({ ...before, name: before.name || (shared.contact_name ?? "") }));
    setStep(decision);
  };
  const button = (decision: Decision) => {
    const Icon = icons[decision];
    return (
      <button
        key={decision}
        type="button"
        className={decision === "interview" ? pieces.primary : pieces.secondary}
        ref={(at) => {
          buttons.current[decision] = at;
        }}
        onClick={() => choose(decision)}
      >
        {Icon && <Icon size={decision === "interview" ? 18 : 16} stroke={1.6} aria-hidden />}
        {words[decision]}
      </button>
    );
  };

  if (step === "thanks" && response) {
    return (
      <section className={classes.card} data-step="thanks" data-inline={is_inline} aria-label={words.think(shared.short_name)}>
        <Thanks
          response={response}
          language={language}
          shared={shared}
          expires_at={expires_at}
          onChange={() => {
            setLeft(response.decision);
            setStep("choices");
          }}
        />
        {/* A question decides nothing: what was open before it still is. */}
        {response.decision === "question" && (
          <div className={classes.choices} inert={!isAwake} data-needs-script>
            {(is_planned ? (["not_a_fit"] as const) : (["interview", "not_a_fit"] as const)).map(button)}
          </div>
        )}
      </section>
    );
  }
  if (step !== "choices" && step !== "thanks") {
    return (
      <section className={classes.card} data-step="form" data-inline={is_inline} aria-label={words.think(shared.short_name)}>
        <AnswerForm
          key={step}
          decision={step}
          draft={draft}
          onDraft={setDraft}
          kept={kept}
          shared={shared}
          language={language}
          onSend={async (answer) => {
            const problem = await onAnswer(answer);
            if (!problem) {
              kept.forget();
              setStep("thanks");
            }
            return problem;
          }}
          onBack={() => {
            setLeft(step);
            setStep(response ? "thanks" : "choices");
          }}
        />
      </section>
    );
  }
  return (
    <section className={classes.card} data-step="choices" data-inline={is_inline} aria-labelledby={titleId} inert={is_inert}>
      <h2 id={titleId} className={classes.title}>
        {words.think(shared.short_name)}
      </h2>
      <p className={classes.hint} data-needs-script>
        {words.no_account(recruiter)}
      </p>
      <WithoutScript text={words.answer_without_script(recruiter)} email={shared.recruiter.email} />
      <div className={classes.choices} inert={!isAwake} data-needs-script>
        {decisions.filter((one) => !is_planned || one !== "interview").map(button)}
      </div>
    </section>
  );
}

interface Draft {
  name: string;
  question: string;
  explanation: string;
  reason: DeclineReason | null;
  moments: [string, string, string];
}

function draftFrom(response: ClientResponse | null, contact_name: string | null): Draft {
  const [first = "", second = "", third = ""] = response?.moments ?? [];
  const comment = response?.comment ?? "";
  return {
    name: response?.name ?? contact_name ?? "",
    question: response?.decision === "question" ? comment : "",
    explanation: response?.decision === "not_a_fit" ? comment : "",
    reason: response?.reason ?? null,
    moments: [first, second, third],
  };
}

function answerFrom(decision: Decision, draft: Draft): ClientAnswer {
  const comment = decision === "question" ? draft.question : decision === "not_a_fit" ? draft.explanation : "";
  return {
    decision,
    name: draft.name.trim(),
    comment: comment.trim() || null,
    reason: decision === "not_a_fit" ? (draft.reason ?? "other") : null,
    moments: decision === "interview" ? draft.moments.map((moment) => moment.trim()).filter(Boolean) : [],
  };
}

type FieldName = "name" | "question" | "reason";

function problemsOf(decision: Decision, draft: Draft, words: PageWords): Partial<Record<FieldName, string>> {
  const has_reason = (draft.reason !== null && draft.reason !== "other") || draft.explanation.trim() !== "";
  return {
    ...(decision === "question" && !draft.question.trim() && { question: words.question_needed }),
    ...(decision === "not_a_fit" && !has_reason && { reason: words.reason_needed }),
    ...(!draft.name.trim() && { name: words.name_needed }),
  };
}

interface AnswerFormProps {
  decision: Decision;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  kept: Kept;
  shared: SharedProposal;
  language: Language;
  onSend: (answer: ClientAnswer) => Promise<AnswerProblem | null>;
  onBack: () => void;
}

function AnswerForm({ decision, draft, onDraft, kept, shared, language, onSend, onBack }: AnswerFormProps) {
  const words = pageWords[language];
  const { reason: reasons } = proposalWords[language];
  const recruiter = firstNameOf(shared.recruiter.name);
  const [was_tried, setTried] = useState(false);
  const [is_sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AnswerProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const wrong = was_tried ? problemsOf(decision, draft, words) : {};
  const change = (changes: Partial<Draft>) => onDraft({ ...draft, ...changes });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (is_sending) return;
    setTried(true);
    const [first] = Object.keys(problemsOf(decision, draft, words));
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    setProblem(null);
    const failed = await onSend(answerFrom(decision, draft));
    // When it arrived this form is gone.
    if (!failed) return;
    setSending(false);
    setProblem(failed);
  }

  const fieldProps = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    "aria-invalid": wrong[name] ? true : undefined,
    "aria-describedby": wrong[name] ? `${id}-${name}-wrong` : undefined,
  });
  const wrongText = (name: FieldName) =>
    wrong[name] && (
      <p id={`${id}-${name}-wrong`} className={pieces.wrong}>
        {wrong[name]}
      </p>
    );
  const title =
    decision === "interview"
      ? words.form.interview(shared.short_name)
      : decision === "question"
        ? words.form.question(recruiter)
        : words.form.not_a_fit;

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={send}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") onBack();
      }}
    >
      <ArrivingHeading level={2} className={classes.title}>
        {title}
      </ArrivingHeading>

      {decision === "question" && (
        <div className={pieces.field}>
          <label htmlFor={`${id}-question`}>{words.your_question}</label>
          <KeptArea
            kept={kept}
            language={language}
            {...fieldProps("question")}
            rows={4}
            maxLength={4000}
            value={draft.question}
            onChange={(event) => change({ question: event.currentTarget.value })}
          />
          {wrongText("question")}
        </div>
      )}

      {decision === "not_a_fit" && (
        <>
          <fieldset className={`${pieces.field} ${classes.reasons}`} aria-describedby={wrong.reason ? `${id}-reason-wrong` : undefined}>
            <legend>{words.reason}</legend>
            {(Object.keys(reasons) as DeclineReason[]).map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} checked={draft.reason === reason} onChange={() => change({ reason })} />
                {reasons[reason]}
              </label>
            ))}
            {wrongText("reason")}
          </fieldset>
          <div className={pieces.field}>
            <label htmlFor={`${id}-explanation`}>{words.explanation}</label>
            <KeptArea
              kept={kept}
              language={language}
              id={`${id}-explanation`}
              name="explanation"
              rows={2}
              maxLength={4000}
              value={draft.explanation}
              onChange={(event) => change({ explanation: event.currentTarget.value })}
            />
          </div>
        </>
      )}

      {decision === "interview" && (
        <fieldset className={`${pieces.field} ${classes.moments}`} aria-describedby={`${id}-moments`}>
          <legend>{words.moments}</legend>
          <p id={`${id}-moments`} className={classes.hint}>
            {words.moments_hint}
          </p>
          {draft.moments.map((moment, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: three places, always the same
              key={at}
              type="text"
              name={`moment-${at + 1}`}
              aria-label={words.moment(at + 1)}
              placeholder={at === 0 ? words.moment_example : undefined}
              autoComplete="off"
              maxLength={120}
              value={moment}
              onChange={(event) => {
                const { value } = event.currentTarget;
                change({ moments: draft.moments.map((old, place) => (place === at ? value : old)) as Draft["moments"] });
              }}
            />
          ))}
        </fieldset>
      )}

      <div className={pieces.field}>
        <label htmlFor={`${id}-name`}>{words.your_name}</label>
        <input
          {...fieldProps("name")}
          type="text"
          autoComplete="name"
          maxLength={120}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {wrongText("name")}
      </div>

      <div role="alert">{problem && <p className={pieces.wrong}>{words.problem[problem]}</p>}</div>
      <div className={classes.actions}>
        <button type="submit" className={pieces.primary} aria-disabled={is_sending || undefined}>
          {is_sending ? words.sending : words.send[decision]}
        </button>
        <button type="button" className={pieces.secondary} onClick={onBack}>
          {words.back}
        </button>
      </div>
    </form>
  );
}

interface ThanksProps {
  response: ClientResponse;
  shared: SharedProposal;
  language: Language;
  expires_at: string | null;
  onChange: () => void;
}

function Thanks({ response, shared, language, expires_at, onChange }: ThanksProps) {
  const words = pageWords[language];
  const isAwake = useIsAwake();
  const { reason: reasons } = proposalWords[language];
  const { decision, comment, reason, moments } = response;
  const say = decision === "question" ? words.thanks_question : words.thanks;
  return (
    <>
      <ArrivingHeading level={2} className={classes.title}>
        {say(firstNameOf(response.name), firstNameOf(shared.recruiter.name))}
      </ArrivingHeading>
      <div className={classes.said}>
        <p>
          {decision === "interview" ? words.you_invited(shared.short_name) : decision === "question" ? words.you_asked : words.you_declined}
        </p>
        {moments.length > 0 && (
          <ul>
            {moments.map((moment) => (
              <li key={moment}>{moment}</li>
            ))}
          </ul>
        )}
        {reason && (reason !== "other" || !comment) && <p>{reasons[reason]}.</p>}
        {comment && <p className={classes.comment}>{comment}</p>}
      </div>
      <p className={classes.change} inert={!isAwake} data-needs-script>
        <button type="button" onClick={onChange}>
          {words.change}
        </button>{" "}
        {expires_at && words.change_until(formatDay(expires_at, language, { year: false }))}
      </p>
    </>
  );
}
