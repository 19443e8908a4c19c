import { IconFileTypePdf, IconJson } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { saveFile } from "#web/kit/record/csv.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface Of {
  job_id: string;
  job_title: string;
  /** Of this candidate alone; else of everybody about whom something was decided. */
  candidate_id?: string;
}

/** Who looked and decided when, and what the match said then, as a file to keep: on paper, or for a machine. */
export function DossierItems({ job_id, job_title, candidate_id }: Of) {
  const t = useWords();
  const save = ({ data }: { data: { dossier: object; pdf: string | null } }) => {
    const name = t("matching.dossier_file", { job: job_title });
    if (data.pdf === null) saveFile(`${name}.json`, JSON.stringify(data.dossier, null, 2), "application/json");
    else
      saveFile(
        `${name}.pdf`,
        Uint8Array.from(atob(data.pdf), (sign) => sign.charCodeAt(0)),
        "application/pdf",
      );
  };
  const ofMatch = useAction(api.dossier.ofMatch, { onDone: save });
  const ofJob = useAction(api.dossier.ofJob, { onDone: save });
  const ask = (as: "pdf" | "json") => (candidate_id ? ofMatch.mutate({ job_id, candidate_id, as }) : ofJob.mutate({ id: job_id, as }));
  return (
    <>
      <Menu.Item leftSection={<IconFileTypePdf size={16} stroke={1.6} />} onClick={() => ask("pdf")}>
        {t("matching.dossier_pdf")}
      </Menu.Item>
      <Menu.Item leftSection={<IconJson size={16} stroke={1.6} />} onClick={() => ask("json")}>
        {t("matching.dossier_json")}
      </Menu.Item>
    </>
  );
}
