import { Alert, Button, Select, TextInput } from "@mantine/core";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Chat } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import type { Proposal, ProposalRow } from "#contract/proposal/proposal.ts";
import { forClient, linesCiting, marksIn, strengthOf, withoutMarks } from "#web/areas/chat/answer/answer-marks.ts";
import { CancelButton } from "#web/areas/chat/cancel-button.tsx";
import { useRecords } from "#web/areas/chat/start/record-picker.tsx";
import { readsProposals } from "#web/areas/proposal/list/use-proposal-actions.ts";
import { CallFailed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { limitOf, showFailure } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { keyOf, useAct, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { sourceText } from "#web/kit/record/match-words.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Proof } from "#web/ui/marks/proof.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { fullName } from "#web/words/format.ts";
import { currentLocale, useWords } from "#web/words/words.ts";
import { MessageForm } from "./message-form.tsx";
import { NoteForm } from "./note-form.tsx";
import type { Use, UseAsDialogProps } from "./use-as.ts";
import classes from "./use-as-dialog.module.css";

/** An answer on its way to become something else: looked over, then saved. */
export function UseAsDialog(props: UseAsDialogProps) {
  const t = useWords();
  const titles: Record<Use, string> = {
    note: t("chat.note_title"),
    question: t("chat.question_title"),
    strength: t("chat.strength_title"),
    letter: t("chat.letter_title"),
    message: t("chat.message_title"),
  };
  const { use, chat, citations, onClose } = props;
  const isWide = use === "strength" || use === "letter";
  // A talk about a job alone: its answer is of use for the candidates that it cites.
  const cited = useMemo(() => [...new Set(citations.flatMap(({ candidate_id }) => candidate_id ?? []))], [citations]);
  const [about, setAbout] = useState(cited[0] ?? "");
  const whose = useNames(chat.candidate_id ? [] : cited);
  const used = chat.candidate_id || cited.length === 0 ? props : ofCandidate(props, about, whose.get(about) ?? "");
  return (
    <Modal opened onClose={onClose} title={titles[use]} size={isWide ? 720 : 480}>
      {!chat.candidate_id && cited.length > 0 && (
        <Select
          mb="sm"
          label={t("chat.field_candidate")}
          allowDeselect={false}
          data={cited.map((id) => ({ value: id, label: whose.get(id) || t("common.unnamed") }))}
          value={about}
          onChange={(id) => id && setAbout(id)}
        />
      )}
      {isWide ? (
        <ProposalForm key={about} {...used} use={use} />
      ) : use === "message" ? (
        <MessageForm key={about} {...used} />
      ) : (
        <NoteForm key={about} {...used} />
      )}
    </Modal>
  );
}

/** An answer as far as it is about one of the candidates that it cites. */
function ofCandidate(props: UseAsDialogProps, candidate_id: string, candidate_name: string): UseAsDialogProps {
  const { chat, message, citations } = props;
  const own = citations.filter((each) => each.candidate_id === candidate_id);
  return {
    ...props,
    chat: { ...chat, candidate_id, candidate_name },
    message: { ...message, content: linesCiting(message.content, (n) => own.some((each) => each.n === n)) },
    citations: own,
  };
}

function useNames(ids: readonly string[]): Map<string, string> {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf(api.candidate.show, { id }),
      queryFn: ({ signal }: { signal: AbortSignal }) => send(api.candidate.show, { id }, { signal }),
      staleTime: 60_000,
      meta: { quiet: true },
    })),
  });
  return new Map(found.flatMap(({ data }) => (data ? [[data.data.candidate.id, fullName(data.data.candidate) ?? ""] as const] : [])));
}

/** Statuses in which a proposal can still be changed. */
const OPEN = ["draft", "submitted", "viewed", "interview"] as const;
const NEW = "new:";
const MOST_STRENGTHS = 7;
const MOST_PROOF = 10;

