import { Anchor } from "@mantine/core";
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import type { Evidence } from "#contract/fields.ts";
import { useWords } from "#web/words/words.ts";

const CvDrawer = lazy(() => import("#web/areas/proposal/editor/cv-drawer.tsx"));

/** Opens the CV at a passage; with `onUse` the reader can take it as proof. */
type Open = (passage: Evidence, onUse?: () => void) => void;
const OpenPassage = createContext<Open>(() => {});
export const useOpenPassage = () => useContext(OpenPassage);

/** Lets every step open the candidate's CV at a passage, over the editor. */
export function PassageProvider({ candidate_id, children }: { candidate_id: string; children: ReactNode }) {
  const [opened, setOpened] = useState<{ passage: Evidence; onUse: (() => void) | undefined } | null>(null);
  const open = useMemo<Open>(() => (passage, onUse) => setOpened({ passage, onUse }), []);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  const close = useMemo(() => () => setOpened(null), []);
  return (
    <OpenPassage value={open}>
      {children}
      {wasOpened && (
        <Suspense>
          <CvDrawer
            candidate_id={candidate_id}
            passage={opened?.passage ?? null}
            onUse={
              opened?.onUse &&
              (() => {
                opened.onUse?.();
                close();
              })
            }
            onClose={close}
          />
        </Suspense>
      )}
    </OpenPassage>
  );
}

/** "Open passage", for what stands in the CV. */
export function PassageLink({ evidence }: { evidence: Evidence }) {
  const t = useWords();
  const open = useOpenPassage();
  if (evidence.source !== "cv") return null;
  return (
    <Anchor component="button" type="button" fz={12} mih={24} ms="auto" onClick={() => open(evidence)}>
      {t("common.open_passage")}
    </Anchor>
  );
}
