import { useMediaQuery } from "@mantine/hooks";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, useRef, useState } from "react";
import { Profile, type ProfileContext } from "#web/areas/candidate/profile/profile-context.tsx";
import { ProfilePanel } from "#web/areas/candidate/profile/profile-panel.tsx";
import { AddFileButton, FileZone } from "#web/areas/candidate/tabs/add-file.tsx";
import { FilesTab } from "#web/areas/candidate/tabs/files-tab.tsx";
import { InterviewsTab } from "#web/areas/candidate/tabs/interviews-tab.tsx";
import { MatchesTab } from "#web/areas/candidate/tabs/matches-tab.tsx";
import { ProposalsTab } from "#web/areas/candidate/tabs/proposals-tab.tsx";
import { CandidateChats } from "#web/areas/chat/start/candidate-chats.tsx";
import { RecordNotice } from "#web/areas/merge/record-notice.tsx";
import { CvPointing } from "#web/areas/pointing/cv-pointing.tsx";
import { CvViewer } from "#web/kit/document/cv-viewer.tsx";
import type { Highlight, Passage } from "#web/kit/document/passages.ts";
import { useKeys } from "#web/kit/keys/use-keys.ts";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { Drawer } from "#web/ui/overlays.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { useWideScreen } from "#web/ui/screen/wide-screen.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { fullName, shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { candidateTabs } from "./addresses.ts";
import { CandidateHead } from "./candidate-head.tsx";
import classes from "./candidate-screen.module.css";
import { type ShownCandidate, useSave } from "./use-candidate.ts";
import { useNeighbours } from "./use-neighbours.ts";

const Timeline = lazyPart(() => import("#web/areas/candidate/tabs/timeline.tsx").then((part) => part.Timeline), <Waiting />);

/** From here on the CV stands beside the profile; below it opens over it, on a phone as a tab. */
const BESIDE = "(min-width: 80em)";
const PHONE = "(max-width: 47.99em)";

interface Focus {
  key: string | null;
  passage: Passage;
}

