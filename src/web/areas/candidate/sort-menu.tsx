import { Button } from "@mantine/core";
import { IconArrowsSort, IconCheck } from "@tabler/icons-react";
import { Menu } from "#web/ui/floating.tsx";
import { useWords } from "#web/words/words.ts";
import { firstSort, type Sort, sortFields } from "./addresses.ts";

/** What the list is ordered by, and which end comes first. */
export function SortMenu({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const t = useWords();
  const field = sort.replace("-", "") as (typeof sortFields)[number];
  const isDown = sort.startsWith("-");
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowsSort size={16} stroke={1.6} />}
          aria-label={`${t("candidates.sort")}: ${t(`candidates.sort_${field}`)}`}
        >
          {t(`candidates.sort_${field}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sortFields.map((each) => (
          <Menu.Item
            key={each}
            aria-current={each === field || undefined}
            rightSection={each === field ? <IconCheck size={14} stroke={1.6} /> : null}
            onClick={() => onSort(firstSort(each))}
          >
            {t(`candidates.sort_${each}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onSort(isDown ? field : `-${field}`)}>
          {isDown ? t("candidates.sort_up") : t("candidates.sort_down")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
