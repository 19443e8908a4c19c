import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { notify } from "#web/kit/calls/failures.ts";
import { addToQueue, useEntries } from "#web/kit/files/queue.ts";
import { isTyping } from "#web/kit/keys/is-typing.ts";
import { isVerified, mayEdit, useSession } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import { useFileChoice } from "./file-choice.tsx";
import classes from "./tray.module.css";
import { Tray, type UploadTray } from "./tray-context.ts";

const TrayPanel = lazy(() => import("./tray-panel.tsx"));

/** The tray of files on their way, which stays while one moves from screen to screen. */
export function UploadTrayProvider({ children }: { children: ReactNode }) {
  const t = useWords();
  const user = useSession().loggedInUserInfo?.user;
  const mayAdd = user !== undefined && isVerified(user) && mayEdit(user);
  const [shownAt, setShownAt] = useState(0);
  const entries = useEntries();
  const tray = useMemo<UploadTray>(
    () => ({
      add: (files) => {
        if (addToQueue(files) > 0) notify("warning", t("upload.too_many"));
        setShownAt(Date.now());
      },
    }),
    [t],
  );
  return (
    <Tray.Provider value={tray}>
      {children}
      {mayAdd && <Doors onFiles={tray.add} />}
      {mayAdd && entries.length > 0 && (
        <Suspense fallback={null}>
          <TrayPanel key={shownAt} entries={entries} />
        </Suspense>
      )}
    </Tray.Provider>
  );
}

const isInside = () => location.pathname.startsWith("/dashboard");
const holdsFiles = (event: DragEvent) => isInside() && Boolean(event.dataTransfer?.types.includes("Files"));

/** The ways in that are open on every screen: dropping a file anywhere, and the key `u`. */
function Doors({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useWords();
  const [isOver, setIsOver] = useState(false);
  const [input, choose] = useFileChoice();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // A zone of a screen's own has taken it.
      if (!event.defaultPrevented) {
        event.preventDefault();
        setIsOver(true);
      } else setIsOver(false);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const end = () => setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "u" || !isInside() || isTyping(event) || event.defaultPrevented) return;
      event.preventDefault();
      choose();
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", end, { capture: true });
    addEventListener("dragend", end);
    addEventListener("drop", drop);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", end, { capture: true });
      removeEventListener("dragend", end);
      removeEventListener("drop", drop);
      removeEventListener("keydown", key);
    };
  }, [onFiles, choose]);
  return (
    <>
      {input}
      {isOver && (
        <Row justify="center" className={classes.over} aria-hidden="true">
          <Text as="span" size={15} weight={600}>
            {t("upload.drop")}
          </Text>
        </Row>
      )}
    </>
  );
}
