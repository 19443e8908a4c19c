import { type FormEvent, useId, useState } from "react";
import type { Language } from "#contract/fields.ts";
import type { ClientThread } from "#contract/proposal/proposal.ts";
import { formatDay } from "#contract/proposal/proposal-words.ts";
import { useIsAwake } from "#web/areas/client-page/frame.tsx";
import { KeptArea, useKeptByLink } from "#web/areas/client-page/kept-area.tsx";
import { pageWords } from "#web/areas/client-page/page-words.ts";
import pieces from "#web/areas/client-page/pieces.module.css";
import classes from "./thread.module.css";

interface ThreadProps {
  thread: ClientThread;
  /** Whom the client writes to, by the first name. */
  recruiter: string;
  /** Who writes, where the page knows. */
  name: string | null;
  language: Language;
  /** Null when it arrived; `thread` then holds it. */
  onAsk: (message: { name: string; text: string }) => Promise<string | null>;
}

/** What the client and the recruiter wrote to each other, and a field to write on. */
export function Thread({ thread, recruiter, name, language, onAsk }: ThreadProps) {
  const words = pageWords[language];
  const known = thread.findLast(({ from }) => from === "client")?.name ?? name;
  const [text, setText] = useState("");
  const kept = useKeptByLink("message", text, "", setText);
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const isAwake = useIsAwake();
  const by = known ?? typed.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === "sending" || !text.trim()) return;
    if (!by) return setProblem(words.name_needed);
    setState("sending");
    setProblem(null);
    const failed = await onAsk({ name: by, text: text.trim() });
    setState(failed ? "writing" : "sent");
    if (failed) setProblem(failed);
    else kept.discard();
  }

  return (
    <section className={`${pieces.card} ${classes.thread}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {words.thread(recruiter)}
      </h2>
      <ol className={classes.messages}>
        {thread.map((message) => (
          <li key={message.id} data-from={message.from}>
            <p className={classes.by}>
              <strong>{message.name}</strong> <time dateTime={message.at}>{formatDay(message.at, language, { year: false })}</time>
            </p>
            <p className={classes.text}>{message.text}</p>
          </li>
        ))}
      </ol>
      <form className={classes.form} noValidate onSubmit={send} inert={!isAwake} data-needs-script>
        <div className={pieces.field}>
          <label htmlFor={`${id}-text`}>{words.write(recruiter)}</label>
          <KeptArea
            kept={kept}
            language={language}
            id={`${id}-text`}
            rows={2}
            maxLength={4000}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setState("writing");
            }}
          />
        </div>
        {known === null && (
          <div className={pieces.field}>
            <label htmlFor={`${id}-name`}>{words.your_name}</label>
            <input
              id={`${id}-name`}
              type="text"
              autoComplete="name"
              maxLength={120}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
        )}
        <div role="alert">{problem && <p className={pieces.wrong}>{problem}</p>}</div>
        <div className={classes.foot}>
          <button type="submit" className={pieces.secondary} aria-disabled={state === "sending" || !text.trim() || undefined}>
            {state === "sending" ? words.sending : words.send_message}
          </button>
          <span role="status">{state === "sent" && words.message_sent(recruiter)}</span>
        </div>
      </form>
    </section>
  );
}
