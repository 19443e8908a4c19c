import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCopy, IconDots, IconFileImport, IconShieldLock, IconUpload, IconUserPlus } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "#contract/index.ts";
import { readCandidatesSearch } from "#web/areas/candidate/addresses.ts";
import { rememberList } from "#web/areas/candidate/last-list.ts";
import { useFileChoice } from "#web/areas/upload/file-choice.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { ListScreen } from "#web/kit/list/list-screen.tsx";
import { useCustomList } from "#web/kit/list/use-custom-list.ts";
import { useList } from "#web/kit/list/use-list.ts";
import { useOwnPlace } from "#web/kit/people/use-colleagues.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useHasPainted } from "#web/ui/states/first-paint.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./candidate-list.module.css";
import { candidateList } from "./candidate-list.tsx";

const ByHandDialog = lazyPart(async () => (await import("#web/areas/upload/by-hand-dialog.tsx")).ByHandDialog);

/** Find people, add people. */
export function CandidatesScreen() {
  const t = useWords();
  const navigate = useNavigate({ from: "/dashboard/candidates/" });
  const state = useList(
    useCustomList(candidateList, "candidate"),
    useSearch({ from: "/dashboard/candidates/" }),
    (next, isReplaced = false) => navigate({ search: readCandidatesSearch(next), replace: isReplaced, resetScroll: !isReplaced }),
  );
  const { body, total, isBare, isEditor, isNarrowed, isTrash } = state;
  useEffect(() => rememberList(body), [body]);
  const [fileInput, chooseFiles] = useFileChoice();
  const [isByHandOpen, byHand] = useDisclosure(false);

  const counting = { quiet: true, staleTime: 30_000, enabled: useHasPainted() };
  const all = useCall(api.candidate.list, { limit: 1 }, counting).data?.data.total;
  const unchecked = useCall(api.candidate.list, { limit: 1, unchecked: true }, counting).data?.data.total;
  const own = useOwnPlace();
  const isOfAll = isNarrowed && all !== undefined && !isTrash;
  const facts = total === null || isBare ? null : formatNumber(total);
  const openCandidate = (id: string) => void navigate({ to: "/dashboard/candidates/$id", params: { id } });

  return (
    <>
      {fileInput}
      <ListScreen
        state={state}
        facts={facts && isOfAll ? t("candidates.of_total", { n: facts, total: formatNumber(all) }) : facts}
        actions={
          <>
            {isEditor && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <Button variant="default" px={8} aria-label={t("common.more")} className={classes.primary}>
                    <IconDots size={16} stroke={1.6} />
                  </Button>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconUserPlus size={16} stroke={1.6} />} onClick={byHand.open}>
                    {t("candidates.add_by_hand")}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconFileImport size={16} stroke={1.6} />}
                    onClick={() => void navigate({ to: "/dashboard/import" })}
                  >
                    {t("lists.import")}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconCopy size={16} stroke={1.6} />}
                    onClick={() => void navigate({ to: "/dashboard/candidates/duplicates" })}
                  >
                    {t("candidates.duplicates")}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconShieldLock size={16} stroke={1.6} />}
                    onClick={() => void navigate({ to: "/dashboard/candidates/requests" })}
                  >
                    {t("candidates.privacy_requests")}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
            {isEditor && (
              <Button leftSection={<IconUpload size={16} stroke={1.6} />} onClick={chooseFiles} className={classes.primary}>
                {t("candidates.add_cvs")}
              </Button>
            )}
          </>
        }
        tabs={
          isBare
            ? null
            : [
                { search: {}, name: t("candidates.view_all"), count: all },
                ...(own && all !== undefined ? [{ search: { recruiter_id: own.id }, name: t("lists.mine") }] : []),
                "saved" as const,
                { search: { view: "check" }, name: t("candidates.view_check"), count: unchecked },
                { search: { view: "trash" }, name: t("candidates.view_trash") },
              ]
        }
        beginning={
          <div className={classes.zone}>
            <EmptyState
              title={t("candidates.empty")}
              text={isEditor ? t("candidates.empty_text") : undefined}
              action={
                isEditor && (
                  <>
                    <Button size="md" leftSection={<IconUpload size={16} stroke={1.6} />} onClick={chooseFiles}>
                      {t("candidates.choose_cvs")}
                    </Button>
                    <Button size="md" variant="default" onClick={byHand.open}>
                      {t("candidates.add_by_hand")}
                    </Button>
                  </>
                )
              }
            />
          </div>
        }
      />
      {isByHandOpen && (
        <ByHandDialog
          onClose={byHand.close}
          onAdded={({ id }) => {
            byHand.close();
            openCandidate(id);
          }}
        />
      )}
    </>
  );
}
