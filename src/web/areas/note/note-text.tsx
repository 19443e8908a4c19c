import { Fragment } from "react";
import { stretchesOf } from "#contract/note/mention.ts";
import type { Note } from "#contract/note/note.ts";
import { Markdown } from "#web/kit/markdown/markdown.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./note.module.css";

/** What a note says: its Markdown, and colleagues by their names. */
export function NoteText({ note: { text, mentions } }: { note: Pick<Note, "text" | "mentions"> }) {
  const t = useWords();
  const nameOf = (id: string) => mentions.find(({ recruiter_id }) => recruiter_id === id)?.name ?? t("notes.former");
  return (
    <div className={classes.text}>
      <Markdown
        markdown={text}
        heading={(_level, inner) => <p className={classes.heading}>{inner}</p>}
        link={(href, inner) => (
          <a href={href} target="_blank" rel="noreferrer noopener">
            {inner}
          </a>
        )}
        plain={(plain) =>
          stretchesOf(plain).map((one, at) =>
            "text" in one ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has nothing but its place
              <Fragment key={at}>{one.text}</Fragment>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <span key={at} className={classes.mention}>
                @{nameOf(one.recruiter_id)}
              </span>
            ),
          )
        }
      />
    </div>
  );
}
