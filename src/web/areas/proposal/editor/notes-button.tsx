import { ActionIcon } from "@mantine/core";
import { IconNotes } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { Tooltip } from "#web/ui/overlays.tsx";
import { SideDrawer } from "#web/ui/screen/side-drawer.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./editor.module.css";

const RecordNotes = lazyPart(() => import("#web/areas/note/record-notes.tsx").then((part) => part.RecordNotes));

/** What colleagues wrote about a proposal and have to do for it, beside it; a client sees none of it. The address may ask for it. */
export function NotesButton({ proposal }: { proposal: Proposal }) {
  const t = useWords();
  const navigate = useNavigate();
  const { notes: isAsked } = useSearch({ strict: false });
  const [isOpen, setIsOpen] = useState(isAsked === true);
  const close = () => {
    setIsOpen(false);
    if (isAsked) void navigate({ to: ".", search: {}, replace: true, resetScroll: false });
  };
  return (
    <>
      <Tooltip label={t("notes.on_proposal")}>
        <ActionIcon variant="default" size={32} aria-label={t("notes.on_proposal")} onClick={() => setIsOpen(true)}>
          <IconNotes size={16} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      <SideDrawer opened={isOpen} onClose={close} size={460} title={t("notes.on_proposal")}>
        <div className={classes.notes}>
          <RecordNotes about={{ record: "proposal", record_id: proposal.id }} />
        </div>
      </SideDrawer>
    </>
  );
}
