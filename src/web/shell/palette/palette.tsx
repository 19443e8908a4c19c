import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import {
  IconAddressBook,
  IconBriefcase,
  IconBuilding,
  IconFile,
  IconFilePlus,
  IconFileText,
  IconHelp,
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconMessage,
  IconMoon,
  IconNote,
  IconPlug,
  IconScale,
  IconSearch,
  IconSun,
  IconSwitchHorizontal,
  IconUpload,
  IconUser,
  IconUserPlus,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { linkOptions, useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Found } from "#contract/dashboard.ts";
import { api } from "#contract/index.ts";
import { nameOfLanguage } from "#contract/text/languages.ts";
import { hasTyped } from "#contract/text/letters.ts";
import { noteHash } from "#web/areas/note/addresses.ts";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Marked } from "#web/kit/list/rows/marked.tsx";
import { enterWorkspace, logOut, mayEdit, mayManage, useUser } from "#web/kit/session/session.ts";
import { places } from "#web/shell/places.ts";
import { openedMost, recentRecords, rememberRecord } from "#web/shell/recent.ts";
import { useWorkspaces } from "#web/shell/use-workspaces.ts";
import { InitialsAvatar } from "#web/ui/marks/marks.tsx";
import { chooseLocale, currentLocale, locales, useWords } from "#web/words/words.ts";
import classes from "./palette.module.css";

interface Entry {
  key: string;
  name: string;
  about?: string;
  /** Where its words stand. */
  found?: Found["found"];
  icon: ReactNode;
  run: () => void;
  /** Other words that find it. */
  also?: string;
}

const kinds: { kind: Found["kind"]; Icon: TablerIcon }[] = [
  { kind: "candidate", Icon: IconUser },
  { kind: "job", Icon: IconBriefcase },
  { kind: "client", Icon: IconBuilding },
  { kind: "contact", Icon: IconAddressBook },
  { kind: "proposal", Icon: IconFileText },
  { kind: "note", Icon: IconNote },
  { kind: "file", Icon: IconFile },
  { kind: "recruiter", Icon: IconUser },
  { kind: "chat", Icon: IconMessage },
];

/** Where a note stands on the record that it was written on. */
function placeOfNote({ candidate_id, job_id, client_id, proposal_id }: Found) {
  // A proposal's tells whose candidate it is as well.
  if (proposal_id) return linkOptions({ to: "/dashboard/proposals/$id", params: { id: proposal_id }, search: { notes: true } });
  if (candidate_id) return linkOptions({ to: "/dashboard/candidates/$id", params: { id: candidate_id }, search: { tab: "timeline" } });
  if (job_id) return linkOptions({ to: "/dashboard/jobs/$id", params: { id: job_id }, search: { tab: "notes" } });
  return client_id ? linkOptions({ to: "/dashboard/clients/$id", params: { id: client_id } }) : undefined;
}

/** Leads to a record; what stands on another one, to where it stands. */
function useOpen(): (record: Found) => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  return (record) => {
    const { kind, id, name, candidate_id, client_id } = record;
    switch (kind) {
      case "note": {
        const place = placeOfNote(record);
        return place && void navigate({ ...place, hash: noteHash(id) });
      }
      case "file":
        return candidate_id
          ? void navigate({ to: "/dashboard/candidates/$id", params: { id: candidate_id }, search: { tab: "files" } })
          : undefined;
      case "contact":
        return client_id ? void navigate({ to: "/dashboard/clients/$id", params: { id: client_id } }) : undefined;
      case "candidate":
        return void navigate({ to: "/dashboard/candidates/$id", params: { id } });
      case "job":
        return void navigate({ to: "/dashboard/jobs/$id", params: { id } });
      case "proposal":
        return void navigate({ to: "/dashboard/proposals/$id", params: { id } });
      case "client":
        return void navigate({ to: "/dashboard/clients/$id", params: { id } });
      case "recruiter":
        return void navigate({ to: "/dashboard/recruiters", search: { q: name ?? undefined } });
      case "chat":
        return history.push(`/dashboard/chat/${id}`);
    }
  };
}

const icon = (Icon: TablerIcon) => <Icon size={17} stroke={1.6} color="var(--icon)" />;

const [store, spotlight] = createSpotlight();
/** Entries of the list; none before it has its place on the page. */
const chosen = (such: string): HTMLElement[] => {
  const { listId } = store.getState();
  return listId ? [...document.querySelectorAll<HTMLElement>(`#${listId} ${such}`)] : [];
};

/** Chooses an entry by its place. The library chooses the first while one types; what was searched for comes later. */
function choose(at: number): void {
  for (const entry of chosen("[data-selected]")) entry.removeAttribute("data-selected");
  const entry = chosen("[data-action]")[at];
  entry?.setAttribute("data-selected", "true");
  if (at > 0) entry?.scrollIntoView({ block: "nearest" });
  store.updateState((state) => ({ ...state, selected: at }));
}

