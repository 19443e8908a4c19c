import { type ReactNode, useState } from "react";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState, SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { InterviewLine, type LineAction } from "./interview-line.tsx";
import classes from "./interviews.module.css";

const InterviewDialog = lazyPart(() => import("./interview-dialog.tsx").then((part) => part.InterviewDialog));
const CancelDialog = lazyPart(() => import("./cancel-dialog.tsx").then((part) => part.CancelDialog));
const OutcomeDialog = lazyPart(() => import("./outcome-dialog.tsx").then((part) => part.OutcomeDialog));

interface InterviewsProps {
  of: BodyInput<typeof api.interview.list>;
  /** The way to a new one. */
  action?: ReactNode;
  /** Among other things: nothing where there is none. */
  isQuiet?: boolean;
  /** It stands under a heading of its own already. */
  isAlone?: boolean;
}

/** Interviews of a candidate, a job, both, or a client: those to come first. */
export function Interviews({ of, action, isQuiet = false, isAlone = false }: InterviewsProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const listed = useCall(api.interview.list, of, { quiet: true });
  const [open, setOpen] = useState<{ id: string; action: LineAction } | null>(null);
  if (listed.isPending) return isQuiet ? null : <SkeletonRows rows={2} height={64} label={t("common.loading")} />;
  if (listed.isError) return isQuiet ? null : <LoadError of={listed} />;
  const { interviews } = listed.data.data;
  if (interviews.length === 0 && isQuiet) return null;
  // What is open follows what somebody else changed meanwhile.
  const opened = interviews.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <section aria-label={t("interviews.title")}>
      {!isAlone && (
        <Row justify="between" className={classes.head}>
          <Text as="h2" size={isQuiet ? 13 : 15} weight={600}>
            {t("interviews.title")}
          </Text>
          {action}
        </Row>
      )}
      {interviews.length === 0 ? (
        isAlone ? (
          <EmptyState title={t("interviews.empty")} text={t("interviews.empty_text")} action={action} />
        ) : (
          <Text tone="secondary" size={13}>
            {t("interviews.empty")}
          </Text>
        )
      ) : (
        <ul className={classes.lines}>
          {interviews.map((interview) => (
            <InterviewLine
              key={interview.id}
              interview={interview}
              names={{ candidate: !of.candidate_id, job: !of.job_id }}
              onAct={isEditor ? (action) => setOpen({ id: interview.id, action }) : null}
            />
          ))}
        </ul>
      )}
      {opened && open?.action.kind === "change" && (
        <InterviewDialog pair={opened} interview={opened} taking={open.action.taking} onClose={close} />
      )}
      {opened && open?.action.kind === "cancel" && <CancelDialog interview={opened} onClose={close} />}
      {opened && open?.action.kind === "outcome" && <OutcomeDialog interview={opened} onClose={close} />}
    </section>
  );
}
