import { IconDownload } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { ClientResponse, ClientThread } from "#contract/proposal/proposal.ts";
import {
  type Fact,
  factsOf,
  firstNameOf,
  formatDay,
  formatPeriod,
  type ProposalWords,
  proposalWords,
  quotedText,
  sourceOf,
  studyText,
} from "#contract/proposal/proposal-words.ts";
import type { SharedPage, SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { isOtherRead, pageIn } from "#contract/text/two-languages.ts";
import { AgencyBar, Frame, LanguageSwitch, RecruiterCard } from "#web/areas/client-page/frame.tsx";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import { LogoMark } from "#web/ui/marks/logo.tsx";
import { AnswerCard, type AnswerProblem, type ClientAnswer } from "./answer-card.tsx";
import classes from "./client-page.module.css";
import { FitTable } from "./fit-table.tsx";
import { Letter } from "./letter.tsx";
import { Thread } from "./thread.tsx";

/** What of a preview was clicked: the field that it comes from. */
export type PickedPart =
  | "brand"
  | "title"
  | "summary"
  | "facts"
  | `strength:${number}`
  | "requirements"
  | `requirement:${number}`
  | "letter"
  | "profile"
  | "recruiter";

type InPlace = Partial<Record<PickedPart, ReactNode>>;

export type FileKind = "pdf" | "docx";

interface ClientPageProps {
  shared: SharedProposal;
  response?: ClientResponse | null;
  /** The proposal's own texts have it where they are there in it, everything else has it always; the proposal's language where absent. */
  language?: Language;
  onLanguage?: (language: Language) => void;
  /** The day on which it is drawn; absent: this one. */
  today?: string;
  expires_at?: string | null;
  pdf_url?: string | null;
  docx_url?: string | null;
  /** The papers of the other language, where the page has both. */
  other_pdf_url?: string | null;
  other_docx_url?: string | null;
  /** Instead of following the files' addresses. */
  onDownload?: (kind: FileKind, address: string) => void;
  onAnswer?: (answer: ClientAnswer) => Promise<AnswerProblem | null>;
  /** What client and recruiter wrote to each other. */
  thread?: ClientThread;
  /** Null when it arrived, else why not, in words. */
  onAsk?: (message: { name: string; text: string }) => Promise<string | null>;
  /** Inside the editor: always light, answering and links do nothing, a click picks a part. */
  preview?: boolean;
  onPick?: (part: PickedPart) => void;
  /** Inside the editor: what stands in a part's place while it is edited there. */
  inPlace?: InPlace;
  /** What is to be said and chosen of interviews. */
  meeting?: ReactNode;
  is_planned?: boolean;
  /** On a shortlist: back to all of them, and to the ones beside. */
  way?: ReactNode;
}

/** How many facts a phone shows before anything else. */
const FIRST_FACTS = 4;
const answeredByNobody = async () => null;

/** The page that an agency's client reads: who, for which job, why; then the proof, and the answer. */
export function ClientPage(props: ClientPageProps) {
  const { shared: both, response = null, expires_at = null, preview = false } = props;
  const { onPick, onDownload, inPlace = {} } = props;
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = props.language ?? chosen ?? both.language;
  const shared = pageIn(both, language);
  const isOther = isOtherRead(both, language);
  const pdf_url = (isOther ? props.other_pdf_url : props.pdf_url) ?? null;
  const docx_url = (isOther ? props.other_docx_url : props.docx_url) ?? null;
  const words = proposalWords[language];
  const page = pageWords[language];
  const facts = factsOf(shared.facts, language, props.today ?? new Date().toISOString().slice(0, 10));
  const recruiter = firstNameOf(shared.recruiter.name);
  const Main = preview ? "div" : "main";

  function pick(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element)) return;
    // The language may be tried here too; what is being edited is the editor's.
    if (event.target.closest("button, a[hreflang], [data-in-place]")) return;
    if (event.target.closest("a")) event.preventDefault();
    const part = event.target.closest<HTMLElement>("[data-part]")?.dataset.part;
    if (part) onPick?.(part as PickedPart);
  }

  return (
    <Frame brand_color={shared.agency.brand_color} language={language} preview={preview} onClickCapture={preview ? pick : undefined}>
      <AgencyBar agency={shared.agency}>
        {both.other && <LanguageSwitch language={language} onLanguage={props.onLanguage ?? setChosen} />}
        <div className={classes.downloads} inert={preview}>
          {(pdf_url || preview) && (
            <FileLink kind="pdf" url={pdf_url} className={pieces.tool} label={page.as_pdf} onDownload={onDownload}>
              <IconDownload size={16} stroke={1.6} aria-hidden />
              <span className={pieces.wide}>{page.pdf}</span>
            </FileLink>
          )}
          {(docx_url || preview) && (
            <FileLink kind="docx" url={docx_url} className={`${pieces.tool} ${pieces.wide}`} label={page.as_word} onDownload={onDownload}>
              {page.word}
            </FileLink>
          )}
        </div>
      </AgencyBar>
      <Main className={classes.layout}>
        <div className={classes.lead}>
          {props.way}
          <p className={pieces.purpose}>{words.proposal_for(shared.client_name, shared.job_title)}</p>
          <h1 className={pieces.name} data-part="title">
            {shared.display_name}
          </h1>
          <Subtitle shared={shared} inPlace={inPlace} />
          {shared.changed_at && (
            <p className={`${pieces.note} ${classes.changed}`}>
              {words.changed_on(recruiter, formatDay(shared.changed_at, language, { year: false }))}
            </p>
          )}
          {language !== shared.language && <p className={`${pieces.note} ${classes.original}`}>{page.texts_in(shared.language)}</p>}
        </div>

        <div className={classes.body}>
          {props.meeting}
          {props.thread && props.thread.length > 0 && props.onAsk && (
            <Thread
              thread={props.thread}
              recruiter={recruiter}
              name={response?.name ?? shared.contact_name}
              language={language}
              onAsk={props.onAsk}
            />
          )}
          <Strengths shared={shared} words={words} language={language} inPlace={inPlace} />
          {shared.requirements.length > 0 && (
            <Section title={words.requirements} part="requirements">
              <FitTable requirements={shared.requirements} language={language} text_language={shared.language} inPlace={inPlace} />
            </Section>
          )}
          {(shared.letter.trim() || inPlace.letter) && (
            <Section title={words.letter} part="letter">
              <div className={classes.letter} lang={shared.language}>
                {inPlace.letter ?? <Letter markdown={shared.letter} />}
              </div>
            </Section>
          )}
          <Profile shared={shared} words={words} language={language} />
        </div>

        <div className={classes.side}>
          <AnswerCard
            shared={shared}
            response={response}
            language={language}
            expires_at={expires_at}
            onAnswer={props.onAnswer ?? answeredByNobody}
            is_inert={preview}
            is_planned={props.is_planned ?? false}
          />
          {facts.length > 0 && (
            <div className={classes.first_facts} data-part="facts">
              <h2 className={pieces.unseen}>{words.practical}</h2>
              <Facts facts={facts.slice(0, FIRST_FACTS)} />
            </div>
          )}
          {facts.length > FIRST_FACTS && (
            <div className={classes.more_facts} data-part="facts">
              <Facts facts={facts.slice(FIRST_FACTS)} />
            </div>
          )}
          <section className={`${pieces.sender} ${classes.sender}`} aria-label={words.contact} data-part="recruiter">
            <RecruiterCard recruiter={shared.recruiter} role={words.recruiter_at(shared.recruiter.title, shared.agency.name)} />
          </section>
        </div>

        <footer className={`${pieces.footer} ${classes.footer}`} data-part="brand">
          <div>
            {shared.agency.footer && <p lang={shared.language}>{shared.agency.footer}</p>}
            <p>
              {shared.sent_at && words.version_sent(shared.edition, formatDay(shared.sent_at, language))}{" "}
              {expires_at && words.closes_on(formatDay(expires_at, language))}
            </p>
            {!preview && <p className={classes.counted}>{page.what_is_counted(shared.agency.name)}</p>}
            <p className={classes.files}>
              {pdf_url && (
                <FileLink kind="pdf" url={pdf_url} onDownload={onDownload}>
                  {page.as_pdf}
                </FileLink>
              )}
              {docx_url && (
                <FileLink kind="docx" url={docx_url} onDownload={onDownload}>
                  {page.as_word}
                </FileLink>
              )}
            </p>
          </div>
          <p className={pieces.made}>
            {words.made_with} <LogoMark size={13} /> <strong>Proffer</strong>
          </p>
        </footer>
      </Main>
    </Frame>
  );
}

