import { useEffect, useRef, useState } from "react";
import type { ClosedConsent, ConsentAnswer, SharedConsent } from "#contract/consent.ts";
import type { Language } from "#contract/fields.ts";
import { firstNameOf, formatDay, proposalWords } from "#contract/proposal-words.ts";
import { type Result, sendTo } from "./calls.ts";
import classes from "./consent-page.module.css";
import { consentWords } from "./consent-words.ts";
import { AgencyBar, ArrivingHeading, Frame, LanguageSwitch, RecruiterCard } from "./frame.tsx";
import { Loading, Trouble } from "./states.tsx";

type State =
  | { kind: "loading" }
  | { kind: "open"; shared: SharedConsent; is_new: boolean }
  | { kind: "closed"; closed: ClosedConsent }
  | { kind: "missing" | "offline" | "failed" }
  | { kind: "too_many"; wait_seconds: number };

function languageOfAddress(): Language | null {
  const chosen = new URLSearchParams(location.search).get("lang");
  return chosen === "nl" || chosen === "en" ? chosen : null;
}

/** The page behind a consent link: who asks, for what, what is shown, until when; and the answer. */
export function ConsentPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: "loading" });
  const [chosen, setChosen] = useState(languageOfAddress);
  const own = state.kind === "open" ? state.shared.language : state.kind === "closed" ? state.closed.language : null;
  const language: Language = chosen ?? own ?? (navigator.language.startsWith("nl") ? "nl" : "en");
  const words = consentWords[language];
  const party = state.kind === "open" ? state.shared : state.kind === "closed" ? state.closed : null;

  function take(result: Result<{ shared: SharedConsent }, ClosedConsent>, is_new: boolean) {
    if (result.kind === "done") setState({ kind: "open", shared: result.data.shared, is_new });
    else if (result.kind === "closed") setState(result);
    else if (result.kind === "too_many" || result.kind === "offline" || result.kind === "missing") setState(result);
    else setState({ kind: result.kind === "failed" ? "failed" : "missing" });
  }
  async function load() {
    take(await sendTo("/v1/consents/", token, { language, key: null }), false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the link that the page was opened with
  useEffect(() => void load(), [token]);
  useEffect(() => {
    document.documentElement.lang = language;
    if (party) document.title = words.page_title(party.agency.name);
  }, [language, party, words]);

  function chooseLanguage(next: Language) {
    const address = new URL(location.href);
    address.searchParams.set("lang", next);
    history.replaceState(null, "", address);
    setChosen(next);
  }

  /** Whether it arrived. */
  async function answer(given: ConsentAnswer, said: string): Promise<boolean> {
    const body = { answer: given, words: said.trim() || null, language };
    const result = await sendTo<{ shared: SharedConsent }, ClosedConsent>(
      "/v1/consents/",
      `${token}/answer`,
      { language, key: null },
      body,
    );
    if (result.kind === "done" || result.kind === "closed") take(result, true);
    return result.kind === "done" || result.kind === "closed";
  }

  const shown = { language, onLanguage: chooseLanguage };
  if (state.kind === "loading") return <Loading language={language} />;
  if (!party || (state.kind !== "open" && state.kind !== "closed")) {
    return (
      <Trouble
        {...shown}
        {...(state as Exclude<State, { kind: "open" | "closed" | "loading" }>)}
        onRetry={() => {
          setState({ kind: "loading" });
          void load();
        }}
      />
    );
  }
  const { agency, recruiter } = party;
  return (
    <Frame brand_color={agency.brand_color} language={language}>
      <AgencyBar agency={{ ...agency, footer: null }}>
        <LanguageSwitch {...shown} />
      </AgencyBar>
      <main className={classes.layout}>
        {state.kind === "closed" ? (
          <>
            <ArrivingHeading level={1}>{words.closed[state.closed.reason](formatDay(state.closed.closed_at, language))}</ArrivingHeading>
            <p className={classes.text}>{words.closed_hint[state.closed.reason](firstNameOf(recruiter.name))}</p>
          </>
        ) : (
          <Question key={state.shared.answer?.at ?? ""} shared={state.shared} is_new={state.is_new} language={language} onAnswer={answer} />
        )}
        <section className={classes.recruiter} aria-label={proposalWords[language].contact}>
          <RecruiterCard recruiter={recruiter} role={proposalWords[language].recruiter_at(recruiter.title, agency.name)} />
        </section>
      </main>
    </Frame>
  );
}

interface QuestionProps {
  shared: SharedConsent;
  /** It was answered just now. */
  is_new: boolean;
  language: Language;
  onAnswer: (given: ConsentAnswer, words: string) => Promise<boolean>;
}

function Question({ shared, is_new, language, onAnswer }: QuestionProps) {
  const words = consentWords[language];
  const { asked, agency, recruiter, answer, consent_until, expires_at } = shared;
  const who = firstNameOf(recruiter.name);
  const facts = asked.shown.filter((fact) => fact !== "experience" && fact !== "education");
  const hides_contact = asked.anonymity !== "full";
  const told = facts.filter((fact) => !(hides_contact && (fact === "email" || fact === "phone" || fact === "links")));
  return (
    <>
      {answer && (
        <Answered
          answer={answer.answer}
          at={answer.at}
          said={answer.words}
          who={who}
          language={language}
          is_new={is_new}
          onAnswer={onAnswer}
        />
      )}
      <Title level={answer ? 2 : 1}>{words.title(agency.name, asked.job_title)}</Title>
      <p className={classes.text}>{words.asks(recruiter.name, agency.name, asked.job_title, asked.client_name)}</p>
      {asked.message && <blockquote className={classes.message}>{asked.message}</blockquote>}
      <h2>{words.shows}</h2>
      <ul className={classes.list}>
        <li>{words.name[asked.anonymity]}</li>
        <li>{words.fit}</li>
        {told.length > 0 && (
          <li>
            {words.also} {told.map((fact) => words.fact[fact]).join(", ")}
          </li>
        )}
      </ul>
      <h2>{words.until_title}</h2>
      <p className={classes.text}>{words.until(formatDay(consent_until, language))}</p>
      {!answer && (
        <AnswerForm {...{ words, onAnswer }} buttons={["yes", "no"]} hint={words.answer_until(formatDay(expires_at, language))} />
      )}
      <p className={classes.kept}>{words.kept(agency.name)}</p>
    </>
  );
}

const Title = ({ level, children }: { level: 1 | 2; children: string }) => (level === 1 ? <h1>{children}</h1> : <h2>{children}</h2>);

interface AnsweredProps {
  answer: ConsentAnswer;
  at: string;
  said: string | null;
  who: string;
  language: Language;
  is_new: boolean;
  onAnswer: QuestionProps["onAnswer"];
}

/** What was answered, and the way to change it. */
function Answered({ answer, at, said, who, language, is_new, onAnswer }: AnsweredProps) {
  const words = consentWords[language];
  const [isAsking, setAsking] = useState(false);
  const Heading = is_new ? ArrivingHeading : PlainHeading;
  return (
    <section className={classes.answered} data-answer={answer}>
      <Heading level={1}>{words.said[answer](who)}</Heading>
      <p className={classes.text}>{words.said_on[answer](formatDay(at, language))}</p>
      {said && <blockquote className={classes.message}>{said}</blockquote>}
      {answer === "yes" && !isAsking && (
        <button type="button" className={classes.secondary} onClick={() => setAsking(true)}>
          {words.take_back}
        </button>
      )}
      {answer === "yes" && isAsking && (
        <>
          <ArrivingHeading level={2}>{words.take_back_title}</ArrivingHeading>
          <p className={classes.text}>{words.take_back_text(who)}</p>
          <AnswerForm {...{ words, onAnswer }} buttons={["withdrawn"]} onCancel={() => setAsking(false)} />
        </>
      )}
      {answer !== "yes" && <AnswerForm {...{ words, onAnswer }} buttons={["change"]} />}
    </section>
  );
}

const PlainHeading = ({ children }: { level: 1 | 2; children: string }) => <h1>{children}</h1>;

type Choice = "yes" | "no" | "withdrawn" | "change";

interface AnswerFormProps {
  words: (typeof consentWords)[Language];
  buttons: Choice[];
  hint?: string;
  onAnswer: QuestionProps["onAnswer"];
  onCancel?: () => void;
}

function AnswerForm({ words, buttons, hint, onAnswer, onCancel }: AnswerFormProps) {
  const [said, setSaid] = useState("");
  const [sending, setSending] = useState<Choice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isHere = useRef(true);
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const labels: Record<Choice, string> = { yes: words.yes, no: words.no, withdrawn: words.take_back_now, change: words.change };
  async function send(choice: Choice) {
    if (sending) return;
    setSending(choice);
    setFailed(false);
    const arrived = await onAnswer(choice === "change" ? "yes" : choice, said);
    if (arrived || !isHere.current) return;
    setSending(null);
    setFailed(true);
  }
  return (
    <div className={classes.form}>
      {buttons[0] !== "change" && (
        <label className={classes.field}>
          {buttons[0] === "withdrawn" ? words.words_back : words.words}
          <textarea rows={2} maxLength={2000} value={said} onChange={(event) => setSaid(event.currentTarget.value)} />
        </label>
      )}
      <div role="alert">{hasFailed && <p className={classes.wrong}>{words.problem}</p>}</div>
      <div className={classes.buttons}>
        {buttons.map((choice) => (
          <button
            key={choice}
            type="button"
            className={choice === "yes" || choice === "withdrawn" ? classes.primary : classes.secondary}
            aria-disabled={sending !== null || undefined}
            onClick={() => void send(choice)}
          >
            {sending === choice ? words.sending : labels[choice]}
          </button>
        ))}
        {onCancel && (
          <button type="button" className={classes.secondary} onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
