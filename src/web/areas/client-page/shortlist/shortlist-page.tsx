import { IconArrowLeft, IconArrowRight, IconDownload } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { nth } from "#contract/nth.ts";
import { countVerdicts, factsOf, formatDay, proposalWords } from "#contract/proposal/proposal-words.ts";
import type { SharedShortlist, ShortlistItem } from "#contract/proposal/shared-proposal.ts";
import { compareFacts, compareRows, labelsOf, shortlistWords, verdictsInWords } from "#contract/proposal/shortlist-words.ts";
import type { Language } from "#contract/text/languages.ts";
import { AgencyBar, Frame, RecruiterCard } from "#web/areas/client-page/frame.tsx";
import { KeptAt } from "#web/areas/client-page/kept-area.tsx";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import { AnswerCard, type AnswerProblem, type ClientAnswer } from "#web/areas/client-page/proposal/answer-card.tsx";
import { ClientPage, type FileKind } from "#web/areas/client-page/proposal/client-page.tsx";
import { LogoMark } from "#web/ui/marks/logo.tsx";
import { VerdictLabel } from "#web/ui/marks/verdict.tsx";
import classes from "./shortlist-page.module.css";
import { shortlistPageWords } from "./shortlist-page-words.ts";

export interface ShortlistPageProps {
  shortlist: SharedShortlist;
  /** Whose page is open; null: all of them. */
  place: number | null;
  language: Language;
  /** The day on which it is drawn. */
  today: string;
  expires_at: string;
  pdf_url: string | null;
  onPlace: (place: number | null) => void;
  addressOf: (place: number | null) => string;
  onAnswer: (place: number, answer: ClientAnswer) => Promise<AnswerProblem | null>;
  onAsk: (place: number, message: { name: string; text: string }) => Promise<string | null>;
  onDownload?: (kind: FileKind, address: string, place: number | null) => void;
  /** What is to be said and chosen of interviews with the one at a place. */
  meetingOf?: (item: ShortlistItem) => ReactNode;
  /** Whether an interview with the one at a place has its time. */
  isPlanned?: (place: number) => boolean;
}

/** Several candidates for one job: each on a card, all side by side, and each one's own page. */
export function ShortlistPage(props: ShortlistPageProps) {
  const { shortlist, place, language } = props;
  const item = shortlist.items.find((one) => one.place === place);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    scrollTo(0, 0);
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [place]);
  if (!item) return <Overview {...props} />;
  const { onDownload } = props;
  return (
    <KeptAt key={item.place} place={item.place}>
      <ClientPage
        shared={{ ...item.shared, contact_name: readerOf(shortlist, item.shared) }}
        response={item.response}
        language={language}
        today={props.today}
        expires_at={props.expires_at}
        pdf_url={item.pdf_url}
        docx_url={item.docx_url}
        onAnswer={(answer) => props.onAnswer(item.place, answer)}
        thread={item.thread}
        onAsk={(message) => props.onAsk(item.place, message)}
        meeting={props.meetingOf?.(item)}
        is_planned={props.isPlanned?.(item.place) ?? false}
        way={<Way {...props} item={item} />}
        {...(onDownload && { onDownload: (kind: FileKind, address: string) => onDownload(kind, address, item.place) })}
      />
    </KeptAt>
  );
}

/** Who answers: whoever answered about another one already needn't write their name again. */
const readerOf = ({ items }: SharedShortlist, { contact_name }: ShortlistItem["shared"]): string | null =>
  items.flatMap(({ response }) => response?.name ?? []).at(-1) ?? contact_name;

type LinkProps = Pick<ShortlistPageProps, "onPlace" | "addressOf"> & {
  to: number | null;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** A link that the page follows by itself; with a key held it is the browser's. */
function PlaceLink({ to, onPlace, addressOf, className, label, children }: LinkProps) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPlace(to);
  }
  return (
    <a href={addressOf(to)} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}

