import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTarget } from "@tabler/icons-react";
import { useMemo } from "react";
import type { ListedCandidate } from "#web/areas/candidate/last-list.ts";
import type { Picked } from "#web/kit/list/define-list.ts";
import { AssignMenu } from "#web/kit/list/tools/selection/selection-bar.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import { TagMenu } from "./tag-menu.tsx";

const MatchDialog = lazyPart(async () => (await import("#web/areas/candidate/match-dialog.tsx")).MatchDialog);

/** What may be done with ticked candidates, beside trashing them. */
export function CandidateVerbs({ ids, loaded, clear }: Picked<ListedCandidate>) {
  const t = useWords();
  const [isMatchOpen, matching] = useDisclosure(false);
  const known = useMemo(() => [...new Set(loaded.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b)), [loaded]);
  return (
    <>
      <TagMenu ids={ids} known={known} />
      <AssignMenu kind="candidate" ids={ids} />
      <Button variant="default" leftSection={<IconTarget size={16} stroke={1.6} />} onClick={matching.open}>
        {t("candidates.match_to_job")}
      </Button>
      {isMatchOpen && <MatchDialog candidateIds={ids} onClose={matching.close} onDone={clear} />}
    </>
  );
}
