import { Button } from "@mantine/core";
import type { Information } from "#contract/proposal/proposal.ts";
import { factsOf } from "#contract/proposal/proposal-words.ts";
import { nameOfLanguage } from "#contract/text/languages.ts";
import type { Draft } from "#web/areas/proposal/draft.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { currentLocale, useWords, type Words } from "#web/words/words.ts";
import classes from "./editor.module.css";
import type { Editor } from "./use-editor.ts";

const names = {
  strengths: "proposals.step_strengths",
  information: "proposals.step_information",
  cover_letter: "proposals.step_letter",
  other_letter: "proposals.other_letter",
  requirements: "proposals.step_requirements",
  anonymity: "proposals.anonymity",
  language: "proposals.language",
  footer: "proposals.brand_footer",
  recruiter_id: "proposals.start_recruiter",
} as const;

/** As the client reads them. */
const factsIn = ({ available_from, notice_weeks, hours_per_week, pay, location, remote, languages }: Information) =>
  factsOf(
    {
      available_from: available_from ?? null,
      notice_weeks: notice_weeks ?? null,
      hours_per_week: hours_per_week ?? null,
      pay: pay ?? null,
      location: location ?? null,
      remote: remote ?? null,
      languages: languages ?? [],
      email: null,
      phone: null,
      links: [],
    },
    currentLocale(),
    new Date().toISOString().slice(0, 10),
  );

type Version = Pick<Draft, "information" | "cover_letter" | "requirements" | "anonymity" | "language" | "footer" | "recruiter_id"> & {
  other_letter?: Draft["other_letter"];
  strengths: readonly { title: string; text: string }[];
};

/** Somebody else saved meanwhile: both versions of what both changed, and the choice. */
export function ConflictDialog({ editor }: { editor: Editor }) {
  const t = useWords();
  const { conflict, draft } = editor;
  const nameOf = useRecruiterNames();
  if (!conflict) return null;
  const informationIn = (information: Information) =>
    [
      [t("proposals.information_title"), information.title],
      [t("proposals.information_contact"), information.contact_name],
      [t("proposals.information_summary"), information.summary],
      ...factsIn(information).map(({ label, value }) => [label, value]),
    ]
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
  const textOf = (field: keyof typeof names, version: Version): string => {
    if (field === "strengths") return version.strengths.map(({ title, text }) => `${title}\n${text}`).join("\n\n");
    if (field === "other_letter") return version.other_letter?.said ?? "";
    if (field === "information") return informationIn(version.information);
    if (field === "requirements") return linesOf(t, version.requirements);
    if (field === "anonymity") return t(`proposals.level_${version.anonymity}`);
    if (field === "language") return nameOfLanguage[version.language];
    if (field === "recruiter_id") return (version.recruiter_id && nameOf(version.recruiter_id)) ?? "";
    return version[field] ?? "";
  };
  // What reads alike on both sides is nothing to choose between.
  const differing = conflict.fields.filter((field) => textOf(field, draft) !== textOf(field, conflict.theirs));
  return (
    <Modal opened onClose={() => editor.settle("mine")} size={720} title={t("proposals.conflict_title")} withCloseButton={false}>
      <p>{t("proposals.conflict_text")}</p>
      {(differing.length > 0 ? differing : conflict.fields).map((field) => (
        <section key={field} className={classes.conflict}>
          <h3>{t(names[field])}</h3>
          <div>
            <Text as="b" size={12} isPiece weight={500} tone="secondary">
              {t("proposals.conflict_mine_head")}
            </Text>
            <Text mt={4} size={13}>
              {textOf(field, draft)}
            </Text>
          </div>
          <div>
            <Text as="b" size={12} isPiece weight={500} tone="secondary">
              {t("proposals.conflict_theirs_head")}
            </Text>
            <Text mt={4} size={13}>
              {textOf(field, conflict.theirs)}
            </Text>
          </div>
        </section>
      ))}
      <DialogActions sticks>
        <Button variant="default" onClick={() => editor.settle("theirs")}>
          {t("proposals.conflict_theirs")}
        </Button>
        <Button onClick={() => editor.settle("mine")}>{t("proposals.conflict_mine")}</Button>
      </DialogActions>
    </Modal>
  );
}

const linesOf = (t: Words, requirements: Version["requirements"]): string =>
  requirements.map(({ text, verdict, note }) => [`${t(`common.verdict.${verdict}`)}: ${text}`, note].filter(Boolean).join("\n")).join("\n");
