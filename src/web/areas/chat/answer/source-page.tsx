import { useElementSize } from "@mantine/hooks";
import { IconChecks, IconFileText, IconHistory } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { Chat, Citation } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { placeOf } from "#web/areas/chat/chat-words.ts";
import type { Answer } from "#web/kit/calls/api.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { CvViewer } from "#web/kit/document/cv-viewer.tsx";
import type { Highlight, Passage } from "#web/kit/document/passages.ts";
import { TextPage } from "#web/kit/document/text-page.tsx";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./source-page.module.css";
import type { Source } from "./sources.ts";

type ShownCandidate = Answer<typeof api.candidate.show>["data"]["candidate"];

interface Documents {
  candidate: ShownCandidate | null;
  job: Job | null;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** What the passages of a talk stand in: the candidate with CV, notes and profile, and the job. */
export function useDocuments({ candidate_id: of, job_id }: Chat, cited: string | null): Documents {
  // A talk about a job cites several candidates.
  const candidate_id = cited ?? of;
  const candidate = useCall(
    api.candidate.show,
    { id: candidate_id ?? "" },
    { quiet: true, staleTime: 60_000, enabled: Boolean(candidate_id) },
  );
  const job = useCall(api.job.show, { id: job_id ?? "" }, { quiet: true, staleTime: 60_000, enabled: Boolean(job_id) });
  const asked = [candidate_id ? candidate : null, job_id ? job : null].filter((each) => each !== null);
  return {
    candidate: (candidate_id && candidate.data?.data.candidate) || null,
    job: (job_id && job.data?.data.job) || null,
    isPending: asked.some((each) => each.isPending),
    error: asked.find((each) => each.isError && !each.data)?.error ?? null,
    retry: () => {
      for (const each of asked) if (each.isError) void each.refetch();
    },
  };
}

interface SourcePageProps {
  documents: Documents;
  sources: readonly Source[];
  opened: number | null;
  asked: number;
  onOpen: (number: number) => void;
}

/** The document that the open passage stands in. Without one: what there is to ask about. */
export function SourcePage({ documents, sources, opened, asked, onOpen }: SourcePageProps) {
  const t = useWords();
  const { candidate, job } = documents;
  const citation = opened === null ? null : (sources[opened - 1]?.citation ?? null);
  const shown = citation?.source ?? (candidate ? "cv" : "job");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again it is another object, which is scrolled to
  const focus = useMemo<Passage | null>(
    () => citation && { start: citation.start, end: citation.end, page: citation.page, boxes: citation.boxes },
    [citation, asked],
  );
  const highlights = useMemo<Highlight[]>(
    () =>
      sources
        .filter(
          ({ citation: each }) => each.source === shown && (shown === "job" || (each.candidate_id ?? candidate?.id) === candidate?.id),
        )
        .map(({ number, citation: { start, end, page, boxes } }) => ({ key: String(number), start, end, page, boxes })),
    [sources, shown, candidate?.id],
  );
  const pick = (key: string) => onOpen(Number(key));
  const text = citation ? textOf(documents, citation) : null;
  const isThere = citation === null || text?.slice(citation.start, citation.end) === citation.quote;
  if (citation && !isThere) {
    return (
      <Card>
        <Proof text={citation.quote} source={citation.label || placeOf(t, citation)} />
        <Foot icon={<IconHistory size={16} stroke={1.6} />}>{t("chat.changed_since")}</Foot>
      </Card>
    );
  }
  const found = citation && !isMade(citation.source) && (
    <Foot icon={<IconChecks size={16} stroke={1.6} />}>
      {t(shown === "job" ? "chat.found_in_job" : shown === "cv" ? "chat.found_in_cv" : "chat.found")}
    </Foot>
  );
  if (shown === "cv" && candidate) {
    return (
      <>
        <div className={classes.viewer}>
          <CvViewer
            candidate={candidate}
            focus={focus}
            highlights={highlights}
            onPick={pick}
            isNarrow
            action={
              <AnchorLink
                to="/dashboard/candidates/$id"
                params={{ id: candidate.id }}
                search={citation ? { passage: `${citation.start}-${citation.end}` } : {}}
                className={classes.open}
              >
                {t("chat.open_file")}
              </AnchorLink>
            }
            empty={<EmptyState title={t("chat.no_cv", { name: shownName(t, candidate) })} />}
          />
        </div>
        {found}
      </>
    );
  }
  if (shown === "job" && job) {
    return (
      <>
        <Vacancy job={job} focus={focus} highlights={highlights} onPick={pick} />
        {found}
      </>
    );
  }
  if (!citation || text === null) return <EmptyState title={t("chat.no_sources")} />;
  return (
    <Card>
      <Proof
        text={text}
        highlights={[{ start: citation.start, end: citation.end }]}
        source={citation.label || placeOf(t, citation)}
        action={<OpenRecord citation={citation} documents={documents} />}
      />
      {found}
    </Card>
  );
}

/** Where a passage stands that is no document: the record, or the match whose verdict somebody set. */
function OpenRecord({ citation: { source }, documents: { candidate, job } }: { citation: Citation; documents: Documents }) {
  const t = useWords();
  if (job && /^(job|match):/.test(source)) {
    const search = source.startsWith("match:") && candidate ? { candidate: candidate.id } : {};
    return (
      <AnchorLink to="/dashboard/jobs/$id" params={{ id: job.id }} search={search} className={classes.open}>
        {t(source.startsWith("match:") ? "chat.open_match" : "chat.open_job")}
      </AnchorLink>
    );
  }
  if (!candidate) return null;
  const search = source.startsWith("note:") ? { tab: "timeline" as const } : {};
  return (
    <AnchorLink to="/dashboard/candidates/$id" params={{ id: candidate.id }} search={search} className={classes.open}>
      {t("chat.open_candidate")}
    </AnchorLink>
  );
}

/** Put together by the server from several fields, or kept with a match: it is shown as it was cited. */
const isMade = (source: Citation["source"]): boolean => source.startsWith("match:") || source.endsWith("salary");

/** The text that a citation's source names, as it is now; null where it isn't there any more. */
function textOf({ candidate, job }: Documents, { source, quote }: Citation): string | null {
  if (isMade(source)) return quote;
  if (source === "cv") return candidate?.cv_text ?? null;
  if (source === "job") return job?.description ?? null;
  if (source.startsWith("note:")) {
    const note = candidate?.activity.find(({ id }) => id === source.slice("note:".length));
    // A stage or a client's answer is told in a sentence of the server's.
    return note ? (typeof note.detail.text === "string" ? note.detail.text : quote) : null;
  }
  const [kind, path = ""] = source.split(":");
  let value: unknown = kind === "job" ? job : candidate;
  for (const step of path.split(".")) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

interface VacancyProps {
  job: Job;
  focus: Passage | null;
  highlights: readonly Highlight[];
  onPick: (key: string) => void;
}

function Vacancy({ job, focus, highlights, onPick }: VacancyProps) {
  const t = useWords();
  const { ref, width } = useElementSize();
  return (
    <section className={classes.vacancy} aria-label={t("chat.source_job")}>
      <Row gap={8} flex="none" className={classes.bar}>
        <IconFileText size={17} stroke={1.6} color="var(--icon)" />
        <Text as="span" flex="fill" size={12} isPiece tone="secondary" isTruncated>
          {t("chat.vacancy_of", { title: job.title })}
        </Text>
        <AnchorLink to="/dashboard/jobs/$id" params={{ id: job.id }} search={{ tab: "vacancy" }} className={classes.open}>
          {t("chat.open_job")}
        </AnchorLink>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section className={classes.desk} ref={ref} tabIndex={0} aria-label={job.title}>
        {job.description && width > 0 ? (
          <TextPage text={job.description} width={width - 24} highlights={highlights} focus={focus} lit={null} onPick={onPick} />
        ) : (
          !job.description && <EmptyState title={t("chat.no_vacancy")} />
        )}
      </section>
    </section>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>;
}

function Foot({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="p" gap={6} flex="none" size={12} tone="secondary" className={classes.foot}>
      {icon}
      {children}
    </Row>
  );
}
