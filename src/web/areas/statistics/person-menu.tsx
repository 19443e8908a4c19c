import { Button } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

const route = getRouteApi("/dashboard/statistics");

/** Whose statistics; where one works alone there is nobody to choose. */
export function PersonMenu() {
  const t = useWords();
  const { recruiter_id } = route.useSearch();
  const navigate = route.useNavigate();
  const colleagues = useColleagues();
  if (colleagues.length < 2 && !recruiter_id) return null;
  const name = colleagues.find(({ id }) => id === recruiter_id)?.name ?? t("statistics.everyone");
  const choose = (id: string | undefined) => void navigate({ search: (before) => ({ ...before, recruiter_id: id }) });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="default" aria-label={t("statistics.whose", { name })} rightSection={<IconChevronDown size={14} stroke={1.6} />}>
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[{ id: undefined, name: t("statistics.everyone") }, ...colleagues].map((person) => (
          <Menu.Item
            key={person.id ?? "everyone"}
            aria-current={person.id === recruiter_id || undefined}
            rightSection={person.id === recruiter_id ? <IconCheck size={14} stroke={1.6} /> : null}
            onClick={() => choose(person.id)}
          >
            {person.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
