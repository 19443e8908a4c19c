import { type ReactNode, type RefObject, useMemo } from "react";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { SideDrawer } from "#web/ui/screen/side-drawer.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { CvViewer } from "./cv-viewer.tsx";
import classes from "./passage-drawer.module.css";

export interface PassageDrawerProps {
  candidate: Candidate;
  /** The passage to show; null keeps the drawer shut. */
  passage: Evidence | null;
  /** Other passages of the same requirement, marked faintly. */
  others: readonly Evidence[];
  /** What can be said of words that somebody selects. */
  pointing?: ((pages: RefObject<HTMLElement | null>) => ReactNode) | undefined;
  /** What can be done with the passage, under the CV. */
  footer?: ReactNode;
  onClose: () => void;
}

/** The CV, opened at a passage. Escape goes back to where one was. */
export function PassageDrawer({ candidate, passage, others, pointing, footer, onClose }: PassageDrawerProps) {
  const t = useWords();
  const focus = useMemo(
    () =>
      passage && {
        start: passage.start,
        end: passage.end,
        ...(passage.page && { page: passage.page }),
        ...(passage.boxes && { boxes: passage.boxes }),
      },
    [passage],
  );
  const highlights = useMemo(
    () => others.filter((each) => each.source === "cv" && each !== passage).map((each) => ({ key: `${each.start}`, ...each })),
    [others, passage],
  );
  return (
    <SideDrawer
      opened={passage !== null}
      onClose={onClose}
      size={720}
      title={t("matching.passage_of", { name: shownName(t, candidate) })}
      closeButtonProps={{ "aria-label": t("matching.back_to_match") }}
    >
      {passage && (
        <Stack className={classes.pane}>
          <CvViewer candidate={candidate} focus={focus} highlights={highlights} pointing={pointing} />
          {footer && (
            <Row as="footer" align="stretch" justify="end" flex="none" className={classes.footer}>
              {footer}
            </Row>
          )}
        </Stack>
      )}
    </SideDrawer>
  );
}
