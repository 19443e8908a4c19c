import { Alert, Select } from "@mantine/core";
import { useState } from "react";
import type { Anonymity } from "#contract/account/workspace.ts";
import { anonymities, resumeKinds } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Leak } from "#contract/proposal/proposal.ts";
import { type Language, languages, nameOfLanguage } from "#contract/text/languages.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { saveFile } from "#web/kit/record/csv.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";
import { LeakList } from "./steps/leak-list.tsx";

/** A candidate's CV in the agency's style, or for a machine, as anonymous as it is asked for. */
export function ResumeDialog({ candidate, onClose }: { candidate: { id: string; name: string }; onClose: () => void }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [as, setAs] = useState<(typeof resumeKinds)[number]>("pdf");
  const [anonymity, setAnonymity] = useState<Anonymity>("full");
  const [language, setLanguage] = useState<Language>(currentLocale());
  const make = useAction(api.resume.make, {
    onDone: ({ data }) => {
      saveFile(
        data.name,
        Uint8Array.from(atob(data.file), (sign) => sign.charCodeAt(0)),
        data.mime,
      );
      notify("info", t("candidates.resume_saved", { name: data.name }));
      onClose();
    },
  });
  const told = make.error instanceof CallFailed ? make.error.envelope.data?.leaks : null;
  // A refusal for leaks names them in `data`: its shape is the contract's.
  const leaks = Array.isArray(told) ? (told as Leak[]) : [];
  const ask = () => make.mutate({ id: candidate.id, as, anonymity, language });
  const chosen =
    <V extends string>(values: readonly V[], take: (value: V) => void) =>
    (value: string | null) => {
      const one = values.find((each) => each === value);
      if (one) take(one);
      make.reset();
    };
  return (
    <Modal opened onClose={onClose} title={t("candidates.resume_title", { name: candidate.name })}>
      <Stack
        as="form"
        gap={12}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Text tone="secondary">{t("candidates.resume_text")}</Text>
        <Select
          data-autofocus
          label={t("candidates.resume_as")}
          data={resumeKinds.map((value) => ({ value, label: t(`candidates.resume_kind.${value}`) }))}
          value={as}
          allowDeselect={false}
          onChange={chosen(resumeKinds, setAs)}
        />
        <Select
          label={t("proposals.anonymity")}
          description={t(`candidates.resume_level.${anonymity}`)}
          data={anonymities.map((value) => ({ value, label: t(`account.anonymity_${value}`) }))}
          value={anonymity}
          allowDeselect={false}
          onChange={chosen(anonymities, setAnonymity)}
        />
        <Select
          label={t("candidates.resume_language")}
          data={languages.map((value) => ({ value, label: nameOfLanguage[value] }))}
          value={language}
          allowDeselect={false}
          onChange={chosen(languages, setLanguage)}
        />
        {leaks.length > 0 && (
          <Alert color="red" variant="light" role="alert" title={t("candidates.resume_leaks", { count: leaks.length })}>
            {isEditor && <LeakList leaks={leaks} language={language} canMask onRuled={ask} />}
          </Alert>
        )}
        <DialogActions onCancel={onClose} save={t("candidates.resume_save")} isPending={make.isPending} />
      </Stack>
    </Modal>
  );
}