function ProposalForm(props: UseAsDialogProps & { use: "strength" | "letter" }) {
  const t = useWords();
  const { chat } = props;
  const found = useCall(
    api.proposal.list,
    { candidate_id: chat.candidate_id ?? "", status: [...OPEN], limit: 50 },
    { quiet: true, enabled: Boolean(chat.candidate_id) },
  );
  if (found.isPending) return <SkeletonRows rows={3} height={44} label={t("common.loading")} />;
  if (found.isError) {
    return <LoadError of={found} />;
  }
  return <ProposalFields {...props} proposals={found.data.data.proposals} />;
}

function ProposalFields({
  use,
  chat,
  message,
  citations,
  onClose,
  proposals,
}: UseAsDialogProps & { use: "strength" | "letter"; proposals: readonly ProposalRow[] }) {
  const t = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const ofJob = proposals.find(({ job_id }) => job_id === chat.job_id);
  const [chosen, setChosen] = useState<string | null>(ofJob?.id ?? (chat.job_id ? `${NEW}${chat.job_id}` : (proposals[0]?.id ?? null)));
  const told = forClient(message.content, (n) => citations.some((each) => each.n === n && /^job(?::|$)/.test(each.source)));
  const drafted = strengthOf(told);
  const [title, setTitle] = useState(drafted.title);
  const [text, setText, kept] = useDraftText(
    `answer-${use} ${message.id} ${chat.candidate_id}`,
    use === "strength" ? drafted.text : withoutMarks(told).trim(),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const proposal = proposals.find(({ id }) => id === chosen);
  const hasOtherLanguage = proposal && message.language && proposal.language !== message.language;
  const along = citations.filter(({ n }) => marksIn(told).includes(n)).slice(0, MOST_PROOF);
  const evidence = along.map(({ n: _, label: __, candidate_id: ___, ...each }) => each);

  const save = useAct(
    async (to: { chosen: string; candidate_id: string }) => {
      const job_id = to.chosen.startsWith(NEW) ? to.chosen.slice(NEW.length) : null;
      const current = job_id
        ? await send(api.proposal.start, { job_id, candidate_id: to.candidate_id, language: message.language ?? currentLocale() })
        : await send(api.proposal.show, { id: to.chosen });
      return addTo(current.data.proposal, use === "strength" ? { title: title.trim(), text: text.trim(), evidence } : text.trim());
    },
    {
      refreshes: readsProposals,
      quiet: true,
      onDone: (saved) => {
        kept.forget();
        queries.removeQueries({ queryKey: keyOf(api.proposal.show, { id: saved.id }) });
        onClose();
        showUndo({
          id: `proposal-${message.id}`,
          message: t(use === "strength" ? "chat.strength_added" : "chat.letter_added", { job: saved.job_title }),
          undoLabel: t("chat.open_proposal"),
          closeLabel: t("common.close"),
          onUndo: () =>
            void navigate({
              to: "/dashboard/proposals/$id/$step",
              params: { id: saved.id, step: use === "strength" ? "strengths" : "cover-letter" },
            }),
        });
      },
      onFailed: (failure) => {
        if (failure instanceof Full) return setErrors({ proposal: t("chat.strengths_full", { n: MOST_STRENGTHS }) });
        const wrong = fieldErrors(failure);
        setErrors(Object.fromEntries(Object.entries(wrong).map(([field, said]) => [field.endsWith("title") ? "title" : "text", said])));
        if (Object.keys(wrong).length === 0 && !limitOf(failure)) showFailure(failure);
      },
    },
  );

  return (
    <Stack
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && chat.candidate_id) save.mutate({ chosen, candidate_id: chat.candidate_id });
      }}
    >
      <ProposalSelect chat={chat} proposals={proposals} value={chosen} onChange={setChosen} error={errors.proposal} />
      {hasOtherLanguage && (
        <Text size={12} tone="secondary">
          {t("chat.other_language", { language: languageName(proposal.language) })}
        </Text>
      )}
      {use === "strength" && (
        <TextInput
          label={t("chat.strength_name")}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={errors.title}
        />
      )}
      <KeptTextarea
        kept={kept}
        label={t(use === "strength" ? "chat.strength_words" : "chat.letter_words")}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={use === "strength" ? 2000 : 10_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={errors.text}
      />
      {use === "strength" &&
        (evidence.length > 0 ? (
          <Stack gap={10} className={classes.proofs}>
            <Text weight={500}>{t("chat.strength_proof")}</Text>
            {along.map((each) => (
              <Proof key={each.n} text={each.quote} source={sourceText(t, each)} />
            ))}
          </Stack>
        ) : (
          <Alert color="yellow" variant="light">
            {t("chat.strength_unsourced")}
          </Alert>
        ))}
      {use === "letter" && (
        <Text size={12} tone="secondary">
          {t("chat.letter_place")}
        </Text>
      )}
      <DialogActions>
        <CancelButton onClose={onClose} />
        <Button type="submit" loading={save.isPending} disabled={!chosen || !text.trim() || (use === "strength" && !title.trim())}>
          {t(use === "strength" ? "chat.add_strength" : "chat.add_letter")}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface ProposalSelectProps {
  chat: Chat;
  proposals: readonly ProposalRow[];
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** The candidate's open proposals, and a new one: for the job in scope, or for one that is looked up. */
function ProposalSelect({ chat, proposals, value, onChange, error }: ProposalSelectProps) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const isOpenJob = chat.job_id && !proposals.some(({ job_id }) => job_id === chat.job_id);
  const { records, isPending } = useRecords("job", typed, !chat.job_id);
  const others = chat.job_id ? [] : records.filter(({ id }) => !proposals.some(({ job_id }) => job_id === id));
  const started = [
    ...(isOpenJob ? [{ value: `${NEW}${chat.job_id}`, label: chat.job_title ?? "" }] : []),
    ...others.map(({ id, name, facts }) => ({ value: `${NEW}${id}`, label: [name, facts].filter(Boolean).join(", ") })),
  ];
  const label = ({ job_title, client_name, status }: ProposalRow) =>
    [job_title, client_name, t(`lists.proposal_status.${status}`)].filter(Boolean).join(", ");
  return (
    <Select
      label={t("chat.which_proposal")}
      placeholder={t("chat.which_proposal_hint")}
      searchable={!chat.job_id}
      data-autofocus={value === null || undefined}
      nothingFoundMessage={isPending ? t("common.loading") : t("chat.no_proposal_no_job")}
      data={[
        ...(proposals.length > 0
          ? [{ group: t("chat.open_proposals"), items: proposals.map((each) => ({ value: each.id, label: label(each) })) }]
          : []),
        ...(started.length > 0 ? [{ group: t("chat.new_proposal"), items: started }] : []),
      ]}
      onSearchChange={setTyped}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

class Full extends Error {}

type Added = string | { title: string; text: string; evidence: NonNullable<Proposal["strengths"][number]["evidence"]> };

/** Adds a strength, or a paragraph of the letter; to what a colleague saved meanwhile as well. */
async function addTo(current: Proposal, added: Added): Promise<Proposal> {
  try {
    return await save(current, added);
  } catch (failure) {
    const newer = failure instanceof CallFailed && failure.status === 409 ? failure.envelope.data?.proposal : undefined;
    if (!newer) throw failure;
    return save(newer as Proposal, added);
  }
}

async function save({ id, version, strengths, cover_letter }: Proposal, added: Added): Promise<Proposal> {
  if (typeof added === "string")
    return (await send(api.proposal.editCoverLetter, { id, version, cover_letter: withParagraph(cover_letter, added) })).data.proposal;
  if (strengths.length >= MOST_STRENGTHS) throw new Full();
  return (await send(api.proposal.editStrength, { id, version, strengths: [...strengths, added] })).data.proposal;
}

/** A letter with one paragraph more, before the one that takes leave. */
function withParagraph(letter: string, paragraph: string): string {
  const paragraphs = letter.split(/\n{2,}/).filter((each) => each.trim() !== "");
  const leave = paragraphs.length > 1 ? paragraphs.splice(-1) : [];
  return [...paragraphs, paragraph, ...leave].join("\n\n");
}
