import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { consentBases, oneOf } from "#contract/choices.ts";
import { type ShownCandidate, useSave } from "#web/areas/candidate/use-candidate.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";

/** On which basis somebody is kept, and until which day; and the way to record another one. */
export function KeptUntil({ candidate }: { candidate: ShownCandidate }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [isOpen, setOpen] = useState(false);
  return (
    <Row gap="8 12" isWrapped>
      <Span size={13} tone="secondary">
        {keptText(t, candidate)}
      </Span>
      {isEditor && (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {t("record.kept.change")}
        </Button>
      )}
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={t("record.kept.title")} size={460}>
        <BasisForm candidate={candidate} onDone={() => setOpen(false)} />
      </Modal>
    </Row>
  );
}

function keptText(t: Words, { consent, kept_until }: ShownCandidate): string {
  if (consent.withdrawn_at) return t("record.kept.withdrawn", { date: formatDate(consent.withdrawn_at) });
  const basis = t(`record.kept.by.${consent.basis ?? "none"}`);
  return kept_until ? t("record.kept.until", { date: formatDate(kept_until), basis }) : t("record.kept.always", { basis });
}

function BasisForm({ candidate, onDone }: { candidate: ShownCandidate; onDone: () => void }) {
  const t = useWords();
  const { save, isSaving } = useSave(candidate);
  const { consent } = candidate;
  const form = useForm({
    initialValues: {
      basis: consent.basis ?? "",
      given_on: consent.given_at?.slice(0, 10) ?? new Date().toISOString().slice(0, 10),
      expires_on: consent.expires_at?.slice(0, 10) ?? "",
    },
    validate: { given_on: (day, { basis }) => (basis === "consent" && !day ? t("record.kept.day_needed") : null) },
  });
  const { basis } = form.values;
  const submit = form.onSubmit(async ({ given_on, expires_on }) => {
    const days = basis === "consent" && {
      given_at: `${given_on}T12:00:00.000Z`,
      expires_at: expires_on ? `${expires_on}T12:00:00.000Z` : null,
    };
    const outcome = await save({ consent: { basis: oneOf(consentBases, basis) ?? null, ...days } });
    if (outcome.kind === "saved") onDone();
  });
  return (
    <Stack as="form" gap={12} noValidate onSubmit={submit}>
      <NativeSelect
        label={t("record.kept.basis")}
        data={["", ...consentBases].map((value) => ({ value, label: t(`record.kept.basis_${oneOf(consentBases, value) ?? "none"}`) }))}
        {...form.getInputProps("basis")}
      />
      {basis === "consent" && (
        <>
          <TextInput type="date" label={t("record.kept.given_on")} {...form.getInputProps("given_on")} />
          <TextInput
            type="date"
            label={t("record.kept.expires_on")}
            description={t("record.kept.expires_hint")}
            {...form.getInputProps("expires_on")}
          />
        </>
      )}
      <Text size={12} tone="dimmed">
        {t("record.kept.hint")}
      </Text>
      <DialogActions isPending={isSaving} />
    </Stack>
  );
}
