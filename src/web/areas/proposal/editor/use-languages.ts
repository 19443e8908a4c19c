import { useMemo, useState } from "react";
import { api } from "#contract/index.ts";
import type { ProposalParts } from "#contract/proposal/proposal.ts";
import { languageName } from "#contract/text/language-name.ts";
import { otherLanguage, type Standing, settled, standingsOf, turned, withUpdated } from "#contract/text/two-languages.ts";
import type { Draft } from "#web/areas/proposal/draft.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { currentLocale, type Locale, useWords } from "#web/words/words.ts";
import type { Editor } from "./use-editor.ts";

/** "Dutch", "Nederlands": a language as whoever reads the screen calls it. */
export function useLanguageNames(): (language: Locale) => string {
  // Read so that it is asked anew once the locale changes.
  useWords();
  return (language) => languageName(language, currentLocale());
}

/** The two languages of a proposal as the editor shows them: one of them at a time. */
export interface Languages {
  shown: Locale;
  show: (language: Locale) => void;
  /** The editor from the side of the language that is shown: its fields are that language's. */
  editor: Editor;
  /** How a part of that language stands to the other one. */
  standingOf: (part: string) => Standing;
  /** How many texts of a language are behind or missing. */
  behindIn: (language: Locale) => number;
  /** Brings the texts of a language to what the other one says: all that are behind or missing there, or one part. */
  translate: (language: Locale, part?: string) => void;
  /** The part that is being brought up to date, "all", or null. */
  translating: string | null;
  /** Sentences that nobody could say in the other language, by the part that they stand in. */
  open: ReadonlyMap<string, readonly string[]>;
  /** Somebody says that both languages say the same. */
  settle: (part: string) => void;
}

export const partsOf = ({ strengths, information, cover_letter, other_letter, requirements }: Draft): ProposalParts => ({
  strengths,
  information,
  cover_letter,
  other_letter,
  requirements,
});
/** Strengths keep the names that they have on the screen. */
export const asDraft = (parts: ProposalParts) => parts as Pick<Draft, keyof ProposalParts>;

const needsWork: ReadonlySet<Standing> = new Set(["missing", "behind", "unsettled"]);

export function useLanguages(editor: Editor): Languages {
  const { draft, proposal } = editor;
  const own = draft.language;
  const [chosen, show] = useState<Locale>(own);
  const [isFollowing, setFollowing] = useState(own);
  // Where the proposal gets another language, that is the one to look at.
  if (isFollowing !== own) {
    setFollowing(own);
    show(own);
  }
  const isOwn = chosen === own;
  const parts = useMemo(() => (isOwn ? partsOf(draft) : turned(partsOf(draft))), [draft, isOwn]);
  const standings = useMemo(() => standingsOf(parts), [parts]);
  const [open, setOpen] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [translating, setTranslating] = useState<string | null>(null);
  /** An edit of the parts from the side of a language. */
  const editIn = (language: Locale, change: (parts: ProposalParts) => ProposalParts) =>
    editor.edit((now) => {
      const turn = language === now.language ? (same: ProposalParts) => same : turned;
      return asDraft(turn(change(turn(partsOf(now)))));
    });
  const call = useAction(api.proposal.updateTranslation);
  const translate: Languages["translate"] = async (language, part) => {
    setTranslating(part ?? "all");
    try {
      // What is on the screen is what is brought up to date.
      if (!(await editor.flush())) return;
      const { data } = await call.mutateAsync({ id: proposal.id, language, ...(part && { only: [part] }) });
      const from = otherLanguage(language);
      const brought = from === own ? data.parts : turned(data.parts);
      editIn(from, (now) => withUpdated(now, brought));
      setOpen(new Map(data.open.map((one) => [one.part, one.texts])));
    } catch {
      // The failure was told where the call is made.
    } finally {
      setTranslating(null);
    }
  };
  return {
    shown: chosen,
    show,
    editor: isOwn ? { ...editor, proposal: claimsIn(editor, chosen) } : turnedEditor(editor, parts, chosen),
    standingOf: (part) => standings.find((one) => one.part === part)?.standing ?? "same",
    behindIn: (language) =>
      (language === chosen ? standings : standingsOf(turned(parts))).filter(({ standing }) => needsWork.has(standing)).length,
    translate: (language, part) => void translate(language, part),
    translating,
    open,
    settle: (part) => editIn(chosen, (now) => settled(now, part)),
  };
}

/** The proposal with the claims of one language. What an agency says in its own words is learnt from the letter that was drafted. */
const claimsIn = ({ proposal, draft }: Editor, language: Locale): Editor["proposal"] => ({
  ...proposal,
  claims: proposal.claims.filter((claim) => claim.language === language),
  voice_offers: language === draft.language ? proposal.voice_offers : [],
});

function turnedEditor(editor: Editor, parts: ProposalParts, language: Locale): Editor {
  return {
    ...editor,
    draft: { ...editor.draft, ...asDraft(parts), language },
    proposal: claimsIn(editor, language),
    edit: (change, what) =>
      editor.edit((now) => {
        const before = turned(partsOf(now));
        const { language: _, ...asked } = typeof change === "function" ? change({ ...now, ...asDraft(before), language }) : change;
        const after = asDraft(turned({ ...before, ...asked }));
        const { cover_letter, other_letter } = after;
        const isLetter = "cover_letter" in asked || "other_letter" in asked;
        return {
          ...asked,
          ...(asked.strengths && { strengths: after.strengths }),
          ...(asked.information && { information: after.information }),
          ...(asked.requirements && { requirements: after.requirements }),
          ...(isLetter && { cover_letter, other_letter }),
        };
      }, what),
  };
}