export function CandidateWorkplace({ candidate }: { candidate: ShownCandidate }) {
  const t = useWords();
  const search = useSearch({ from: "/dashboard/candidates/$id" });
  const navigate = useNavigate({ from: "/dashboard/candidates/$id" });
  const editor = mayEdit(useUser());
  const isBeside = useMediaQuery(BESIDE, undefined, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const isWide = useWideScreen();
  const { save, isSaving, savedAt } = useSave(candidate);
  const neighbours = useNeighbours(candidate.id);
  const { evidence } = candidate;

  const highlights = useMemo<Highlight[]>(
    () => Object.entries(evidence).map(([key, { start, end, page, boxes }]) => ({ key, start, end, page, boxes })),
    [evidence],
  );
  const byKey = useMemo(() => new Map(highlights.map((each) => [each.key, each])), [highlights]);
  const [focus, setFocus] = useState<Focus | null>(() => {
    const [start = 0, end = 0] = search.passage?.split("-").map(Number) ?? [];
    if (end <= start) return null;
    const known = highlights.find((each) => each.start === start && each.end === end);
    return { key: known?.key ?? null, passage: known ?? { start, end } };
  });
  const [litKey, setLitKey] = useState<string | null>(null);
  const [isCvOpen, setIsCvOpen] = useState(focus !== null);
  /** Where the keyboard was before a passage was opened. */
  const cameFrom = useRef<HTMLElement | null>(null);

  const passageOf = useCallback((path: string) => byKey.get(path) ?? null, [byKey]);
  const open = useCallback(
    (key: string, at: Passage | null = null) => {
      const known = byKey.get(key);
      const passage = known ?? at;
      if (!passage) return;
      if (document.activeElement instanceof HTMLElement && !document.activeElement.hasAttribute("data-passage"))
        cameFrom.current = document.activeElement;
      setFocus({ key: known ? key : null, passage: { ...passage } });
      setIsCvOpen(true);
    },
    [byKey],
  );
  const leave = useCallback(() => {
    setFocus(null);
    setIsCvOpen(false);
    cameFrom.current?.focus();
  }, []);
  const pick = useCallback(
    (key: string) => {
      const passage = byKey.get(key);
      if (!passage) return;
      setFocus({ key, passage });
      if (!isBeside) setIsCvOpen(false);
      requestAnimationFrame(() => fieldElement(key)?.scrollIntoView({ block: "center" }));
    },
    [byKey, isBeside],
  );

  const inOrder = useMemo(() => {
    const seen = new Set<string>();
    return [...highlights]
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .filter(({ start, end }) => {
        const place = `${start}-${end}`;
        return !seen.has(place) && seen.add(place);
      });
  }, [highlights]);
  const step = (by: 1 | -1) => {
    if (inOrder.length === 0) return;
    const from = focus?.passage.start ?? (by > 0 ? -1 : Number.MAX_SAFE_INTEGER);
    const at = focus ? inOrder.findIndex(({ start, end }) => start === focus.passage.start && end === focus.passage.end) : -1;
    const next =
      at >= 0
        ? inOrder[(at + by + inOrder.length) % inOrder.length]
        : by > 0
          ? inOrder.find(({ start }) => start > from)
          : inOrder.findLast(({ start }) => start < from);
    if (next) {
      open(next.key);
      fieldElement(next.key)?.scrollIntoView({ block: "nearest" });
    }
  };
  const go = (id: string | null | undefined) => {
    if (id) void navigate({ to: "/dashboard/candidates/$id", params: { id }, search: { tab: search.tab } });
  };
  const clickFirst = (selector: string) => {
    const within = document.activeElement?.closest("[data-check], [data-field]") ?? (focus?.key ? fieldElement(focus.key) : null);
    (within?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector))?.click();
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    j: () => go(neighbours.next),
    k: () => go(neighbours.previous),
    "]": () => step(1),
    "[": () => step(-1),
    e: (event) => {
      event.preventDefault();
      clickFirst("[data-edit]");
    },
    c: () => clickFirst("[data-confirm]"),
  };
  keys.Escape = leave;
  useKeys(keys);

  const profile = useMemo<ProfileContext>(
    () => ({ candidate, editor, passageOf, activeKey: focus?.key ?? null, open, light: setLitKey, save }),
    [candidate, editor, passageOf, focus, open, save],
  );
  // What happened stands beside every other tab where there is room, and is none itself.
  const asked = search.tab ?? "profile";
  const tab = isWide && asked === "timeline" ? "profile" : asked;
  const lit = litKey === null ? null : (byKey.get(litKey) ?? null);
  const viewer = (
    <CvViewer
      candidate={candidate}
      focus={focus?.passage ?? null}
      lit={lit}
      highlights={highlights}
      onPick={pick}
      withSwitch={highlights.length > 0}
      empty={<FileZone candidate={candidate} />}
      pointing={editor ? (pages) => <CvPointing candidate={candidate} within={pages} jobs={candidate.matches} /> : undefined}
    />
  );
  const isCvTab = isPhone && isCvOpen && tab === "profile";
  return (
    <Stack className={classes.screen} data-tab={isCvTab ? "cv" : tab} data-wide={isWide || undefined}>
      <CandidateHead
        candidate={candidate}
        neighbours={neighbours}
        onGo={go}
        tab={tab}
        tabs={isWide ? candidateTabs.filter((each) => each !== "timeline") : candidateTabs}
        isCvTab={isCvTab}
        onCv={isPhone || !isBeside ? () => setIsCvOpen(true) : null}
        onProfile={() => setIsCvOpen(false)}
        isPhone={isPhone}
        isSaving={isSaving}
        savedAt={savedAt}
      />
      <RecordNotice record="candidate" id={candidate.id} />
      <div className={classes.main}>
        {tab === "profile" && (
          <Profile value={profile}>
            <div className={classes.body} data-beside={isBeside || undefined}>
              {isBeside && <div className={classes.cv}>{viewer}</div>}
              {isCvTab && <div className={classes.cvPhone}>{viewer}</div>}
              <section
                className={classes.panel}
                hidden={isCvTab}
                tabIndex={isBeside ? 0 : undefined}
                aria-label={t("record.screen.tab_profile")}
              >
                <ProfilePanel />
              </section>
            </div>
            {!isBeside && !isPhone && (
              <Drawer
                opened={isCvOpen}
                onClose={leave}
                position="left"
                size={680}
                padding={0}
                title={t("record.cv.label") + (fullName(candidate) ? ` ${fullName(candidate)}` : "")}
                closeButtonProps={{ "aria-label": t("record.screen.back") }}
                classNames={{ header: classes.drawerHead, body: classes.drawerBody }}
              >
                {viewer}
              </Drawer>
            )}
          </Profile>
        )}
        {tab === "matches" && <MatchesTab id={candidate.id} />}
        {tab === "proposals" && <ProposalsTab candidate={candidate} />}
        {tab === "interviews" && <InterviewsTab candidate={candidate} />}
        {tab === "chat" && <CandidateChats candidate_id={candidate.id} name={candidate.first_name || shownName(t, candidate)} />}
        {tab === "files" && <FilesTab files={candidate.files} action={editor && <AddFileButton candidate={candidate} />} />}
        {tab === "timeline" && <Timeline candidate={candidate} />}
      </div>
      {isWide && (
        <ScrollRegion className={classes.activity} label={t("record.screen.activity")}>
          <Text as="h2" size={13} weight={600}>
            {t("record.screen.activity")}
          </Text>
          <Timeline candidate={candidate} />
        </ScrollRegion>
      )}
    </Stack>
  );
}

function Waiting() {
  const t = useWords();
  return <SkeletonRows rows={5} label={t("common.loading")} />;
}

/** The row of a field: its own, or that of the line that it is a part of. */
function fieldElement(key: string): HTMLElement | null {
  for (let path = key; path !== ""; path = path.slice(0, Math.max(path.lastIndexOf("."), 0))) {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);
    if (found) return found;
  }
  return null;
}
