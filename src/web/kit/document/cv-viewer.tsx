import { ActionIcon, Button, Loader, Switch } from "@mantine/core";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { IconDownload, IconFileText, IconFileTypePdf, IconMinus, IconPlus } from "@tabler/icons-react";
import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from "react";
import type { Candidate } from "#contract/candidate/candidate.ts";
import { illegibleWords } from "#contract/text/illegible.ts";
import { TranslateMenu } from "#web/kit/translation/translate-menu.tsx";
import { Row, Span, Stack } from "#web/ui/layout.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { EmptyState, ErrorState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./cv-viewer.module.css";
import type { Highlight, Passage } from "./passages.ts";
import { PicturePage } from "./picture-page.tsx";
import { TextPage } from "./text-page.tsx";

const PdfPages = lazy(() => import("./pdf-pages.tsx"));

interface CvViewerProps {
  /** Whose CV, as `show` or `fetchMatched` replied it. */
  candidate: Pick<Candidate, "id" | "files" | "cv_text" | "formatting" | "evidence" | "hidden_text">;
  /**
   * The passage to show: marked strongly, scrolled to, and given the keyboard's focus whenever another object comes.
   * Offsets go into `cv_text`; `page` and `boxes` spare the search for it on the pages.
   */
  focus?: Passage | null;
  /** Marked strongly without moving, such as the passage of a field under the pointer. */
  lit?: Passage | null;
  /** Marked faintly; a click on one tells its key. */
  highlights?: readonly Highlight[];
  onPick?: (key: string) => void;
  /** A switch "Show what was read" for the faint marks. */
  withSwitch?: boolean;
  /** In place of the document where there is no file and no text. */
  empty?: ReactNode;
  /** In a narrow column beside something else: the bar says only what it must. */
  isNarrow?: boolean;
  /** What can be said of words that somebody selects on its pages. */
  pointing?: ((pages: RefObject<HTMLElement | null>) => ReactNode) | undefined;
  /** At the end of the bar, in place of the download. */
  action?: ReactNode;
}

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];
const GUTTER = 36;
const NARROW_GUTTER = 12;
const NONE: readonly Highlight[] = [];
const NOTHING_HIDDEN: Candidate["hidden_text"] = [];

const PICTURES = new Set(["image/jpeg", "image/png"]);

/** The file to show: the newest PDF or picture that the text was read from, otherwise the text itself beside the newest file. */
export function shownFile({ files, cv_text }: Pick<Candidate, "files" | "cv_text">) {
  const newest = files.at(-1) ?? null;
  const pdf =
    newest?.mime === "application/pdf"
      ? newest
      : cv_text === null
        ? (files.findLast((each) => each.mime === "application/pdf") ?? null)
        : null;
  return { file: pdf ?? newest, isPdf: pdf !== null, isPicture: pdf === null && newest !== null && PICTURES.has(newest.mime) };
}

