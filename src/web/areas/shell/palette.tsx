import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight } from "@mantine/spotlight";
import { IconFilePlus, IconKeyboard, IconSearch, IconSwitchHorizontal, IconUpload } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/api.ts";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { enterWorkspace, mayEdit, useUser } from "#web/session.ts";
import { InitialsAvatar } from "#web/ui/marks.tsx";
import { fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./palette.module.css";
import { places } from "./places.ts";
import { useWorkspaces } from "./use-workspaces.ts";

/** Ctrl K: every place, every action, and candidates and jobs by what is typed. */
export function Palette({ onKeys }: { onKeys: () => void }) {
  const t = useWords();
  const navigate = useNavigate();
  const editor = mayEdit(useUser());
  const [input, choose] = useFileChoice();
  const { all, here } = useWorkspaces();
  const [query, setQuery] = useState("");
  const [q] = useDebouncedValue(query.trim(), 200);
  const options = { enabled: q.length > 1, quiet: true, placeholderData: keepPreviousData };
  const candidates = useCall(api.candidate.list, { q, limit: 6 }, options);
  const jobs = useCall(api.job.list, { q, limit: 6 }, options);
  const isSearching = q.length > 1;
  const fits = (name: string) => name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
  const icon = (Icon: typeof IconSearch) => <Icon size={17} stroke={1.6} color="var(--icon)" />;

  const goTo = places
    .map((place) => ({ key: place.to, name: place.name(t), icon: icon(place.Icon), run: () => void navigate({ to: place.to }) }))
    .filter((each) => fits(each.name));
  const actions = [
    ...(editor
      ? [
          { key: "cvs", name: t("shell.add_cvs"), icon: icon(IconUpload), run: choose },
          { key: "job", name: t("shell.new_job"), icon: icon(IconFilePlus), run: () => void navigate({ to: "/dashboard/jobs/new" }) },
        ]
      : []),
    { key: "keys", name: t("shell.keys"), icon: icon(IconKeyboard), run: onKeys },
    ...all
      .filter((each) => each.id !== here && !each.is_suspended)
      .map((each) => ({
        key: each.id,
        name: t("team.switch_to", { name: each.name }),
        icon: icon(IconSwitchHorizontal),
        run: () => void enterWorkspace(each.id),
      })),
  ].filter((each) => fits(each.name));
  const people = isSearching ? (candidates.data?.data.candidates ?? []) : [];
  const vacancies = isSearching ? (jobs.data?.data.jobs ?? []) : [];
  const isEmpty = goTo.length + actions.length + people.length + vacancies.length === 0;

  return (
    <>
      {input}
      <Spotlight.Root
        query={query}
        onQueryChange={setQuery}
        shortcut="mod + K"
        scrollable
        maxHeight={440}
        radius="md"
        overlayProps={{ blur: 0 }}
        classNames={{ actionsGroup: classes.group }}
      >
        <Spotlight.Search
          placeholder={t("shell.search_all")}
          aria-label={t("shell.search_all")}
          leftSection={<IconSearch size={17} stroke={1.6} />}
        />
        <Spotlight.ActionsList>
          {people.length > 0 && (
            <Spotlight.ActionsGroup label={t("shell.palette_candidates")}>
              {people.map((each) => {
                const name = fullName(each) ?? t("common.unnamed");
                return (
                  <Spotlight.Action
                    key={each.id}
                    label={name}
                    description={[each.headline, each.city].filter(Boolean).join(", ")}
                    leftSection={<InitialsAvatar name={name} />}
                    onClick={() => void navigate({ to: "/dashboard/candidates/$id", params: { id: each.id } })}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          )}
          {vacancies.length > 0 && (
            <Spotlight.ActionsGroup label={t("shell.palette_jobs")}>
              {vacancies.map((each) => (
                <Spotlight.Action
                  key={each.id}
                  label={each.title}
                  description={[each.client?.name, each.city].filter(Boolean).join(", ")}
                  onClick={() => void navigate({ to: "/dashboard/jobs/$id", params: { id: each.id } })}
                />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {goTo.length > 0 && (
            <Spotlight.ActionsGroup label={t("shell.palette_places")}>
              {goTo.map((each) => (
                <Spotlight.Action key={each.key} label={each.name} leftSection={each.icon} onClick={each.run} />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {actions.length > 0 && (
            <Spotlight.ActionsGroup label={t("shell.palette_actions")}>
              {actions.map((each) => (
                <Spotlight.Action key={each.key} label={each.name} leftSection={each.icon} onClick={each.run} />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {isEmpty && (
            <Spotlight.Empty>
              {candidates.isFetching || jobs.isFetching ? t("shell.palette_searching") : t("shell.palette_empty")}
            </Spotlight.Empty>
          )}
        </Spotlight.ActionsList>
      </Spotlight.Root>
    </>
  );
}
