import { ActionIcon } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";
import { useState } from "react";
import type { AboutRecord } from "#contract/note/note.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import type { Callable } from "./call-dialog.tsx";

const CallDialog = lazyPart(() => import("./call-dialog.tsx").then((part) => part.CallDialog));

interface ReachButtonsProps {
  about: AboutRecord;
  who: Callable;
  phone: string | null | undefined;
  email: string | null | undefined;
  variant?: "default";
  className?: string | undefined;
}

/** Calls and mails somebody by a tap. Who comes back from a call finds what was said to be written down. */
export function ReachButtons({ about, who, phone, email, ...look }: ReachButtonsProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [calledAt, setCalledAt] = useState<number | null>(null);
  const { name } = who;
  return (
    <>
      {phone && (
        <ActionIcon
          {...look}
          component="a"
          href={`tel:${phone.replace(/[^\d+]/g, "")}`}
          aria-label={t("notes.call", { name })}
          onClick={() => isEditor && setCalledAt(Date.now())}
        >
          <IconPhone size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {email && (
        <ActionIcon {...look} component="a" href={`mailto:${email}`} aria-label={t("notes.mail", { name })}>
          <IconMail size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {calledAt !== null && <CallDialog about={about} people={[who]} at={calledAt} onClose={() => setCalledAt(null)} />}
    </>
  );
}