/** Back to all of them, and to the ones beside. */
function Way({ shortlist, language, item, ...link }: ShortlistPageProps & { item: ShortlistItem }) {
  const words = shortlistPageWords[language];
  const labels = labelsOf(shortlist.items, language);
  const at = shortlist.items.indexOf(item);
  const beside = (by: 1 | -1) => {
    const other = shortlist.items[at + by];
    const name = labels[at + by];
    return other && name ? { to: other.place, label: by === 1 ? words.next(name) : words.previous(name) } : null;
  };
  const [previous, next] = [beside(-1), beside(1)];
  return (
    <nav className={classes.way} aria-label={words.shortlist}>
      <PlaceLink {...link} to={null} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.6} aria-hidden />
        {words.all(shortlist.items.length)}
      </PlaceLink>
      <span className={classes.steps}>
        {previous && (
          <PlaceLink {...link} {...previous} className={pieces.tool}>
            <IconArrowLeft size={16} stroke={1.6} aria-hidden />
          </PlaceLink>
        )}
        <span aria-hidden="true">
          {at + 1} / {shortlist.items.length}
        </span>
        {next && (
          <PlaceLink {...link} {...next} className={pieces.tool}>
            <IconArrowRight size={16} stroke={1.6} aria-hidden />
          </PlaceLink>
        )}
      </span>
    </nav>
  );
}

function Overview(props: ShortlistPageProps) {
  const { shortlist, language, expires_at, pdf_url, onDownload } = props;
  const words = shortlistWords[language];
  const page = shortlistPageWords[language];
  const { as_pdf, pdf, texts_in, what_is_counted } = pageWords[language];
  const { agency, recruiter, items } = shortlist;
  const labels = labelsOf(items, language);
  const foreign = items.find(({ shared }) => shared.language !== language)?.shared.language;
  const answered = items.filter(({ response }) => response !== null).length;
  return (
    <Frame brand_color={agency.brand_color} language={language}>
      <AgencyBar agency={agency}>
        {pdf_url && (
          <a
            className={`${pieces.tool} ${classes.download}`}
            href={pdf_url}
            aria-label={as_pdf}
            onClick={(event) => {
              if (!onDownload) return;
              event.preventDefault();
              onDownload("pdf", pdf_url, null);
            }}
          >
            <IconDownload size={16} stroke={1.6} aria-hidden />
            <span className={pieces.wide}>{pdf}</span>
          </a>
        )}
      </AgencyBar>
      <main className={classes.layout}>
        <div className={classes.lead}>
          <p className={pieces.purpose}>{words.shortlist_for(shortlist.client_name, shortlist.job_title)}</p>
          <h1 className={pieces.name}>{shortlist.title ?? words.title(items.length)}</h1>
          {shortlist.intro && (
            <p className={classes.intro} lang={shortlist.language}>
              {shortlist.intro}
            </p>
          )}
          <p className={pieces.note} role="status">
            {page.answers(answered, items.length)}
          </p>
          {shortlist.withdrawn > 0 && <p className={classes.gone}>{words.withdrawn(shortlist.withdrawn)}</p>}
          {foreign && <p className={pieces.note}>{texts_in(foreign)}</p>}
        </div>
        <ul className={classes.cards} aria-label={words.candidates}>
          {items.map((item, at) => (
            <Card key={item.place} {...props} item={item} label={nth(labels, at)} />
          ))}
        </ul>
        <Comparison items={items} labels={labels} language={language} today={props.today} />
        <section className={`${pieces.sender} ${classes.sender}`} aria-label={proposalWords[language].contact}>
          <RecruiterCard recruiter={recruiter} role={proposalWords[language].recruiter_at(recruiter.title, agency.name)} />
        </section>
        <footer className={pieces.footer}>
          <div>
            {agency.footer && <p lang={shortlist.language}>{agency.footer}</p>}
            <p>
              {words.sent(formatDay(shortlist.sent_at, language))} {proposalWords[language].closes_on(formatDay(expires_at, language))}
            </p>
            <p>{what_is_counted(agency.name)}</p>
          </div>
          <p className={pieces.made}>
            {proposalWords[language].made_with} <LogoMark size={13} /> <strong>Proffer</strong>
          </p>
        </footer>
      </main>
    </Frame>
  );
}

