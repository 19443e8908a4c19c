import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { NEW_JOB, nothingTyped } from "#web/areas/job/new/new-job-draft.ts";
import { useUploadTray } from "#web/areas/upload/tray-context.ts";
import { keep } from "#web/kit/draft/kept.ts";
import { draftKey } from "#web/kit/draft/use-draft.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";

/** Less than this is no vacancy: somebody pasted a word. */
const SHORTEST_VACANCY = 80;

/** What is pasted on the dashboard: files are read as CVs, a text begins a vacancy. */
export function usePaste(): void {
  const tray = useUploadTray();
  const navigate = useNavigate();
  const editor = mayEdit(useUser());
  useEffect(() => {
    if (!editor) return;
    const paste = (event: ClipboardEvent) => {
      if ((event.target as HTMLElement | null)?.closest("input, textarea, [contenteditable=true]")) return;
      if (document.querySelector("[aria-modal=true]")) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      if (files.length === 0 && text.length < SHORTEST_VACANCY) return;
      event.preventDefault();
      if (files.length > 0) return tray.add(files);
      keep(draftKey(NEW_JOB), { ...nothingTyped, text });
      void navigate({ to: "/dashboard/jobs/new" });
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [tray, editor, navigate]);
}
