import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { MOST_OWN_SLOTS } from "#contract/choices.ts";
import type { Language } from "#contract/fields.ts";
import type { ClientInterview } from "#contract/interview/interview-link.ts";
import { firstNameOf } from "#contract/proposal/proposal-words.ts";
import type { SharedProposal } from "#contract/proposal/shared-proposal.ts";
import { instantAt, momentInWords, zoneInWords } from "#contract/text/local-time.ts";
import { useIsAwake } from "#web/areas/client-page/frame.tsx";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import classes from "./meeting.module.css";
import { meetingWords } from "./meeting-words.ts";

interface Asked {
  name: string;
  time_zone: string;
}
export interface MeetingProps {
  interviews: ClientInterview[];
  shared: SharedProposal;
  /** Who reads, where the page knows. */
  name: string | null;
  language: Language;
  /** Each: null when it arrived, else why not, in words. */
  onPick: (picked: Asked & { id: string; starts_at: string }) => Promise<string | null>;
  onSuggest: (suggested: Asked & { slots: string[]; minutes: number }) => Promise<string | null>;
}

const AMSTERDAM = "Europe/Amsterdam";

/** The zone of an interview, as the server draws it; once the page is awake that of the reader's clock. */
function useZone(planned_in: string): string {
  const [zone, setZone] = useState(planned_in);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || planned_in), [planned_in]);
  return zone;
}

