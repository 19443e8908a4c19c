import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ClosedConsent as Closed, ConsentAnswer, SharedConsent } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import type { LinkPage } from "#contract/proposal/client-page.ts";
import { firstNameOf, formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import { sendTo } from "#web/areas/client-page/calls.ts";
import {
  AgencyBar,
  ArrivingHeading,
  Frame,
  LanguageSwitch,
  type LanguageSwitchProps,
  RecruiterCard,
  useIsAwake,
  WithoutScript,
} from "#web/areas/client-page/frame.tsx";
import { KeptArea, useKeptByLink } from "#web/areas/client-page/kept-area.tsx";
import { usePageLanguage } from "#web/areas/client-page/page-language.ts";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import classes from "./consent-page.module.css";
import { consentWords, wordsOf } from "./consent-words.ts";

/** The page behind a consent link: who asks, for what, what is shown, until when; and the answer. */
export function ConsentPage({ page, shared: first }: { page: LinkPage; shared: SharedConsent }) {
  const [state, setState] = useState<{ shared: SharedConsent; is_new: boolean } | { closed: Closed }>({
    shared: first,
    is_new: false,
  });
  const shown = usePageLanguage(page.language, (language) => consentWords[language].page_title(first.agency.name));
  const { language } = shown;

  /** Whether it arrived. */
  async function answer(given: ConsentAnswer, said: string): Promise<boolean> {
    const body = { answer: given, words: said.trim() || null, language };
    const path = `${page.token}/answer`;
    const result = await sendTo<{ shared: SharedConsent }, Closed>("/v1/consents/", path, { language, key: null }, body);
    if (result.kind === "done") setState({ shared: result.data.shared, is_new: true });
    else if (result.kind === "closed") setState(result);
    return result.kind === "done" || result.kind === "closed";
  }

  if ("closed" in state) return <ClosedConsent {...shown} closed={state.closed} />;
  const { shared, is_new } = state;
  return (
    <Party {...shown} party={shared}>
      <Question key={shared.answer?.at ?? ""} shared={shared} is_new={is_new} language={language} onAnswer={answer} />
    </Party>
  );
}

/** A question that nobody can answer any more, with whom to ask. */
export function ClosedConsent({ closed, ...shown }: LanguageSwitchProps & { closed: Closed }) {
  const { language } = shown;
  const words = consentWords[language];
  return (
    <Party {...shown} party={closed}>
      <ArrivingHeading level={1}>{words.closed[closed.reason](formatDay(closed.closed_at, language))}</ArrivingHeading>
      <p className={classes.text}>{words.closed_hint[closed.reason](firstNameOf(closed.recruiter.name))}</p>
    </Party>
  );
}

interface PartyProps extends LanguageSwitchProps {
  party: Pick<SharedConsent, "agency" | "recruiter">;
  children: ReactNode;
}

/** Who asks, around what they ask. */
function Party({ party: { agency, recruiter }, children, ...shown }: PartyProps) {
  const words = proposalWords[shown.language];
  return (
    <Frame brand_color={agency.brand_color} language={shown.language}>
      <AgencyBar agency={agency}>
        <LanguageSwitch {...shown} />
      </AgencyBar>
      <main className={classes.layout}>
        {children}
        <section className={pieces.sender} aria-label={words.contact}>
          <RecruiterCard recruiter={recruiter} role={words.recruiter_at(recruiter.title, agency.name)} />
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
  const { asked, agency, recruiter, answer, consent_until, expires_at } = shared;
  const words = wordsOf(language, asked.purpose);
  const until = asked.purpose === "propose" && asked.job_title === null ? words.until_any : words.until;
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
          words={words}
          language={language}
          is_new={is_new}
          onAnswer={onAnswer}
        />
      )}
      <Title level={answer ? 2 : 1}>{words.title(agency.name, asked.job_title)}</Title>
      <p className={classes.text}>{words.asks(recruiter.name, agency.name, asked.job_title, asked.client_name)}</p>
      {asked.message && <blockquote className={classes.message}>{asked.message}</blockquote>}
      {asked.purpose === "propose" && (
        <>
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
        </>
      )}
      <h2>{words.until_title}</h2>
      <p className={classes.text}>{until(formatDay(consent_until, language))}</p>
      <WithoutScript text={pageWords[language].answer_without_script(who)} email={recruiter.email} />
      {!answer && (
        <AnswerForm {...{ words, language, onAnswer }} buttons={["yes", "no"]} hint={words.answer_until(formatDay(expires_at, language))} />
      )}
      <p className={`${pieces.note} ${classes.kept}`}>{words.kept(agency.name)}</p>
    </>
  );
}

