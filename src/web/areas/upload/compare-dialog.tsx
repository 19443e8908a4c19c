import { Button, Skeleton } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { Candidate, CandidateDraft } from "#contract/candidate/candidate.ts";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { addAnyway, attachTo, type Entry, type Progress } from "#web/kit/files/queue.ts";
import { type AnyProfile, dateRange } from "#web/kit/record/profile-fields.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate, fullName } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./tray.module.css";

interface CompareDialogProps {
  entry: Entry;
  progress: Extract<Progress, { kind: "duplicate" }>;
  onClose: () => void;
}

/** The one that is there beside the one in the file, and what to do with the file. */
export function CompareDialog({ entry, progress, onClose }: CompareDialogProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [first] = progress.duplicates;
  const shown = useCall(api.candidate.show, { id: first?.id ?? "" }, { quiet: true, enabled: first !== undefined });
  if (!first) return null;
  const name = fullName(first) ?? first.email ?? t("common.unnamed");
  const existing = shown.data?.data.candidate;
  const then = (act: () => Promise<void>) => () => {
    onClose();
    void act();
  };
  return (
    <Modal opened onClose={onClose} size={720} title={t("upload.compare_title")}>
      <p style={{ margin: 0 }}>{t(`candidates.duplicate_${first.reason}`, { name, date: formatDate(first.created_at) })}</p>
      {shown.isError ? (
        <LoadError of={shown} />
      ) : existing ? (
        <Comparison existing={existing} draft={progress.draft} fileName={entry.file.name} />
      ) : (
        <Skeleton height={240} mt={12} radius="sm" />
      )}
      <Text mt={12} size={12} tone="dimmed">
        {t("upload.compare_attach_hint")}
      </Text>
      <DialogActions sticks>
        <Button
          variant="default"
          onClick={() => {
            onClose();
            void navigate({ to: "/dashboard/candidates/$id", params: { id: first.id } });
          }}
        >
          {t("upload.compare_open", { name })}
        </Button>
        <Button variant="default" onClick={then(() => addAnyway(entry.id))}>
          {t("candidates.add_anyway")}
        </Button>
        <Button disabled={!existing} onClick={existing && then(() => attachTo(entry.id, existing))}>
          {t("upload.compare_attach", { name })}
        </Button>
      </DialogActions>
    </Modal>
  );
}

function Comparison({ existing, draft, fileName }: { existing: Candidate; draft: CandidateDraft; fileName: string }) {
  const t = useWords();
  const rows = [
    t("candidates.field.name"),
    ...(["email", "phone", "city", "headline"] as const).map((each) => t(`candidates.field.${each}`)),
    t("upload.last_job"),
    t("candidates.field.years_experience"),
    t("candidates.field.skills"),
  ];
  const left = column(t, existing);
  const right = column(t, draft);
  return (
    <table className={classes.compare}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t("upload.compare_have")}</th>
          <th scope="col">{t("upload.compare_file", { name: fileName })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row} data-same={left[index] === right[index] || undefined}>
            <th scope="row">{row}</th>
            <td>{left[index] ?? "–"}</td>
            <td>{left[index] && left[index] === right[index] ? t("upload.same") : (right[index] ?? "–")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MOST_SKILLS = 8;

function column(t: Words, profile: AnyProfile): (string | null)[] {
  const [job] = profile.experience ?? [];
  const skills = profile.skills?.map(({ name }) => name) ?? [];
  const more = skills.length > MOST_SKILLS ? ` ${t("upload.compare_more", { n: skills.length - MOST_SKILLS })}` : "";
  return [
    fullName(profile),
    profile.email ?? null,
    profile.phone ?? null,
    profile.city ?? null,
    profile.headline ?? null,
    job ? [job.title, job.company, dateRange(t, job)].filter(Boolean).join(", ") || null : null,
    profile.years_experience ? String(profile.years_experience) : null,
    skills.length > 0 ? skills.slice(0, MOST_SKILLS).join(", ") + more : null,
  ];
}
