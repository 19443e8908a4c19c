import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Box } from "#contract/fields.ts";
import classes from "./cv-viewer.module.css";
import { type Highlight, isSamePassage, locate, type Passage } from "./passages.ts";
import { openPdf, type PdfDocument, type PdfPage, RenderingCancelledException, runsOf, TextLayer } from "./pdf.ts";

export interface PdfPagesProps {
  file: { id: string; url: string };
  /** Width of a page in pixels. */
  width: number;
  highlights: readonly Highlight[];
  /** Marked strongly, scrolled to and focused whenever another object comes. */
  focus: Passage | null;
  /** Marked strongly, without moving. */
  lit: Passage | null;
  /** What the focused passage says: it is looked up on the pages where no boxes are known. */
  focusText: string | null;
  /** Text that nobody sees, outlined where it stands. */
  outlined: readonly { page: number | null; text: string }[];
  pageLabel: (page: number) => string;
  onPick: ((key: string) => void) | undefined;
  onPages: (pages: number) => void;
  onFailed: (failure: unknown) => void;
}

const A4 = 842 / 595;

interface PageSize {
  width: number;
  height: number;
}

/** The pages of a PDF below each other, drawn when they come near, with passages marked over them. */
export default function PdfPages(props: PdfPagesProps) {
  const { file, focus, focusText, onPages, onFailed } = props;
  const [pages, setPages] = useState<{ document: PdfDocument; sizes: PageSize[] } | null>(null);
  const [found, setFound] = useState<{ of: Passage; boxes: Box[] } | null>(null);
  const tell = useRef({ onPages, onFailed, url: file.url });
  tell.current = { onPages, onFailed, url: file.url };

  useEffect(() => {
    let isGone = false;
    openPdf(file.id, tell.current.url)
      .then(async (document) => {
        const sizes: PageSize[] = [];
        for (let number = 1; number <= document.numPages; number++) {
          const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
          sizes.push({ width, height });
        }
        if (isGone) return;
        setPages({ document, sizes });
        tell.current.onPages(document.numPages);
      })
      .catch((failure: unknown) => {
        if (!isGone) tell.current.onFailed(failure);
      });
    return () => {
      isGone = true;
    };
  }, [file.id]);

  useEffect(() => {
    if (!pages || !focus || focus.boxes?.length || !focusText) return;
    let isGone = false;
    void (async () => {
      for (let number = 1; number <= pages.document.numPages && !isGone; number++) {
        const boxes = locate(await runsOf(await pages.document.getPage(number)), focusText, number);
        if (boxes && !isGone) return setFound({ of: focus, boxes });
      }
    })().catch((failure: unknown) => console.warn("The passage could not be looked up", failure));
    return () => {
      isGone = true;
    };
  }, [pages, focus, focusText]);

  if (!pages) return <div className={classes.sheet} style={{ width: props.width, height: props.width * A4 }} aria-busy="true" />;
  const placed = focus && (focus.boxes?.length ? focus : found?.of === focus ? { ...focus, boxes: found.boxes } : focus);
  return pages.sizes.map((size, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
    <Sheet key={index} {...props} document={pages.document} number={index + 1} size={size} focus={placed} />
  ));
}

interface SheetProps extends PdfPagesProps {
  document: PdfDocument;
  number: number;
  size: PageSize;
}

function Sheet({ document, number, size, width, highlights, focus, lit, outlined, pageLabel, onPick }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [page, setPage] = useState<PdfPage | null>(null);
  const [outlines, setOutlines] = useState<Box[]>([]);
  const scale = width / size.width;

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true), {
      rootMargin: "800px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    document.getPage(number).then(
      (loaded) => !isGone && setPage(loaded),
      (failure: unknown) => console.warn("A page could not be read", failure),
    );
    return () => {
      isGone = true;
    };
  }, [document, number, isNear]);

  useEffect(() => {
    const target = canvas.current;
    const layer = text.current;
    if (!page || !target || !layer) return;
    const ratio = Math.min(devicePixelRatio || 1, 3, Math.sqrt(16_000_000 / (size.width * size.height)) / scale);
    const viewport = page.getViewport({ scale: scale * ratio });
    target.width = Math.floor(viewport.width);
    target.height = Math.floor(viewport.height);
    const task = page.render({ canvas: target, viewport });
    task.promise.catch((failure: unknown) => {
      if (!(failure instanceof RenderingCancelledException)) console.warn("A page could not be drawn", failure);
    });
    const words = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport: page.getViewport({ scale }) });
    layer.replaceChildren();
    words.render().catch(() => {});
    return () => {
      task.cancel();
      words.cancel();
    };
  }, [page, scale, size]);

  useEffect(() => {
    const here = outlined.filter((each) => each.page === null || each.page === number);
    if (!page || here.length === 0) return setOutlines([]);
    let isGone = false;
    runsOf(page).then(
      (runs) => !isGone && setOutlines(here.flatMap((each) => locate(runs, each.text, number) ?? [])),
      (failure: unknown) => console.warn("Hidden text could not be looked up", failure),
    );
    return () => {
      isGone = true;
    };
  }, [page, number, outlined]);

  const focused = focus?.boxes?.filter((box) => box.page === number) ?? [];
  const hasFocus = focused.length > 0;
  // Another object asks again for the same place.
  useEffect(() => {
    if (!hasFocus || !mark.current) return;
    mark.current.scrollIntoView({ block: "center", inline: "nearest" });
    if (!focus?.quiet) mark.current.focus({ preventScroll: true });
  }, [focus, hasFocus]);

  const faint = useMemo(
    () =>
      highlights.flatMap((each) => (each.boxes ?? []).filter((box) => box.page === number).map((box) => ({ key: each.key, box, each }))),
    [highlights, number],
  );
  const at = (event: MouseEvent<HTMLElement>) => {
    const edge = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - edge.left) / scale;
    const y = (event.clientY - edge.top) / scale;
    return faint
      .filter(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
      .sort((a, b) => a.each.end - a.each.start - (b.each.end - b.each.start))[0];
  };
  const place = (box: Box) => ({ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale });
  const pick = onPick && {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const hit = at(event);
      if (hit && !getSelection()?.toString()) onPick(hit.key);
    },
    onMouseMove: (event: MouseEvent<HTMLElement>) => event.currentTarget.toggleAttribute("data-over", Boolean(at(event))),
  };
  const litBoxes = lit && !isSamePassage(lit, focus) ? (lit.boxes ?? []).filter((box) => box.page === number) : [];
  const [first, ...others] = focused;
  return (
    <div className={classes.sheet} ref={sheet} style={{ width, height: size.height * scale }}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={pageLabel(number)} />
      <div className={classes.marks} aria-hidden={!hasFocus}>
        {faint.map(({ key, box }) => (
          <div key={`${key} ${box.x} ${box.y}`} className={classes.faint} style={place(box)} />
        ))}
        {outlines.map((box) => (
          <div key={`${box.x} ${box.y}`} className={classes.outline} style={place(box)} />
        ))}
        {[...others, ...litBoxes].map((box) => (
          <div key={`${box.x} ${box.y}`} className={classes.strong} style={place(box)} />
        ))}
        {first && <div ref={mark} tabIndex={-1} className={classes.strong} style={place(first)} data-passage />}
      </div>
      <div className={classes.text} ref={text} style={{ "--total-scale-factor": scale } as React.CSSProperties} {...pick} />
    </div>
  );
}
