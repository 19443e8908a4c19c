import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { Language } from "#contract/fields.ts";
import { darkened, isColor, lightened } from "#contract/proposal/brand-color.ts";
import { telephoneLink } from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { languages, nameOfLanguage } from "#contract/text/languages.ts";
import classes from "./frame.module.css";
import { pageWords } from "./page-words.ts";

/** The page's own colour where an agency has none that can be read as one, and its ground when it is dark. */
const DELFT = "#2443a6";
const DARK_GROUND = "#1a1b1f";

/** An agency's colour made readable, as the styles name it. */
export function colorsOf(brand_color: string | null): Record<`--${string}`, string> {
  const brand = brand_color && isColor(brand_color) ? brand_color : DELFT;
  return { "--brand": darkened(brand), "--brand-bright": lightened(brand, DARK_GROUND) };
}

interface FrameProps {
  brand_color: string | null;
  language: Language;
  /** Inside the editor: always light, as wide as what holds it. */
  preview?: boolean;
  onClickCapture?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

/** What every state of the page stands in: type and colours. The server's HTML brings the agency's in a style of its own, since the page's policy forbids `style=""`. */
export function Frame({ brand_color, language, preview = false, onClickCapture, children }: FrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, color] of Object.entries(colorsOf(brand_color))) ref.current?.style.setProperty(name, color);
  }, [brand_color]);
  return (
    <div ref={ref} className={classes.frame} data-preview={preview || undefined} lang={language} onClickCapture={onClickCapture}>
      {children}
    </div>
  );
}

const never = () => () => {};

/** False as the page comes from the server; true once its script is there and takes answers. */
export const useIsAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What takes the place of a form for whoever runs no scripts. The form itself is marked with `data-needs-script`. */
export function WithoutScript({ text, email }: { text: string; email?: string }) {
  return (
    <noscript>
      <p className={classes.without_script}>
        {text} {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </noscript>
  );
}

export function AgencyBar({ agency, children }: { agency: Pick<SharedProposal["agency"], "name" | "logo_url">; children?: ReactNode }) {
  return (
    <header className={classes.bar} data-part="brand">
      <span className={classes.agency}>
        {agency.logo_url && <img className={classes.logo} src={agency.logo_url} alt="" />}
        <span className={classes.agency_name}>{agency.name}</span>
      </span>
      {children}
    </header>
  );
}

export interface LanguageSwitchProps {
  language: Language;
  /** Changes it in place; without it the link leads to the same page in that language. */
  onLanguage?: (language: Language) => void;
}

export function LanguageSwitch({ language, onLanguage }: LanguageSwitchProps) {
  return (
    <nav className={classes.languages} aria-label={pageWords[language].language}>
      {languages.map((one) => (
        <a
          key={one}
          href={`?lang=${one}`}
          hrefLang={one}
          lang={one}
          aria-label={`${one.toUpperCase()}, ${nameOfLanguage[one]}`}
          aria-current={language === one || undefined}
          onClick={(event) => {
            if (!onLanguage) return;
            event.preventDefault();
            onLanguage(one);
          }}
        >
          {one.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

export function RecruiterCard({ recruiter, role }: { recruiter: SharedProposal["recruiter"]; role: string }) {
  const [first = "", ...others] = recruiter.name.split(/\s+/).map((part) => part.charAt(0));
  const initials = first + (others.at(-1) ?? "");
  return (
    <div className={classes.recruiter}>
      {recruiter.avatar_url ? (
        <img className={classes.avatar} src={recruiter.avatar_url} alt="" />
      ) : (
        <span className={classes.avatar} aria-hidden="true">
          {initials.toUpperCase()}
        </span>
      )}
      <div>
        <p className={classes.recruiter_name}>{recruiter.name}</p>
        <p className={classes.recruiter_role}>{role}</p>
        {recruiter.phone && <a href={telephoneLink(recruiter.phone)}>{recruiter.phone}</a>}
        <a href={`mailto:${recruiter.email}`}>{recruiter.email}</a>
      </div>
    </div>
  );
}

/** A heading that takes the focus when it appears, so that a screen reader says where one is now. */
export function ArrivingHeading({ level, className, children }: { level: 1 | 2; className?: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <Heading ref={ref} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
