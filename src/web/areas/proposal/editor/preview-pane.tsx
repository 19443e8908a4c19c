import { ActionIcon, Loader } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "#contract/index.ts";
import { ClientPage, type PickedPart } from "#web/areas/client-page/proposal/client-page.tsx";
import type { Step } from "#web/areas/proposal/addresses.ts";
import { fieldsInPlace } from "#web/areas/proposal/edit-in-place.tsx";
import { failureText } from "#web/kit/calls/failures.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Row, Span, Stack } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { ErrorState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./preview-pane.module.css";
import type { Languages } from "./use-languages.ts";

const stepOf = (part: PickedPart): Step => {
  if (part.startsWith("strength")) return "strengths";
  if (part.startsWith("requirement")) return "requirements";
  if (part === "letter") return "cover-letter";
  if (part === "brand") return "brand";
  return part === "recruiter" ? "start" : "information";
};

interface PreviewProps {
  languages: Languages;
  isFixed: boolean;
  /** What is read or typed beside it, and comes into sight here. */
  part: string | undefined;
  onPick: (step: Step) => void;
}

/** The client's page as it would be now, on a phone or a desktop. A click edits a text where it stands, or leads to where it comes from. */
export function PreviewPane({ languages, isFixed, part, onPick }: PreviewProps) {
  const t = useWords();
  const { editor, shown } = languages;
  const pane = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<PickedPart | null>(null);
  const fields = edited && fieldsInPlace(languages, edited, () => setEdited(null));
  const [isPhone, setPhone] = useState(true);
  const { proposal } = editor;
  const preview = useCall(
    api.proposal.preview,
    // A language that isn't whole doesn't go out, and is still to be read here.
    { id: proposal.id, ...(shown !== proposal.language && !proposal.in_both && { language: shown }) },
    { quiet: true, placeholderData: keepPreviousData, refetchOnWindowFocus: false },
  );
  const shared = preview.data?.data.shared;
  const isThere = shared !== undefined;
  useEffect(() => {
    if (!part || !isThere || !pane.current) return;
    const [kind] = part.split(":");
    const shown = pane.current.querySelector(`[data-part="${part}"]`) ?? pane.current.querySelector(`[data-part^="${kind}"]`);
    if (!shown || pane.current.querySelector("[data-in-place]")) return;
    shown.scrollIntoView({ block: "start", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  }, [part, isThere]);
  const pick = (picked: PickedPart) => {
    if (isFixed || !fieldsInPlace(languages, picked, () => {})) return onPick(stepOf(picked));
    setEdited(picked);
  };
  const reader = proposal.information.contact_name || proposal.client_name;
  return (
    <Stack ref={pane} as="section" className={classes.pane} aria-label={t("proposals.preview")}>
      <Row as="header" gap={8} size={13} isPiece className={classes.head}>
        <b>{t("proposals.preview")}</b>
        {reader && (
          <Span size={12} tone="secondary">
            {t("proposals.preview_as", { name: reader })}
          </Span>
        )}
        {preview.isFetching && <Loader size={12} aria-hidden="true" />}
        <Row as="span" gap={2} align="stretch" isAtEnd>
          {(
            [
              [false, "proposals.preview_desktop", IconDeviceDesktop],
              [true, "proposals.preview_phone", IconDeviceMobile],
            ] as const
          ).map(([phone, name, Icon]) => (
            <Tooltip key={name} label={t(name)}>
              <ActionIcon
                size={28}
                variant={isPhone === phone ? "default" : "subtle"}
                aria-label={t(name)}
                aria-pressed={isPhone === phone}
                onClick={() => setPhone(phone)}
              >
                <Icon size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          ))}
        </Row>
      </Row>
      {editor.draft.anonymity === "blind" && <p className={classes.blind}>{t("proposals.preview_blind")}</p>}
      {preview.isError && !shared && (
        <ErrorState
          title={t("proposals.preview_failed")}
          text={failureText(preview.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => preview.refetch()}
        />
      )}
      <div className={classes.frame} data-phone={isPhone || undefined}>
        {shared && (
          <ClientPage
            shared={shared}
            language={shown}
            onLanguage={languages.show}
            preview
            onPick={pick}
            inPlace={edited ? { [edited]: fields } : {}}
          />
        )}
      </div>
    </Stack>
  );
}