function Card({ item, label, ...props }: ShortlistPageProps & { item: ShortlistItem; label: string }) {
  const { language } = props;
  const { shared, response, place } = item;
  const page = shortlistPageWords[language];
  const facts = factsOf(shared.facts, language, props.today).slice(0, 2);
  const title = shared.title && !shared.display_name.toLowerCase().includes(shared.title.toLowerCase()) ? shared.title : null;
  const named = shared.display_name.startsWith(label);
  return (
    <li className={`${pieces.card} ${classes.card}`}>
      <div className={classes.card_head}>
        {!named && <p className={classes.number}>{label}</p>}
        <h2 lang={named ? undefined : shared.language}>{shared.display_name}</h2>
        {title && (
          <p className={classes.title} lang={shared.language}>
            {title}
          </p>
        )}
      </div>
      {facts.length > 0 && (
        <dl className={`${pieces.facts} ${classes.facts}`}>
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {shared.requirements.length > 0 && (
        <p className={classes.verdicts}>{verdictsInWords(countVerdicts(shared.requirements), language)}</p>
      )}
      {shared.strengths.length > 0 && (
        <ul className={classes.strengths} aria-label={page.top} lang={shared.language}>
          {shared.strengths.slice(0, 3).map((strength) => (
            <li key={strength.title}>{strength.title}</li>
          ))}
        </ul>
      )}
      <PlaceLink {...props} to={place} className={classes.read}>
        {page.read(label)}
        <IconArrowRight size={16} stroke={1.6} aria-hidden />
      </PlaceLink>
      <div className={classes.answer}>
        <KeptAt place={place}>
          <AnswerCard
            shared={{ ...shared, short_name: shared.short_name ? label : null, contact_name: readerOf(props.shortlist, shared) }}
            response={response}
            language={language}
            expires_at={props.expires_at}
            onAnswer={(answer) => props.onAnswer(place, answer)}
            is_inert={false}
            is_planned={props.isPlanned?.(place) ?? false}
            is_inline
          />
        </KeptAt>
      </div>
    </li>
  );
}

/** Laid out as a list on a phone it stays a table for a screen reader, which browsers would else forget. */
const asTable = { role: "table" };
const asRowGroup = { role: "rowgroup" };
const asRow = { role: "row" };
const asHead = { role: "columnheader" };
const asRowHead = { role: "rowheader" };
const asCell = { role: "cell" };

function Comparison({ items, labels, language, today }: { items: ShortlistItem[]; labels: string[]; language: Language; today: string }) {
  const words = shortlistWords[language];
  const { verdict: verdicts, kind: kinds } = proposalWords[language];
  const rows = compareRows(items);
  const facts = compareFacts(items, language, today);
  const text_language = items[0]?.shared.language;
  if (items.length < 2 || rows.length + facts.length === 0) return null;
  return (
    <section className={classes.compare} aria-labelledby="compare">
      <h2 id="compare" className={pieces.heading}>
        {words.compare}
      </h2>
      <p className={pieces.note}>{words.compare_hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the arrows */}
      <section className={classes.region} tabIndex={0} aria-label={words.compare}>
        <table className={classes.table} {...asTable} data-people={items.length}>
          <thead {...asRowGroup}>
            <tr {...asRow}>
              <th {...asHead}>
                <span className={pieces.unseen}>{shortlistPageWords[language].requirement}</span>
              </th>
              {labels.map((label) => (
                <th key={label} {...asHead} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...asRowGroup}>
            {rows.map(({ text, kind, cells }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and two may say the same
              <tr key={row} {...asRow}>
                <th {...asRowHead} scope="row">
                  <span lang={text_language}>{text}</span>
                  <small>{kinds[kind]}</small>
                </th>
                {cells.map((cell, at) => (
                  <td key={labels[at]} {...asCell}>
                    <span className={classes.who} aria-hidden="true">
                      {labels[at]}
                    </span>
                    {cell ? (
                      <span className={classes.said}>
                        <VerdictLabel verdict={cell.verdict} text={verdicts[cell.verdict]} />
                        {cell.note && <span lang={text_language}>{cell.note}</span>}
                      </span>
                    ) : (
                      <span className={classes.none}>{words.not_listed}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            {facts.map(({ label, values }) => (
              <tr key={label} {...asRow}>
                <th {...asRowHead} scope="row">
                  <span className={classes.fact}>{label}</span>
                </th>
                {values.map((value, at) => (
                  <td key={labels[at]} {...asCell}>
                    <span className={classes.who} aria-hidden="true">
                      {labels[at]}
                    </span>
                    <span>{value ?? "–"}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.some(({ cells }) => cells.some((cell) => cell?.verdict === "unknown")) && <p className={pieces.note}>{words.unknown_means}</p>}
    </section>
  );
}
