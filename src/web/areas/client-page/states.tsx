import { type FormEvent, useRef, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { LinkState } from "#contract/proposal/client-page.ts";
import { firstNameOf, formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { ClosedShare, SharedProposal, ShareKind } from "#contract/proposal/shared-proposal.ts";
import {
  AgencyBar,
  ArrivingHeading,
  Frame,
  LanguageSwitch,
  type LanguageSwitchProps,
  RecruiterCard,
  useIsAwake,
  WithoutScript,
} from "./frame.tsx";
import { pageWords } from "./page-words.ts";
import pieces from "./pieces.module.css";
import classes from "./states.module.css";

export type Refusal = { kind: "wrong" } | { kind: "too_many"; wait_seconds: number } | { kind: "offline" } | { kind: "failed" };

interface PasswordProps extends LanguageSwitchProps {
  kind: ShareKind;
  agency: SharedProposal["agency"];
  /** Null when it opened. */
  onOpen: (password: string) => Promise<Refusal | null>;
}

export function Password({ kind, agency, onOpen, ...shown }: PasswordProps) {
  const { language } = shown;
  const words = pageWords[language];
  const isAwake = useIsAwake();
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
        <LanguageSwitch {...shown} />
      </AgencyBar>
      <main className={classes.state}>
        <h1>{words.password_title[kind]}</h1>
        <p>{words.password_hint(agency.name)}</p>
        <WithoutScript text={words.password_without_script(agency.name)} />
        <form className={`${pieces.field} ${classes.password}`} noValidate onSubmit={open} inert={!isAwake} data-needs-script>
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
            {refusal && <p className={pieces.wrong}>{refusalText(refusal, language)}</p>}
          </div>
          <button type="submit" className={`${pieces.primary} ${pieces.large}`} data-main aria-disabled={is_opening || undefined}>
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
  if (refusal.kind === "too_many") return words.too_many(waitText(refusal.wait_seconds, language));
  return refusal.kind === "offline" ? words.offline : words.failed;
}

/** Says who to turn to, and nothing about the candidate. */
export function Closed({ closed, address, ...shown }: LanguageSwitchProps & { closed: ClosedShare; address: string }) {
  const { language } = shown;
  const words = pageWords[language];
  const { agency, recruiter, reason, kind } = closed;
  const first_name = firstNameOf(recruiter.name);
  const letter = new URLSearchParams({
    subject: words.ask_subject,
    body: words.ask_body(first_name, address),
  });
  return (
    <Frame brand_color={agency.brand_color} language={language}>
      <AgencyBar agency={agency}>
        <LanguageSwitch {...shown} />
      </AgencyBar>
      <main className={classes.state}>
        <ArrivingHeading level={1}>{words.closed[kind][reason](formatDay(closed.closed_at, language))}</ArrivingHeading>
        <p>{words.closed_hint[reason](first_name)}</p>
        {reason === "expired" && (
          // A plus is a plus in a mailto link, not a space.
          <a
            className={`${pieces.primary} ${pieces.large}`}
            data-main
            href={`mailto:${recruiter.email}?${letter.toString().replaceAll("+", "%20")}`}
          >
            {words.ask_again}
          </a>
        )}
        <div className={pieces.sender}>
          <RecruiterCard recruiter={recruiter} role={proposalWords[language].recruiter_at(recruiter.title, agency.name)} />
        </div>
      </main>
    </Frame>
  );
}

type TroubleProps = LanguageSwitchProps & { address: string } & Extract<LinkState, { kind: "missing" | "failed" | "too_many" }>;

/** Nothing to show: no such page, or none now. */
export function Trouble({ address, ...state }: TroubleProps) {
  const { language } = state;
  const words = pageWords[language];
  const [title, hint] = {
    missing: [words.missing, words.missing_hint] as const,
    failed: [words.failed, words.failed_hint] as const,
    too_many: [words.failed, state.kind === "too_many" ? words.too_many(waitText(state.wait_seconds, language)) : ""] as const,
  }[state.kind];
  return (
    <Frame brand_color={null} language={language}>
      <header className={classes.plain_bar}>
        <LanguageSwitch {...state} />
      </header>
      <main className={classes.state}>
        <ArrivingHeading level={1}>{title}</ArrivingHeading>
        <p>{hint}</p>
        {state.kind !== "missing" && (
          <a className={`${pieces.primary} ${pieces.large}`} data-main href={address}>
            {words.try_again}
          </a>
        )}
      </main>
    </Frame>
  );
}

const waitText = (seconds: number, language: Language) => pageWords[language].minutes(Math.max(1, Math.ceil(seconds / 60)));