/** A candidate's CV as the file shows it, with its passages marked. It fills its box and scrolls by itself. */
export function CvViewer(props: CvViewerProps) {
  const {
    candidate,
    focus = null,
    lit = null,
    highlights = NONE,
    onPick,
    withSwitch = false,
    empty,
    isNarrow = false,
    pointing,
    action,
  } = props;
  const t = useWords();
  const { ref, width } = useElementSize();
  const desk = useRef<HTMLElement>(null);
  const setDesk = useMergedRef(ref, desk);
  const [zoom, setZoom] = useState(1);
  const [showsRead, setShowsRead] = useState(true);
  const [showsHidden, setShowsHidden] = useState(false);
  const [pages, setPages] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { file, isPdf, isPicture } = useMemo(() => shownFile(candidate), [candidate]);
  const { cv_text, hidden_text } = candidate;
  const illegible = illegibleWords(cv_text);
  if (!file && cv_text === null) return empty ?? <EmptyState title={t("record.cv.none")} />;

  // A page is as wide as its pane: whoever reads on sideways loses the line.
  const room = width - 2 * (isNarrow || width < 480 ? NARROW_GUTTER : GUTTER);
  const paper = Math.max(240, Math.round(room * zoom));
  const marks = showsRead ? highlights : NONE;
  const step = (by: 1 | -1) => setZoom(ZOOMS[Math.min(Math.max(ZOOMS.indexOf(zoom) + by, 0), ZOOMS.length - 1)] ?? 1);
  const name = file?.name ?? t("record.cv.text");
  const Icon = isPdf ? IconFileTypePdf : IconFileText;
  return (
    <Stack as="section" className={classes.viewer} aria-label={t("record.cv.label")} data-narrow={isNarrow || undefined}>
      <Row gap={8} flex="none" className={classes.bar}>
        <Icon size={17} stroke={1.6} color="var(--icon)" className={classes.kind} />
        <Span weight={500} isTruncated className={classes.name} title={name}>
          {name}
        </Span>
        {pages !== null && !isNarrow && (
          <Span flex="none" size={12} tone="dimmed" className={classes.pages}>
            {t("record.cv.pages", { count: pages })}
          </Span>
        )}
        <span className={classes.space} />
        {withSwitch && cv_text !== null && (
          <Switch
            size="xs"
            checked={showsRead}
            onChange={(event) => setShowsRead(event.currentTarget.checked)}
            label={t("record.cv.show_read")}
            className={classes.switch}
          />
        )}
        <Row as="span" gap={4} flex="none" size={12} isPiece tone="secondary" className={classes.zoom}>
          <ActionIcon size={24} aria-label={t("record.cv.smaller")} disabled={zoom === ZOOMS[0]} onClick={() => step(-1)}>
            <IconMinus size={16} stroke={1.6} />
          </ActionIcon>
          {!isNarrow && <span className="tabular">{Math.round(zoom * 100)}%</span>}
          <ActionIcon size={24} aria-label={t("record.cv.larger")} disabled={zoom === ZOOMS.at(-1)} onClick={() => step(1)}>
            <IconPlus size={16} stroke={1.6} />
          </ActionIcon>
        </Row>
        {cv_text && <TranslateMenu isIcon text={cv_text} within={desk} />}
        {action}
        {file && !action && (
          <Tooltip label={t("record.cv.download")}>
            <ActionIcon component="a" size={24} href={`${file.url}&download`} download={file.name} aria-label={t("record.cv.download")}>
              <IconDownload size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </Row>
      {illegible > 0 && (
        <Row flex="none" weight={500} tone="partly" className={classes.banner} role="note">
          {t("record.cv.illegible", { count: illegible })}
        </Row>
      )}
      {hidden_text.length > 0 && !isNarrow && (
        <Row gap={8} justify="between" isWrapped flex="none" weight={500} tone="partly" className={classes.banner} role="note">
          <span>{t("record.cv.hidden", { count: hidden_text.length })}</span>
          <Button size="xs" variant="default" aria-expanded={showsHidden} onClick={() => setShowsHidden(!showsHidden)}>
            {showsHidden ? t("record.cv.hide") : t("record.cv.show")}
          </Button>
          {showsHidden && (
            <Stack as="ul" className={classes.hidden}>
              {hidden_text.map((each) => (
                <li key={`${each.page} ${each.text}`}>
                  <q>{each.text}</q>
                  <span>
                    {t(`record.cv.hidden_${each.reason}`)}
                    {each.page !== null && `, ${t("record.cv.page", { n: each.page })}`}
                  </span>
                </li>
              ))}
            </Stack>
          )}
        </Row>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section className={classes.desk} ref={setDesk} tabIndex={0} aria-label={name} translate="no">
        {cv_text === null && <p className={classes.note}>{t("record.cv.unread")}</p>}
        {width === 0 ? null : isPdf && file ? (
          failure ? (
            <ErrorState
              title={t("record.cv.failed")}
              text={t("record.cv.failed_text")}
              retryLabel={t("common.try_again")}
              onRetry={() => setFailure(null)}
            />
          ) : (
            <Suspense fallback={<Loader size={24} className={classes.loader} role="status" aria-label={t("common.loading")} />}>
              <PdfPages
                file={file}
                width={paper}
                highlights={marks}
                focus={focus}
                lit={lit}
                focusText={focus && cv_text ? cv_text.slice(focus.start, focus.end) : null}
                outlined={showsHidden ? hidden_text : NOTHING_HIDDEN}
                pageLabel={(page) => t("record.cv.page_of", { n: page, name })}
                onPick={onPick}
                onPages={setPages}
                onFailed={setFailure}
              />
            </Suspense>
          )
        ) : isPicture && file && !failure ? (
          <PicturePage
            url={file.url}
            label={name}
            width={paper}
            highlights={marks}
            focus={focus}
            lit={lit}
            onPick={onPick}
            onFailed={setFailure}
          />
        ) : cv_text !== null ? (
          <TextPage
            text={cv_text}
            formatting={candidate.formatting}
            width={paper}
            highlights={marks}
            focus={focus}
            lit={lit}
            onPick={onPick}
          />
        ) : null}
      </section>
      {cv_text !== null && pointing?.(desk)}
    </Stack>
  );
}
