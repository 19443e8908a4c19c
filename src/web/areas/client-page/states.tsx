import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { ClosedShare, SharedProposal, ShareKind } from "#contract/proposal.ts";
import { firstNameOf, formatDay, proposalWords } from "#contract/proposal-words.ts";
import { AgencyBar, ArrivingHeading, Frame, LanguageSwitch, RecruiterCard } from "./frame.tsx";
import { pageWords } from "./page-words.ts";
import classes from "./states.module.css";

interface StateProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Grey lines where the page will stand, from the moment on that waiting is felt. */
export function Loading({ language }: { language: Language }) {
  return (
    <Frame brand_color={null} language={language}>
      <div className={classes.loading} role="status" aria-label={pageWords[language].loading}>
        <div className={classes.bar} />
        <div className={classes.lines}>
          {[40, 70, 90, 80, 0, 30, 95, 90, 60].map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that mean nothing
            <span key={at} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </Frame>
  );
}

export type Refusal = { kind: "wrong" } | { kind: "too_many"; wait_seconds: number } | { kind: "offline" } | { kind: "failed" };

interface PasswordProps extends StateProps {
  kind: ShareKind;
  agency: SharedProposal["agency"];
  /** Null when it opened. */
  onOpen: (password: string) => Promise<Refusal | null>;
}

export function Password({ kind, agency, language, onLanguage, onOpen }: PasswordProps) {
  const words = pageWords[language];
  const [password, setPassword] = useState("");
  const [is_opening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function open(event: FormEvent) {
    event.preventDefault();
    if (is_opening) return;
    if (password) {
      setOpening(true);
      const refused = await onOpen(password);
      if (!refused) return;
      setOpening(false);
      setRefusal(refused);
      if (refused.kind === "wrong") setPassword("");
    }
    field.current?.focus();
  }

  return (
    <Frame brand_color={agency.brand_color} language={language}>
      <AgencyBar agency={agency}>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </AgencyBar>
      <main className={classes.state}>
        <h1>{words.password_title[kind]}</h1>
        <p>{words.password_hint(agency.name)}</p>
        <form className={classes.password} noValidate onSubmit={open}>
          <label htmlFor="password">{words.password}</label>
          <input
            ref={field}
            id="password"
            name="password"
            type="password"
            autoComplete="off"
            maxLength={128}
            aria-invalid={refusal?.kind === "wrong" || undefined}
            aria-describedby="password-refused"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div id="password-refused" role="alert">
            {refusal && <p className={classes.wrong}>{refusalText(refusal, language)}</p>}
          </div>
          <button type="submit" className={classes.primary} aria-disabled={is_opening || undefined}>
            {words.open}
          </button>
        </form>
      </main>
    </Frame>
  );
}

function refusalText(refusal: Refusal, language: Language): string {
  const words = pageWords[language];
  if (refusal.kind === "wrong") return words.wrong_password;
  if (refusal.kind === "too_many") return words.too_many(words.minutes(Math.max(1, Math.ceil(refusal.wait_seconds / 60))));
  return refusal.kind === "offline" ? words.offline : words.failed;
}

/** Says who to turn to, and nothing about the candidate. */
export function Closed({ closed, language, onLanguage }: StateProps & { closed: ClosedShare }) {
  const words = pageWords[language];
  const { agency, recruiter, reason, kind } = closed;
  const first_name = firstNameOf(recruiter.name);
  const letter = new URLSearchParams({
    subject: words.ask_subject,
    body: words.ask_body(first_name, `${location.origin}${location.pathname}`),
  });
  return (
    <Frame brand_color={agency.brand_color} language={language}>
      <AgencyBar agency={agency}>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </AgencyBar>
      <main className={classes.state}>
        <ArrivingHeading level={1}>{words.closed[kind][reason](formatDay(closed.closed_at, language))}</ArrivingHeading>
        <p>{words.closed_hint[reason](first_name)}</p>
        {reason === "expired" && (
          // A plus is a plus in a mailto link, not a space.
          <a className={classes.primary} href={`mailto:${recruiter.email}?${letter.toString().replaceAll("+", "%20")}`}>
            {words.ask_again}
          </a>
        )}
        <div className={classes.recruiter}>
          <RecruiterCard recruiter={recruiter} role={proposalWords[language].recruiter_at(recruiter.title, agency.name)} />
        </div>
      </main>
    </Frame>
  );
}

interface TroubleProps extends StateProps {
  kind: "missing" | "offline" | "failed" | "too_many";
  wait_seconds?: number;
  onRetry: () => void;
}

export function Trouble({ kind, wait_seconds = 60, language, onLanguage, onRetry }: TroubleProps) {
  const words = pageWords[language];
  const again = useRef(onRetry);
  again.current = onRetry;
  useEffect(() => {
    if (kind !== "offline") return;
    const retry = () => again.current();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [kind]);
  const [title, hint] = {
    missing: [words.missing, words.missing_hint],
    offline: [words.offline, words.offline_hint],
    failed: [words.failed, words.failed_hint],
    too_many: [words.failed, words.too_many(words.minutes(Math.max(1, Math.ceil(wait_seconds / 60))))],
  }[kind] as [string, string];
  return (
    <Frame brand_color={null} language={language}>
      <header className={classes.plain_bar}>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </header>
      <main className={classes.state}>
        <ArrivingHeading level={1}>{title}</ArrivingHeading>
        <p>{hint}</p>
        {kind !== "missing" && (
          <button type="button" className={classes.primary} onClick={onRetry}>
            {words.try_again}
          </button>
        )}
      </main>
    </Frame>
  );
}