/** The first entry of the next group, or of the one before; from the last on to the first. */
function chooseGroup(sizes: readonly number[], by: 1 | -1): void {
  const selected = chosen("[data-action]").findIndex((entry) => entry.hasAttribute("data-selected"));
  let start = 0;
  const starts = sizes.map((size) => {
    start += size;
    return start - size;
  });
  const now = starts.findLastIndex((one) => one <= Math.max(selected, 0));
  choose(starts[(now + by + starts.length) % starts.length] ?? 0);
}

/** What was typed between asking for the palette and its field being there. */
export interface Early {
  text: string;
  /** Enter came as well: the first that fits is meant. */
  isEntered: boolean;
}

export interface PaletteProps {
  onKeys: () => void;
  /** How often it was asked for: each opens it anew. */
  openings: number;
  early: Early;
  /** The field is there: from now on letters go into it by themselves. */
  onFocus: () => void;
}

/** Every record, place and action by what is typed; before that, what was opened last. */
export default function Palette({ onKeys, openings, early, onFocus }: PaletteProps) {
  const t = useWords();
  const navigate = useNavigate();
  const open = useOpen();
  const user = useUser();
  const runs = mayManage(user);
  const owns = user.role === "owner";
  const [input, chooseFiles] = useFileChoice();
  const [query, setQuery] = useState("");
  const [q] = useDebouncedValue(query.trim(), 150);
  const isSearching = q.length > 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever it opens
  const opened = useMemo(openedMost, [openings]);
  const search = useCall(api.dashboard.find, { q, opened }, { enabled: isSearching, quiet: true, placeholderData: keepPreviousData });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every opening opens it
  useEffect(() => spotlight.open(), [openings]);
  const entersOnceFound = useRef(false);
  // Every opening begins with what was typed since: with nothing also where the last one is still closing.
  useEffect(() => {
    entersOnceFound.current = early.isEntered;
    setQuery(early.text);
  }, [early]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew whenever it opens
  const recent = useMemo(recentRecords, [openings]);

  const entryOf = (record: Found): Entry => {
    const name = record.name ?? t("common.unnamed");
    const known = kinds.find(({ kind }) => kind === record.kind);
    return {
      key: `${record.kind} ${record.id}`,
      name,
      about: record.about,
      found: record.found,
      icon: record.kind === "candidate" || record.kind === "recruiter" ? <InitialsAvatar name={name} /> : icon(known?.Icon ?? IconSearch),
      run: () => {
        rememberRecord(record);
        open(record);
      },
    };
  };
  const found = isSearching ? (search.data?.data.found ?? []) : [];
  const fits = ({ name, also = "" }: Entry) => hasTyped(`${name} ${also}`, query);
  const goTo: Entry[] = [
    ...places.map((place) => ({ key: place.to, name: place.name(t), icon: icon(place.Icon), run: () => void navigate({ to: place.to }) })),
    { key: "profile", name: t("frame.profile"), icon: icon(IconUser), run: () => void navigate({ to: "/dashboard/profile" }) },
    ...(runs
      ? [
          {
            key: "weights",
            name: t("frame.weights"),
            icon: icon(IconScale),
            run: () => void navigate({ to: "/dashboard/profile/weights" }),
          },
        ]
      : []),
    ...(owns
      ? [
          {
            key: "model",
            name: t("frame.model"),
            icon: icon(IconPlug),
            run: () => void navigate({ to: "/dashboard/profile/model" }),
          },
        ]
      : []),
    { key: "activity", name: t("dashboard.activity"), icon: icon(IconHistory), run: () => void navigate({ to: "/dashboard/activity" }) },
    { key: "help", name: t("frame.help_pages"), icon: icon(IconHelp), run: () => void navigate({ to: "/dashboard/help" }) },
  ].filter(fits);
  const actions = useActions(onKeys, chooseFiles).filter(fits);
  const groups: { label: string; entries: Entry[] }[] = [
    ...(query.trim() === "" && recent.length > 0 ? [{ label: t("frame.palette_recent"), entries: recent.map(entryOf) }] : []),
    ...kinds.map(({ kind }) => ({
      label: t(`frame.palette_of.${kind}`),
      entries: found.filter((record) => record.kind === kind).map(entryOf),
    })),
    { label: t("frame.palette_places"), entries: goTo },
    { label: t("frame.palette_actions"), entries: actions },
  ].filter(({ entries }) => entries.length > 0);

  // Enter means what was typed, not what an earlier word found: it waits for the search.
  const isBehind = query.trim().length > 1 && (query.trim() !== q || search.isPlaceholderData || search.isLoading);
  const keys = groups.flatMap(({ entries }) => entries.map(({ key }) => key)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are chosen from anew
  useEffect(() => {
    if (query.trim() !== "") choose(0);
    if (!isBehind && groups.length > 0) enter();
  }, [keys, isBehind]);

  /** Does what Enter asked for, once there is an entry to do it with. */
  function enter(): void {
    if (!entersOnceFound.current) return;
    if (chosen("[data-selected]").length === 0) choose(0);
    const [entry] = chosen("[data-selected]");
    if (!entry) {
      requestAnimationFrame(enter);
      return;
    }
    entersOnceFound.current = false;
    entry.click();
  }

  return (
    <>
      {input}
      <Spotlight.Root
        store={store}
        onSpotlightClose={() => {
          entersOnceFound.current = false;
        }}
        query={query}
        onQueryChange={setQuery}
        shortcut={null}
        clearQueryOnClose={false}
        scrollable
        maxHeight={440}
        radius="md"
        overlayProps={{ blur: 0 }}
        classNames={{ action: classes.action, actionsGroup: classes.group, body: classes.body }}
      >
        <Spotlight.Search
          placeholder={t("frame.search_all")}
          aria-label={t("frame.search_all")}
          leftSection={<IconSearch size={17} stroke={1.6} />}
          onFocus={onFocus}
          onChange={() => {
            entersOnceFound.current = false;
            // Opened again while it was closing, the field never lost the focus: it has it all the same.
            onFocus();
          }}
          onKeyDownCapture={(event) => {
            if (event.key === "Tab" && groups.length > 1) {
              event.preventDefault();
              event.stopPropagation();
              chooseGroup(
                groups.map(({ entries }) => entries.length),
                event.shiftKey ? -1 : 1,
              );
              return;
            }
            if (event.key !== "Enter" || (groups.length === 0 && !isBehind)) return;
            event.preventDefault();
            event.stopPropagation();
            entersOnceFound.current = true;
            if (!isBehind) enter();
          }}
        />
        <Spotlight.ActionsList>
          {groups.map(({ label, entries }) => (
            <Spotlight.ActionsGroup key={label} label={label}>
              {entries.map((each) => (
                <Spotlight.Action key={each.key} label={each.name} onClick={each.run}>
                  <span className={classes.icon}>{each.icon}</span>
                  <span className={classes.told}>
                    <span className={classes.name}>{each.name}</span>
                    {each.about && <span className={classes.about}>{each.about}</span>}
                    {each.found && (
                      <span className={classes.found}>
                        <Marked text={each.found.text} marks={each.found.marks} />
                      </span>
                    )}
                  </span>
                </Spotlight.Action>
              ))}
            </Spotlight.ActionsGroup>
          ))}
          {groups.length === 0 && (
            <Spotlight.Empty>{search.isFetching ? t("frame.palette_searching") : t("frame.palette_empty")}</Spotlight.Empty>
          )}
        </Spotlight.ActionsList>
      </Spotlight.Root>
    </>
  );
}

/** What can be done from anywhere, as far as one may. */
function useActions(onKeys: () => void, chooseFiles: () => void): Entry[] {
  const t = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const { all, here } = useWorkspaces();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light") === "dark";
  const newJob = () => void navigate({ to: "/dashboard/jobs/new" });
  const invite = () => void navigate({ to: "/dashboard/recruiters" });
  return [
    ...(mayEdit(user)
      ? [
          { key: "cvs", name: t("frame.add_cvs"), icon: icon(IconUpload), run: chooseFiles, also: "upload" },
          { key: "job", name: t("frame.new_job"), icon: icon(IconFilePlus), run: newJob, also: t("dashboard.paste_vacancy") },
        ]
      : []),
    ...(mayManage(user) ? [{ key: "invite", name: t("dashboard.step_colleague"), icon: icon(IconUserPlus), run: invite }] : []),
    {
      key: "theme",
      name: t(isDark ? "shell.theme_to_light" : "shell.theme_to_dark"),
      icon: icon(isDark ? IconSun : IconMoon),
      run: () => setColorScheme(isDark ? "light" : "dark"),
    },
    ...locales
      .filter((locale) => locale !== currentLocale())
      .map((locale) => ({
        key: `language-${locale}`,
        name: nameOfLanguage[locale],
        icon: icon(IconWorld),
        run: () => chooseLocale(locale),
        also: `${t("shell.language")} language taal`,
      })),
    { key: "keys", name: t("frame.keys"), icon: icon(IconKeyboard), run: onKeys, also: "?" },
    ...all
      .filter((each) => each.id !== here && !each.is_suspended)
      .map((each) => ({
        key: each.id,
        name: t("frame.switch_to", { name: each.name }),
        icon: icon(IconSwitchHorizontal),
        run: () => void enterWorkspace(each.id),
      })),
    { key: "log-out", name: t("frame.log_out"), icon: icon(IconLogout), run: () => void logOut() },
  ];
}
