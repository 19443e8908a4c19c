import { ActionIcon } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";
import { useState } from "react";
import type { AboutRecord } from "#contract/note/note.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import type { Reachable, ReachKind } from "./reach-dialog.tsx";

const ReachDialog = lazyPart(() => import("./reach-dialog.tsx").then((part) => part.ReachDialog));

interface ReachButtonsProps {
  about: AboutRecord;
  who: Reachable;
  phone: string | null | undefined;
  email: string | null | undefined;
  variant?: "default";
  className?: string | undefined;
}

/** Calls and mails somebody by a tap. Who comes back from it finds it ready to be kept: a second tap does. */
export function ReachButtons({ about, who, phone, email, ...look }: ReachButtonsProps) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [reached, setReached] = useState<{ kind: ReachKind; at: number } | null>(null);
  const reach = (kind: ReachKind) => isEditor && setReached({ kind, at: Date.now() });
  const { name } = who;
  return (
    <>
      {phone && (
        <ActionIcon
          {...look}
          component="a"
          href={`tel:${phone.replace(/[^\d+]/g, "")}`}
          aria-label={t("notes.call", { name })}
          onClick={() => reach("call")}
        >
          <IconPhone size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {email && (
        <ActionIcon {...look} component="a" href={`mailto:${email}`} aria-label={t("notes.mail", { name })} onClick={() => reach("mail")}>
          <IconMail size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {reached && <ReachDialog {...reached} about={about} people={[who]} onClose={() => setReached(null)} />}
    </>
  );
}
