import { Button } from "@mantine/core";
import type { Information } from "#contract/proposal/proposal.ts";
import { formatPay } from "#contract/proposal/proposal-words.ts";
import { nameOfLanguage } from "#contract/text/languages.ts";
import type { Draft } from "#web/areas/proposal/draft.ts";
import { useRecruiterNames } from "#web/kit/people/use-colleagues.ts";
import { DialogActions } from "#web/ui/input/dialog-actions.tsx";
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
      [t("proposals.fact_available_from"), information.available_from],
      [t("proposals.fact_notice"), information.notice_weeks],
      [t("proposals.fact_hours"), information.hours_per_week],
      [t("proposals.fact_salary"), information.pay && formatPay(information.pay, currentLocale())],
      [t("proposals.fact_location"), information.location],
      [t("proposals.fact_remote"), information.remote && t(`proposals.remote_${information.remote}`)],
    ]
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
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
  return (
    <Modal opened onClose={() => editor.settle("mine")} size={720} title={t("proposals.conflict_title")} withCloseButton={false}>
      <p>{t("proposals.conflict_text")}</p>
      {conflict.fields.map((field) => (
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
