import { Button, Skeleton } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { failureText } from "#web/kit/calls/failures.ts";
import { keyOf } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { languageName } from "#web/kit/record/language-name.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { ErrorState } from "#web/ui/states/states.tsx";
import type { Words } from "#web/words/translate.ts";
import { type Locale, useWords } from "#web/words/words.ts";
import { callsOf, MOST_AT_ONCE, piecesOf } from "./pieces.ts";
import classes from "./translate-menu.module.css";

type Service = "answered" | "silent" | "none";
interface Translated {
  text: string;
  provider: string;
  service: Service;
  /** Pieces that came back as they were. */
  left: number;
}

/** Translates call after call; a service that isn't there, or fails, is asked no further. */
async function translate(text: string, target: Locale, signal: AbortSignal): Promise<Translated> {
  const done: Translated = { text: "", provider: "", service: "answered", left: 0 };
  for (const pieces of callsOf(piecesOf(text))) {
    const { data } = await send(api.translation.translate, { texts: pieces.map((piece) => piece.text), target }, { signal });
    done.provider = data.provider;
    done.text += pieces.map(({ text: written, after }, at) => (data.translations[at]?.text ?? written) + after).join("");
    done.left += data.translations.filter((one) => !one.translated && one.text.trim() !== "").length;
    if (data.service === "answered") continue;
    done.service = data.service;
    if (done.left > 0) break;
  }
  return done;
}

export interface TranslateDialogProps {
  text: string;
  target: Locale;
  onClose: () => void;
}

/** What was written, and beside it what a machine makes of it in another language. */
export default function TranslateDialog({ text, target, onClose }: TranslateDialogProps) {
  const t = useWords();
  const clipboard = useClipboard();
  const asked = text.slice(0, MOST_AT_ONCE);
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(api.translation.translate, { texts: [asked], target }),
    queryFn: ({ signal }) => translate(asked, target, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const retry = { retryLabel: t("common.try_again"), onRetry: () => void refetch() };
  const isTranslated = data !== undefined && (data.service === "answered" || data.left === 0);
  const isSame = isTranslated && data.text.trim() === asked.trim();
  const shown = isTranslated && !isSame ? data : null;
  return (
    <Modal opened onClose={onClose} size={880} title={t("translation.title", { language: languageName(target) })}>
      {error ? (
        <ErrorState title={t("translation.failed")} text={failureText(error)} {...retry} />
      ) : data?.service === "silent" && !isTranslated ? (
        <ErrorState title={t("translation.failed")} text={t("translation.silent")} {...retry} />
      ) : data && !isTranslated ? (
        <div role="status">
          <Text mb={12}>
            <b>{t("translation.none")}</b>
          </Text>
          <Text mb={12}>{t("translation.set_up")}</Text>
        </div>
      ) : isSame ? (
        <Text role="status" mb={12}>
          {t("translation.same", { language: languageName(target) })}
        </Text>
      ) : (
        <>
          <div className={classes.texts}>
            <section>
              <Text as="h3" size={12} weight={500} tone="secondary" mb={6}>
                {t("translation.written")}
              </Text>
              <Text isBreakable className={classes.words}>
                {asked}
              </Text>
            </section>
            <section aria-live="polite" aria-busy={!shown}>
              <Text as="h3" size={12} weight={500} tone="secondary" mb={6}>
                {shown ? t("translation.by", { who: whoIs(t, shown.provider) }) : t("translation.busy")}
              </Text>
              {shown ? (
                <Text isBreakable className={classes.words} lang={target}>
                  {shown.text}
                </Text>
              ) : (
                <>
                  <Skeleton height={12} width="90%" radius="xs" />
                  <Skeleton height={12} width="70%" radius="xs" mt={10} />
                </>
              )}
            </section>
          </div>
          <Text size={12} tone="secondary" mt={16}>
            {t("translation.note")} {text.length > MOST_AT_ONCE && t("translation.long")}
          </Text>
          {shown && (
            <DialogActions>
              <Button variant="default" onClick={() => clipboard.copy(shown.text)}>
                {t(clipboard.copied ? "translation.copied" : "translation.copy")}
              </Button>
            </DialogActions>
          )}
        </>
      )}
    </Modal>
  );
}

const whoIs = (t: Words, provider: string): string =>
  provider === "libretranslate" ? "LibreTranslate" : t(provider === "vocabulary" ? "translation.own_words" : "translation.model");