const Title = ({ level, children }: { level: 1 | 2; children: string }) => (level === 1 ? <h1>{children}</h1> : <h2>{children}</h2>);

interface AnsweredProps {
  answer: ConsentAnswer;
  at: string;
  said: string | null;
  who: string;
  words: ReturnType<typeof wordsOf>;
  language: Language;
  is_new: boolean;
  onAnswer: QuestionProps["onAnswer"];
}

/** What was answered, and the way to change it. */
function Answered({ answer, at, said, who, words, language, is_new, onAnswer }: AnsweredProps) {
  const [isAsking, setAsking] = useState(false);
  const isAwake = useIsAwake();
  const Heading = is_new ? ArrivingHeading : PlainHeading;
  return (
    <section className={`${pieces.card} ${classes.answered}`} data-answer={answer}>
      <Heading level={1}>{words.said[answer](who)}</Heading>
      <p className={classes.text}>{words.said_on[answer](formatDay(at, language))}</p>
      {said && <blockquote className={classes.message}>{said}</blockquote>}
      {answer === "yes" && !isAsking && (
        <button
          type="button"
          className={`${pieces.secondary} ${pieces.large}`}
          onClick={() => setAsking(true)}
          inert={!isAwake}
          data-needs-script
        >
          {words.take_back}
        </button>
      )}
      {answer === "yes" && isAsking && (
        <>
          <ArrivingHeading level={2}>{words.take_back_title}</ArrivingHeading>
          <p className={classes.text}>{words.take_back_text(who)}</p>
          <AnswerForm {...{ words, language, onAnswer }} buttons={["withdrawn"]} onCancel={() => setAsking(false)} />
        </>
      )}
      {answer !== "yes" && <AnswerForm {...{ words, language, onAnswer }} buttons={["change"]} />}
    </section>
  );
}

const PlainHeading = ({ children }: { level: 1 | 2; children: string }) => <h1>{children}</h1>;

type Choice = "yes" | "no" | "withdrawn" | "change";

interface AnswerFormProps {
  words: ReturnType<typeof wordsOf>;
  language: Language;
  buttons: Choice[];
  hint?: string;
  onAnswer: QuestionProps["onAnswer"];
  onCancel?: () => void;
}

function AnswerForm({ words, language, buttons, hint, onAnswer, onCancel }: AnswerFormProps) {
  const [said, setSaid] = useState("");
  const kept = useKeptByLink(`consent ${buttons[0]}`, said, "", setSaid);
  const id = useId();
  const [sending, setSending] = useState<Choice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAwake = useIsAwake();
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
    if (arrived) kept.forget();
    if (arrived || !isHere.current) return;
    setSending(null);
    setFailed(true);
  }
  return (
    <div className={classes.form} inert={!isAwake} data-needs-script>
      {buttons[0] !== "change" && (
        <div className={pieces.field}>
          <label htmlFor={id}>{buttons[0] === "withdrawn" ? words.words_back : words.words}</label>
          <KeptArea
            id={id}
            kept={kept}
            language={language}
            rows={2}
            maxLength={2000}
            value={said}
            onChange={(event) => setSaid(event.currentTarget.value)}
          />
        </div>
      )}
      <div role="alert">{hasFailed && <p className={pieces.wrong}>{words.problem}</p>}</div>
      <div className={classes.buttons}>
        {buttons.map((choice) => (
          <button
            key={choice}
            type="button"
            className={`${choice === "yes" || choice === "withdrawn" ? pieces.primary : pieces.secondary} ${pieces.large}`}
            aria-disabled={sending !== null || undefined}
            onClick={() => void send(choice)}
          >
            {sending === choice ? words.sending : labels[choice]}
          </button>
        ))}
        {onCancel && (
          <button type="button" className={`${pieces.secondary} ${pieces.large}`} onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
      {hint && <p className={pieces.note}>{hint}</p>}
    </div>
  );
}
