import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { darkened, isColor, lightened } from "#contract/brand-color.ts";
import type { Language } from "#contract/fields.ts";
import type { SharedProposal } from "#contract/proposal.ts";
import { telephoneLink } from "#contract/proposal-words.ts";
import classes from "./frame.module.css";
import { pageWords } from "./page-words.ts";

/** The page's own colour where an agency has none that can be read as one, and its ground when it is dark. */
const DELFT = "#2443a6";
const DARK_GROUND = "#1a1b1f";

export interface FrameProps {
  brand_color: string | null;
  language: Language;
  /** Inside the editor: always light, as wide as what holds it. */
  preview?: boolean;
  onClickCapture?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
}

/** What every state of the page stands in: colours, type, and the agency's colour made readable. */
export function Frame({ brand_color, language, preview = false, onClickCapture, children }: FrameProps) {
  const brand = brand_color && isColor(brand_color) ? brand_color : DELFT;
  const colors = { "--brand": darkened(brand), "--brand-bright": lightened(brand, DARK_GROUND) } as CSSProperties;
  return (
    <div className={classes.frame} data-preview={preview || undefined} lang={language} style={colors} onClickCapture={onClickCapture}>
      {children}
    </div>
  );
}

export function AgencyBar({ agency, children }: { agency: SharedProposal["agency"]; children?: ReactNode }) {
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

export function LanguageSwitch({ language, onLanguage }: { language: Language; onLanguage: (language: Language) => void }) {
  const words = pageWords[language];
  return (
    <fieldset className={classes.languages} aria-label={words.language}>
      <button type="button" lang="en" aria-label="EN, English" aria-pressed={language === "en"} onClick={() => onLanguage("en")}>
        EN
      </button>
      <button type="button" lang="nl" aria-label="NL, Nederlands" aria-pressed={language === "nl"} onClick={() => onLanguage("nl")}>
        NL
      </button>
    </fieldset>
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
