import { Checkbox, MultiSelect, NativeSelect, NumberInput, SegmentedControl, Select, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { Interview, InterviewBeginning } from "#contract/interview/interview.ts";
import { instantAt } from "#contract/text/local-time.ts";
import { CallFailed, fieldErrors, send } from "#web/kit/calls/api.ts";
import { notify, showFailure } from "#web/kit/calls/failures.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useAct, useCall } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraft } from "#web/kit/draft/use-draft.ts";
import { laidOver } from "#web/kit/draft/use-kept.ts";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { Clashes } from "./clashes.tsx";
import { ownZone } from "./moments.ts";
import { MoveField, moveOf, stays } from "./move-field.tsx";
import { readsInterviews } from "./reads-interviews.ts";
import { SlotRows, typedTime } from "./slot-rows.tsx";
import { currentIn, StaleInterview } from "./stale-interview.tsx";
import { Told } from "./told.tsx";

interface InterviewDialogProps {
  pair: { job_id: string; candidate_id: string };
  /** Null: a new one. */
  interview: Interview | null;
  /** A time of the client's that is about to be fixed. */
  taking?: string | undefined;
  onClose: () => void;
}

/** Plans an interview or changes it, once it is known who can take part. */
export function InterviewDialog(props: InterviewDialogProps) {
  const t = useWords();
  const { pair, interview, onClose } = props;
  const { job_id, candidate_id } = pair;
  const begun = useCall(api.interview.begin, { job_id, candidate_id }, { quiet: true });
  const data = begun.data?.data;
  const name = data?.candidate_name || interview?.candidate_name || "";
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        data
          ? t(interview ? "interviews.change_title" : "interviews.new_title", { name: name || t("common.unnamed") })
          : t("interviews.plan")
      }
      closeOnClickOutside={false}
    >
      {begun.isError && <LoadError of={begun} />}
      {begun.isPending && <SkeletonRows rows={5} height={44} label={t("interviews.loading")} />}
      {data && <InterviewForm {...props} begin={data} />}
    </Modal>
  );
}

const lengths = [30, 45, 60, 90, 120];
const zones = (own: string) => [...new Set([own, ...Intl.supportedValuesOf("timeZone"), "UTC"])];

/** How its time comes about. Of one for which the client proposed its own that stays open, unless somebody says more. */
const howOf = (interview: Interview | null): "fixed" | "choice" | "open" =>
  interview?.state === "offered" ? "choice" : interview?.state === "suggested" ? "open" : "fixed";

function initial(interview: Interview | null, begin: InterviewBeginning, taking: string | undefined) {
  const time_zone = interview?.time_zone ?? ownZone();
  const fixed = typedTime(taking ?? interview?.starts_at ?? null, time_zone);
  const slots = interview?.state === "offered" ? interview.slots.map((slot) => typedTime(slot, time_zone)) : [];
  return {
    how: taking ? "fixed" : howOf(interview),
    day: fixed.day,
    clock: fixed.clock,
    slots: slots.length > 0 ? slots : [typedTime(null, time_zone), typedTime(null, time_zone), typedTime(null, time_zone)],
    minutes: interview?.minutes ?? 60,
    time_zone,
    round: interview?.round ?? begin.next_round,
    location: interview?.location ?? "",
    link: interview?.link ?? "",
    notes: interview?.notes ?? "",
    contact_ids: interview?.contacts.map(({ id }) => id) ?? begin.contacts.filter(({ is_of_job }) => is_of_job).map(({ id }) => id),
    recruiter_ids: interview?.recruiters.map(({ id }) => id) ?? [],
    invites_candidate: interview?.invites_candidate ?? true,
    invites_client: interview?.invites_client ?? true,
    move: stays,
  };
}
type Values = ReturnType<typeof initial>;
type Errors = Partial<Record<keyof Values, string>>;

