import { Button } from "@mantine/core";
import { useState } from "react";
import { useWords } from "#web/words/words.ts";
import { JudgeDialog } from "./judge-dialog.tsx";

/** The way to have all open jobs judged, which first says what it takes. */
export function JudgeOpenJobs() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t("model.judge_open")}
      </Button>
      {isOpen && <JudgeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
