import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { newJobKey } from "#web/areas/job/new/new-job-key.ts";
import { storeDraft } from "#web/areas/job/new/stored-draft.ts";
import { useUploadTray } from "#web/areas/upload/tray-context.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";

/** Less than this is no vacancy: somebody pasted a word. */
const SHORTEST_VACANCY = 80;

/** What is pasted on the dashboard: files are read as CVs, a text begins a vacancy. */
export function usePaste(): void {
  const tray = useUploadTray();
  const navigate = useNavigate();
  const user = useUser();
  const editor = mayEdit(user);
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
      storeDraft(newJobKey(user), { text, reading: null, values: null });
      void navigate({ to: "/dashboard/jobs/new" });
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, [tray, editor, user, navigate]);
}
