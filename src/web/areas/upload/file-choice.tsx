import { useRef } from "react";
import { READABLE_FILES } from "#contract/choices.ts";
import { useUploadTray } from "./tray-context.ts";

/** A hidden file field, and what opens it: the files chosen go into the tray. */
export function useFileChoice() {
  const tray = useUploadTray();
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      multiple
      accept={READABLE_FILES}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = "";
        if (files.length > 0) tray.add(files);
      }}
    />
  );
  return [input, () => field.current?.click()] as const;
}