function InterviewForm({ pair, interview: opened, taking, begin, onClose }: InterviewDialogProps & { begin: InterviewBeginning }) {
  const t = useWords();
  const colleagues = useColleagues();
  // As it is changed from here; what somebody else saves meanwhile is told before it is gone over.
  const [interview, setInterview] = useState(opened);
  const [before, setBefore] = useState<Interview | null>(null);
  const [saved, setSaved] = useState(() => initial(interview, begin, taking));
  const [values, setValues] = useState(saved);
  const notes = (text: string) => setValues((before) => ({ ...before, notes: text }));
  const kept = useDraft(`interview ${interview?.id ?? `${pair.job_id} ${pair.candidate_id}`}`, values.notes, saved.notes, notes);
  const [errors, setErrors] = useState<Errors>({});
  /** What was typed goes on from there, over what nobody else changed. */
  const goOnFrom = (current: Interview) => {
    const theirs = initial(current, begin, taking);
    setBefore(before ?? interview);
    setInterview(current);
    setSaved(theirs);
    setValues(laidOver(theirs, { value: values, base: saved }).value);
  };
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const isChoice = values.how === "choice";
  const isOpen = values.how === "open";
  const isWaiting = interview?.state === "suggested";
  // Three ways don't stand beside each other on a phone.
  const isStacked = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false }) && isWaiting;
  const save = useAct(
    (body: ReturnType<typeof bodyOf>) => {
      const move = moveOf(values.move);
      if (interview) return send(api.interview.change, { id: interview.id, version: interview.version, ...body, ...move });
      return send(api.interview.plan, { job_id: pair.job_id, candidate_id: pair.candidate_id, ...body, ...move });
    },
    {
      refreshes: [...readsInterviews, ...readsMatches],
      quiet: true,
      onDone: ({ data }) => {
        kept.forget();
        const count = data.letters;
        const quietly = interview && count === 0;
        if (data.interview.state === "offered" && !isSameOffer(interview, data.interview.slots)) notify("info", t("interviews.offered"));
        else
          notify("info", quietly ? t("interviews.changed_quietly") : t(interview ? "interviews.changed" : "interviews.planned", { count }));
        onClose();
      },
      onFailed: (failure) => {
        const current = currentIn(failure);
        if (current && current.state !== "cancelled") return goOnFrom(current);
        const said = failure instanceof CallFailed ? fieldErrors(failure) : {};
        setErrors({ ...said, ...(said.starts_at && { day: said.starts_at }) });
        if (Object.keys(said).length === 0) showFailure(failure);
      },
    },
  );
  const submit = () => {
    const wrong: Errors = {};
    if (values.how === "fixed" && !timeOf(values)) wrong.day = t("interviews.needs_time");
    if (isChoice && values.slots.every(({ day, clock }) => !day && !clock)) wrong.slots = t("interviews.needs_slots");
    else if (isChoice && slotsOf(values).includes(null)) wrong.slots = t("interviews.slots_bad");
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) save.mutate(bodyOf(values, interview, taking));
  };
  const error = (name: keyof Values) => errors[name] ?? null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {before && interview && (
        <StaleInterview
          before={before}
          current={interview}
          mine={{ location: values.location, link: values.link, notes: values.notes, round: String(values.round) }}
          isBusy={save.isPending}
          onKeep={submit}
          onTake={() => {
            setValues(saved);
            setBefore(null);
          }}
        />
      )}
      <div className={dialog.grid}>
        {!taking && (
          <Stack gap={6} className={dialog.wide}>
            <SegmentedControl
              aria-label={t("interviews.how")}
              orientation={isStacked ? "vertical" : "horizontal"}
              value={values.how}
              onChange={(how) => set({ how })}
              data={[
                ...(isWaiting ? [{ value: "open" as const, label: t("interviews.open") }] : []),
                { value: "fixed", label: t("interviews.fixed") },
                { value: "choice", label: t("interviews.choice"), disabled: !begin.has_page },
              ]}
            />
            {isOpen ? (
              <Text size={13} tone="secondary">
                {t("interviews.open_text")}
              </Text>
            ) : (
              (isChoice || !begin.has_page) && (
                <Text size={13} tone="secondary">
                  {t(begin.has_page ? "interviews.choice_text" : "interviews.no_page")}
                </Text>
              )
            )}
          </Stack>
        )}
        {isChoice ? (
          <div className={dialog.wide}>
            <SlotRows typed={values.slots} onChange={(slots) => set({ slots })} error={error("slots")} />
            {errors.slots && (
              <Text size={12} tone="not_met" mt={4} role="alert">
                {errors.slots}
              </Text>
            )}
          </div>
        ) : isOpen ? null : (
          <>
            <TextInput
              type="date"
              label={t("interviews.date")}
              value={values.day}
              error={error("day")}
              data-autofocus
              onChange={(event) => set({ day: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label={t("interviews.time")}
              value={values.clock}
              error={error("day") !== null && !values.clock}
              onChange={(event) => set({ clock: event.currentTarget.value })}
            />
          </>
        )}
        <NativeSelect
          label={t("interviews.minutes")}
          value={String(values.minutes)}
          onChange={(event) => set({ minutes: Number(event.currentTarget.value) })}
          data={[...new Set([...lengths, values.minutes])]
            .sort((a, b) => a - b)
            .map((n) => ({ value: String(n), label: t("interviews.minutes_of", { n }) }))}
        />
        <NumberInput
          label={t("interviews.round")}
          min={1}
          max={20}
          clampBehavior="strict"
          value={values.round}
          onChange={(round) => set({ round: Number(round) || 1 })}
        />
        <Select
          className={dialog.wide}
          label={t("interviews.time_zone")}
          searchable
          allowDeselect={false}
          limit={60}
          nothingFoundMessage={t("common.nothing_found")}
          data={zones(values.time_zone)}
          value={values.time_zone}
          error={error("time_zone")}
          onChange={(time_zone) => time_zone && set({ time_zone })}
        />
        <TextInput
          label={t("interviews.location")}
          description={t("interviews.location_hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          maxLength={300}
          value={values.location}
          error={error("location")}
          onChange={(event) => set({ location: event.currentTarget.value })}
        />
        <TextInput
          label={t("interviews.link")}
          description={t("interviews.link_hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          inputMode="url"
          maxLength={1000}
          value={values.link}
          error={error("link")}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
        {begin.client_id && (
          <Checkbox.Group
            className={dialog.wide}
            label={t("interviews.at_client")}
            value={values.contact_ids}
            onChange={(contact_ids) => set({ contact_ids })}
          >
            <Stack gap={8} mt={6}>
              {begin.contacts.map(({ id, name, role, email }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={name}
                  description={[role, email ?? t("interviews.no_address")].filter(Boolean).join(" · ")}
                />
              ))}
              {begin.contacts.length === 0 && (
                <Text size={13} tone="secondary">
                  {t("interviews.no_contacts")}
                </Text>
              )}
            </Stack>
          </Checkbox.Group>
        )}
        <MultiSelect
          className={dialog.wide}
          label={t("interviews.here")}
          data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.recruiter_ids}
          onChange={(recruiter_ids) => set({ recruiter_ids })}
        />
        <KeptTextarea
          kept={kept}
          className={dialog.wide}
          label={t("interviews.notes")}
          description={t("interviews.notes_hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={10_000}
          value={values.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
        <Told begin={begin} values={values} onChange={set} />
        <MoveField className={dialog.wide} job_id={pair.job_id} stand={begin} value={values.move} onChange={(move) => set({ move })} />
        <div className={dialog.wide}>
          <Clashes
            candidate_id={pair.candidate_id}
            times={(isChoice ? slotsOf(values) : isOpen ? [] : [timeOf(values)]).filter((time) => time !== null)}
            minutes={values.minutes}
            time_zone={values.time_zone}
            contact_ids={values.contact_ids}
            recruiter_ids={values.recruiter_ids}
            {...(interview && { except: interview.id })}
          />
        </div>
      </div>
      <DialogActions
        sticks
        kept={kept}
        onCancel={onClose}
        save={t(offersAnew(values, interview) ? "interviews.send_offer" : interview && !taking ? "common.save" : "interviews.send_plan")}
        isPending={save.isPending}
      />
    </form>
  );
}

const timeOf = ({ day, clock, time_zone }: Values) => instantAt(day, clock, time_zone);
/** Rows in which nothing stands are none. */
const slotsOf = ({ slots, time_zone }: Values) =>
  slots.filter(({ day, clock }) => day || clock).map(({ day, clock }) => instantAt(day, clock, time_zone));

/** Times by the minute, as a form knows them. */
const minutesOf = (times: readonly (string | null)[]) => String(times.map((time) => time && Math.floor(Date.parse(time) / 60_000)).sort());
/** Whether the client can choose from these times already. */
const isSameOffer = (interview: Interview | null, slots: readonly (string | null)[]): boolean =>
  interview?.state === "offered" && minutesOf(interview.slots) === minutesOf(slots);
const offersAnew = (values: Values, interview: Interview | null): boolean =>
  values.how === "choice" && !isSameOffer(interview, slotsOf(values));

/** Its times, where somebody changed them: what stays isn't sent again, so that one whose time is near or past can be changed too. */
function timesOf(
  values: Values,
  interview: Interview | null,
  taking: string | undefined,
): Pick<BodyInput<typeof api.interview.plan>, "starts_at" | "slots"> {
  if (values.how === "open") return {};
  if (values.how === "choice") return offersAnew(values, interview) ? { slots: slotsOf(values).filter((slot) => slot !== null) } : {};
  const starts_at = timeOf(values);
  const isSame = !taking && interview?.starts_at && starts_at && Date.parse(interview.starts_at) === Date.parse(starts_at);
  return isSame ? {} : { starts_at };
}

/** What is sent. */
function bodyOf(values: Values, interview: Interview | null, taking: string | undefined) {
  const { minutes, time_zone, round, contact_ids, recruiter_ids, invites_candidate, invites_client } = values;
  return {
    ...timesOf(values, interview, taking),
    ...{ minutes, time_zone, round, contact_ids, recruiter_ids, invites_candidate, invites_client },
    location: values.location.trim() || null,
    link: values.link.trim() ? withScheme(values.link.trim()) : null,
    notes: values.notes.trim() || null,
  };
}

const withScheme = (link: string) => (/^\w+:\/\//.test(link) ? link : `https://${link}`);