/** What a client sees and chooses of the interview with a candidate: its time, times to choose from, or times of its own. */
export function Meeting(props: MeetingProps) {
  const { interviews, shared, language } = props;
  const words = meetingWords[language];
  const recruiter = firstNameOf(shared.recruiter.name);
  const planned = interviews.filter(({ state }) => state === "planned");
  const waiting = interviews.find(({ state }) => state === "offered" || state === "suggested");
  const called_off = interviews.filter(({ state }) => state === "cancelled");
  const zone = useZone((waiting ?? planned[0] ?? called_off[0])?.time_zone ?? AMSTERDAM);
  const [isOwn, setOwn] = useState(false);
  const own = (onBack: (() => void) | null) => (
    <OwnTimes {...props} zone={zone} waiting={waiting} onBack={onBack} onSent={() => setOwn(false)} />
  );
  return (
    <>
      {planned.map((one) => (
        <Planned key={one.id} of={one} zone={zone} language={language} recruiter={recruiter} email={shared.recruiter.email} />
      ))}
      {waiting?.state === "offered" && waiting.slots.length > 0 && !isOwn && (
        <Choice {...props} of={waiting} zone={zone} onOwn={() => setOwn(true)} />
      )}
      {waiting?.state === "offered" && (waiting.slots.length === 0 || isOwn) && own(isOwn ? () => setOwn(false) : null)}
      {waiting?.state === "suggested" && !isOwn && (
        <Card title={words.suggested}>
          <Times of={waiting.slots} minutes={waiting.minutes} zone={zone} language={language} />
          <p className={classes.hint}>{words.decides(recruiter)}</p>
          <Awake>
            <button type="button" className={pieces.secondary} onClick={() => setOwn(true)}>
              {words.other}
            </button>
          </Awake>
        </Card>
      )}
      {waiting?.state === "suggested" && isOwn && own(() => setOwn(false))}
      {called_off.map(
        (one) =>
          one.starts_at && (
            <Card key={one.id} title={words.called_off(momentInWords(one.starts_at, one.minutes, zone, language))}>
              <p className={classes.hint}>
                <a href={`mailto:${shared.recruiter.email}`}>{words.ask(recruiter)}</a>
              </p>
            </Card>
          ),
      )}
      {interviews.length === 0 && own(null)}
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${pieces.card} ${classes.meeting}`} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What needs the page's script: nothing can be pressed before it is there. */
function Awake({ children }: { children: ReactNode }) {
  const isAwake = useIsAwake();
  return (
    <div className={classes.actions} inert={!isAwake} data-needs-script>
      {children}
    </div>
  );
}

function Zone({ zone, at, language }: { zone: string; at: string; language: Language }) {
  return (
    <p className={classes.hint} suppressHydrationWarning>
      {meetingWords[language].zone(zoneInWords(zone, at, language))}
    </p>
  );
}

interface TimesProps {
  of: readonly string[];
  minutes: number;
  zone: string;
  language: Language;
}

function Times({ of, minutes, zone, language }: TimesProps) {
  return (
    <>
      <ul className={classes.times}>
        {of.map((slot) => (
          <li key={slot} suppressHydrationWarning>
            {momentInWords(slot, minutes, zone, language)}
          </li>
        ))}
      </ul>
      {of[0] && <Zone zone={zone} at={of[0]} language={language} />}
    </>
  );
}

interface PlannedProps {
  of: ClientInterview;
  zone: string;
  language: Language;
  recruiter: string;
  email: string;
}

function Planned({ of: { starts_at, minutes, location, link, with: people, calendar }, zone, language, recruiter, email }: PlannedProps) {
  const words = meetingWords[language];
  if (!starts_at) return null;
  return (
    <Card title={words.planned}>
      <p className={classes.when} suppressHydrationWarning>
        {momentInWords(starts_at, minutes, zone, language)}
      </p>
      <Zone zone={zone} at={starts_at} language={language} />
      <dl className={`${pieces.facts} ${classes.facts}`}>
        {location && (
          <div>
            <dt>{words.where}</dt>
            <dd>{location}</dd>
          </div>
        )}
        {link && (
          <div>
            <dt>{words.online}</dt>
            <dd>
              <a href={link} rel="noopener noreferrer nofollow" target="_blank">
                {link.replace(/^https?:\/\//, "").split(/[/?#]/)[0]}
              </a>
            </dd>
          </div>
        )}
        {people.length > 0 && (
          <div>
            <dt>{words.with}</dt>
            <dd>{people.join(", ")}</dd>
          </div>
        )}
      </dl>
      {calendar && (
        <p>
          <a
            className={pieces.secondary}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download={`${words.file}.ics`}
          >
            {words.calendar}
          </a>
        </p>
      )}
      <p className={classes.hint}>
        <a href={`mailto:${email}`}>{words.change_it(recruiter)}</a>
      </p>
    </Card>
  );
}

interface NameProps {
  id: string;
  value: string;
  language: Language;
  onChange: (name: string) => void;
}

function NameField({ id, value, language, onChange }: NameProps) {
  return (
    <div className={pieces.field}>
      <label htmlFor={`${id}-name`}>{pageWords[language].your_name}</label>
      <input
        id={`${id}-name`}
        type="text"
        autoComplete="name"
        maxLength={120}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** Sends what a form holds, once it may go; what came of it stands in `problem`. */
function useSending() {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(wrong: string | null, send: () => Promise<string | null>): Promise<boolean> {
    if (isSending) return false;
    setProblem(wrong);
    if (wrong) return false;
    setSending(true);
    const failed = await send();
    setSending(false);
    setProblem(failed);
    return failed === null;
  }
  return { isSending, problem, run };
}

function Choice({
  of,
  zone,
  name: known,
  language,
  onPick,
  onOwn,
}: MeetingProps & { of: ClientInterview; zone: string; onOwn: () => void }) {
  const words = meetingWords[language];
  const [slot, setSlot] = useState<string | null>(null);
  const [name, setName] = useState(known ?? "");
  const { isSending, problem, run } = useSending();
  const id = useId();
  const isAwake = useIsAwake();
  const chosen = of.slots.find((one) => one === slot);

  function send(event: FormEvent) {
    event.preventDefault();
    const wrong = chosen ? (name.trim() ? null : pageWords[language].name_needed) : words.pick_needed;
    void run(wrong, () => onPick({ id: of.id, starts_at: chosen ?? "", name: name.trim(), time_zone: zone }));
  }

  return (
    <Card title={words.choose}>
      <p className={classes.hint}>
        {words.lasts(of.minutes)} {of.location}
      </p>
      <form className={classes.form} noValidate onSubmit={send} inert={!isAwake}>
        <fieldset className={`${pieces.field} ${classes.slots}`}>
          <legend>{words.choose_one}</legend>
          {of.slots.map((one) => (
            <label key={one} suppressHydrationWarning>
              <input type="radio" name={`${id}-slot`} value={one} checked={chosen === one} onChange={() => setSlot(one)} />
              <span suppressHydrationWarning>{momentInWords(one, of.minutes, zone, language)}</span>
            </label>
          ))}
        </fieldset>
        {of.slots[0] && <Zone zone={zone} at={of.slots[0]} language={language} />}
        {known === null && <NameField id={id} value={name} language={language} onChange={setName} />}
        <div role="alert">{problem && <p className={pieces.wrong}>{problem}</p>}</div>
        <Awake>
          <button type="submit" className={pieces.primary} aria-disabled={isSending || undefined}>
            {isSending ? pageWords[language].sending : words.pick}
          </button>
          <button type="button" className={pieces.secondary} onClick={onOwn}>
            {words.own_instead}
          </button>
        </Awake>
      </form>
    </Card>
  );
}

interface OwnTimesProps extends MeetingProps {
  zone: string;
  waiting: ClientInterview | undefined;
  onBack: (() => void) | null;
  onSent: () => void;
}

const lengths = [30, 45, 60, 90, 120];

function OwnTimes({ waiting, zone, name: known, shared, language, onSuggest, onBack, onSent }: OwnTimesProps) {
  const words = meetingWords[language];
  const [rows, setRows] = useState<readonly { day: string; clock: string }[]>(() =>
    Array.from({ length: MOST_OWN_SLOTS }, () => ({ day: "", clock: "" })),
  );
  const [minutes, setMinutes] = useState(waiting?.minutes ?? 60);
  const [name, setName] = useState(known ?? "");
  const { isSending, problem, run } = useSending();
  const id = useId();
  const isAwake = useIsAwake();
  // One row more than is filled: a form of ten fields looks like work.
  const shown = Math.min(MOST_OWN_SLOTS, Math.max(2, rows.findLastIndex(({ day, clock }) => day || clock) + 2));
  const change = (at: number, part: { day?: string; clock?: string }) =>
    setRows(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));

  function send(event: FormEvent) {
    event.preventDefault();
    const filled = rows.filter(({ day, clock }) => day || clock);
    const slots = filled.map(({ day, clock }) => instantAt(day, clock, zone)).filter((slot) => slot !== null);
    const isRight = slots.length > 0 && slots.length === filled.length && slots.every((slot) => Date.parse(slot) > Date.now());
    const wrong = isRight ? (name.trim() ? null : pageWords[language].name_needed) : words.own_needed;
    void run(wrong, () => onSuggest({ slots, minutes, name: name.trim(), time_zone: zone })).then((arrived) => arrived && onSent());
  }

  return (
    <Card title={words.own}>
      {waiting?.state === "offered" && waiting.slots.length === 0 && <p className={classes.hint}>{words.none_left}</p>}
      <p className={classes.hint}>{words.own_hint(firstNameOf(shared.recruiter.name))}</p>
      <form className={classes.form} noValidate onSubmit={send} inert={!isAwake} data-needs-script>
        <div className={classes.rows}>
          {rows.slice(0, shown).map(({ day, clock }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five places, always the same
            <div key={at} className={`${pieces.field} ${classes.row}`}>
              <input
                type="date"
                aria-label={words.date(at + 1)}
                value={day}
                onChange={(event) => change(at, { day: event.currentTarget.value })}
              />
              <input
                type="time"
                aria-label={words.time(at + 1)}
                value={clock}
                onChange={(event) => change(at, { clock: event.currentTarget.value })}
              />
            </div>
          ))}
        </div>
        <Zone zone={zone} at={new Date().toISOString()} language={language} />
        {!waiting && (
          <div className={pieces.field}>
            <label htmlFor={`${id}-minutes`}>{words.how_long}</label>
            <select
              id={`${id}-minutes`}
              className={classes.select}
              value={minutes}
              onChange={(event) => setMinutes(Number(event.currentTarget.value))}
            >
              {lengths.map((n) => (
                <option key={n} value={n}>
                  {words.minutes(n)}
                </option>
              ))}
            </select>
          </div>
        )}
        {known === null && <NameField id={id} value={name} language={language} onChange={setName} />}
        <div role="alert">{problem && <p className={pieces.wrong}>{problem}</p>}</div>
        <Awake>
          <button type="submit" className={pieces.primary} aria-disabled={isSending || undefined}>
            {isSending ? pageWords[language].sending : words.send}
          </button>
          {onBack && (
            <button type="button" className={pieces.secondary} onClick={onBack}>
              {words.back}
            </button>
          )}
        </Awake>
      </form>
    </Card>
  );
}
