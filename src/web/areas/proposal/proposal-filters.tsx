import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { Menu } from "#web/ui/floating.tsx";
import { Chip } from "#web/ui/marks.tsx";
import { useWords } from "#web/words/words.ts";
import { type ProposalsSearch, proposalStatuses } from "./addresses.ts";

interface Choice {
  value: string;
  label: string;
}

/** By client, recruiter and status: each is a menu until it is chosen, then a chip with a cross. */
export function ProposalFilters({ search, onChange }: { search: ProposalsSearch; onChange: (change: Partial<ProposalsSearch>) => void }) {
  const t = useWords();
  const clients = useCall(api.job.clients, {}, { quiet: true, staleTime: 60_000 }).data?.data.clients ?? [];
  const colleagues = useColleagues();
  const one = (name: "client_id" | "recruiter_id" | "status", label: string, choices: readonly Choice[]) => {
    const value = search[name];
    if (value !== undefined)
      return (
        <Chip
          key={name}
          label={label}
          value={choices.find((each) => each.value === value)?.label ?? "…"}
          removeLabel={t("candidates.chip_remove", { name: label })}
          onRemove={() => onChange({ [name]: undefined })}
        />
      );
    if (choices.length < 2) return null;
    return (
      <Menu key={name} position="bottom-start" width={240}>
        <Menu.Target>
          <Button variant="subtle" color="gray" rightSection={<IconChevronDown size={14} stroke={1.6} />}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
          {choices.map((choice) => (
            <Menu.Item key={choice.value} onClick={() => onChange({ [name]: choice.value })}>
              {choice.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    );
  };
  return (
    <>
      {one(
        "client_id",
        t("lists.filter_client"),
        clients.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {one(
        "recruiter_id",
        t("lists.filter_recruiter"),
        colleagues.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {one(
        "status",
        t("lists.filter_status"),
        proposalStatuses.map((status) => ({ value: status, label: t(`lists.proposal_status.${status}`) })),
      )}
    </>
  );
}
