import { Button, TagsInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTag } from "@tabler/icons-react";
import { useState } from "react";
import { useBulk } from "#web/kit/list/tools/selection/use-bulk.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

/** Tags for the ticked candidates; `known` are suggestions. */
export function TagMenu({ ids, known }: { ids: string[]; known: readonly string[] }) {
  const t = useWords();
  const { run, isBusy } = useBulk("candidate");
  const [isOpen, form] = useDisclosure(false);
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Popover opened={isOpen} onChange={(open) => !open && form.close()} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconTag size={16} stroke={1.6} />} loading={isBusy} onClick={form.toggle}>
          {t("lists.tag")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={t("lists.tag")}>
        <Stack
          as="form"
          gap={12}
          onSubmit={(event) => {
            event.preventDefault();
            form.close();
            void run([{ do: "tag", ids, tags }], (count) => t("lists.tagged", { count }));
            setTags([]);
          }}
        >
          <TagsInput
            label={t("lists.tag_label")}
            placeholder={tags.length === 0 ? t("lists.tag_hint") : ""}
            data={[...known]}
            acceptValueOnBlur
            maxLength={40}
            value={tags}
            onChange={setTags}
            comboboxProps={{ withinPortal: false }}
            data-autofocus
          />
          <Button type="submit" disabled={tags.length === 0}>
            {t("lists.tag_do")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
