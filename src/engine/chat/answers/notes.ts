import type { Evidence } from "#contract/fields.ts";
import { passagesOf as sentencesIn } from "#engine/matching/passages.ts";
import { dateIn } from "#engine/proposal/words.ts";
import type { ChatNote } from "../chat.ts";
import { type Draft, quoted } from "../draft.ts";
import type { Person } from "../person.ts";

/** The line of a note that speaks of something. */
function noted(notes: readonly ChatNote[], about: RegExp): Evidence | null {
  for (const note of notes) {
    for (const { start, end } of sentencesIn(note.text)) {
      const text = note.text.slice(start, end);
      if (about.test(text)) return { source: `note:${note.id}`, quote: text, start, end };
    }
  }
  return null;
}

/** The line of the CV that speaks of something. */
export function lineOf(person: Person, about: Pick<RegExp, "test">): Evidence | null {
  const passage = person.prepared.passages.find(({ start, end }) => {
    const line = person.cv.slice(start, end);
    // A heading says nothing yet.
    return line.length < 300 && line !== line.toUpperCase() && about.test(line);
  });
  return passage ? { source: "cv", quote: person.cv.slice(passage.start, passage.end), ...passage } : null;
}

export function tellNote(draft: Draft, about: RegExp): Evidence | null {
  const note = draft.candidate_id ? null : noted(draft.records.notes, about);
  if (note) draft.say(draft.t({ en: `A note says: ${quoted(note.quote)}.`, nl: `Een notitie zegt: ${quoted(note.quote)}.` }), note);
  return note;
}

export function answerNotes(draft: Draft): boolean {
  const notes = draft.records.notes.filter(({ kind = "note" }) => kind === "note");
  if (notes.length === 0) {
    draft.say(draft.t({ en: "There are no notes about this candidate.", nl: "Er zijn geen notities bij deze kandidaat." }));
    draft.lacks(draft.t({ en: "Nothing was noted.", nl: "Er is niets genoteerd." }), null);
    return true;
  }
  draft.say(
    draft.t({
      en: notes.length === 1 ? "One note:" : "The latest notes:",
      nl: notes.length === 1 ? "Eén notitie:" : "De laatste notities:",
    }),
  );
  for (const note of notes.slice(0, 3)) {
    const first = sentencesIn(note.text)[0];
    if (!first) continue;
    const end = Math.min(note.text.length, Math.max(first.end, first.start + 1));
    draft.item(
      `${dateIn(draft.language, note.at.slice(0, 10))}${note.by ? `, ${note.by}` : ""}: ${quoted(note.text.slice(first.start, end))}`,
      {
        source: `note:${note.id}`,
        quote: note.text.slice(first.start, end),
        start: first.start,
        end,
      },
    );
  }
  return true;
}