interface FileLinkProps {
  kind: FileKind;
  url: string | null;
  onDownload: ClientPageProps["onDownload"];
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

function FileLink({ kind, url, onDownload, className, label, children }: FileLinkProps) {
  return (
    <a
      className={className}
      href={url ?? undefined}
      aria-label={label}
      onClick={(event) => {
        if (!url || !onDownload) return;
        event.preventDefault();
        onDownload(kind, url);
      }}
    >
      {children}
    </a>
  );
}

/** The sentence about the candidate, below their title where neither name nor sentence says that already. */
function Subtitle({ shared, inPlace }: { shared: SharedPage; inPlace: InPlace }) {
  const { title, summary, display_name, language } = shared;
  const said = `${display_name} ${summary ?? ""}`.toLowerCase();
  return (
    <>
      {title && !said.includes(title.toLowerCase()) && (
        <p className={classes.summary} data-part="title" lang={language}>
          {title}
        </p>
      )}
      {inPlace.summary ??
        (summary && (
          <p className={classes.summary} data-part="summary" lang={language}>
            {summary}
          </p>
        ))}
    </>
  );
}

interface SectionProps {
  title: string;
  part: PickedPart;
  children: ReactNode;
}

function Section({ title, part, children }: SectionProps) {
  return (
    <section className={classes.section} data-part={part}>
      <h2 className={pieces.heading}>{title}</h2>
      {children}
    </section>
  );
}

interface PartProps {
  shared: SharedPage;
  words: ProposalWords;
  language: Language;
}

function Strengths({ shared, words, language, inPlace }: PartProps & { inPlace: InPlace }) {
  if (shared.strengths.length === 0) return null;
  return (
    <Section title={words.why(shared.short_name)} part="strength:0">
      {shared.strengths.map((strength, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strengths have no names, and two may say the same
        <div key={at} className={classes.strength} data-part={`strength:${at}`}>
          {inPlace[`strength:${at}`] ?? (
            <>
              <h3 lang={shared.language}>{strength.title}</h3>
              {strength.text && <p lang={shared.language}>{strength.text}</p>}
              {strength.quotes.map((quote) => (
                <figure key={`${quote.source}:${quote.text}`} className={classes.quote}>
                  <blockquote lang={quote.language ?? shared.language}>{quotedText(quote)}</blockquote>
                  <figcaption>{sourceOf(quote, language)}</figcaption>
                </figure>
              ))}
            </>
          )}
        </div>
      ))}
    </Section>
  );
}

/** What the CV holds: work, school, certificates. */
function Profile({ shared, words, language }: PartProps) {
  const { experience, education, certifications } = shared;
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");
  return (
    <>
      <Entries
        title={words.experience}
        entries={experience.map((entry) => ({
          when: formatPeriod(entry, language),
          what: entry.title ?? entry.company,
          where: entry.title ? joined(entry.company, entry.location) : joined(entry.location),
        }))}
      />
      <Entries
        title={words.education}
        entries={education.map((entry) => ({
          when: formatPeriod(entry, language),
          what: studyText(entry.degree, entry.field) || entry.institution,
          where: entry.degree || entry.field ? joined(entry.institution) : "",
        }))}
      />
      <Entries
        title={words.certifications}
        entries={certifications.map(({ name, issuer, year }) => ({
          when: year === null ? "" : String(year),
          what: name,
          where: joined(issuer),
        }))}
      />
    </>
  );
}

function Entries({ title, entries }: { title: string; entries: { when: string; what: string | null; where: string }[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} part="profile">
      <ul className={classes.entries}>
        {entries.map(({ when, what, where }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and two may say the same
          <li key={at}>
            <p className={classes.when}>{when}</p>
            <div>
              <p className={classes.what}>{what}</p>
              {where && <p className={classes.where}>{where}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={`${pieces.facts} ${classes.facts}`}>
      {facts.map(({ name, label, value, href }) => (
        <div key={`${name}:${value}`}>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <a href={href} rel="noopener noreferrer nofollow" target={name === "links" ? "_blank" : undefined}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
