import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { api } from "#contract/index.ts";
import type { View, ViewSearch } from "#contract/view.ts";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { mayEdit, mayManage, useUser } from "#web/kit/session/session.ts";
import { TickBox } from "#web/ui/input/tick-box.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Menu, Popover } from "#web/ui/overlays.tsx";
import { tabClass } from "#web/ui/screen/screen-head.tsx";
import { useWords } from "#web/words/words.ts";
import type { ListName, Search } from "./use-views.ts";

/** Saves what stands in the address. */
export function SaveView({ list, search }: { list: ListName; search: Search }) {
  const t = useWords();
  const user = useUser();
  const [isOpen, form] = useDisclosure(false);
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const create = useAction(api.view.create, {
    refreshes: [api.view.list],
    quiet: true,
    onDone: () => {
      form.close();
      setName("");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as ViewSearch;
    create.mutate({ list, name, search: given, shared });
  };
  const mayShare = mayEdit(user) && user.workspace.kind === "team";
  return (
    <Popover opened={isOpen} onChange={(open) => !open && form.close()} position="bottom-start" width={300} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={tabClass} onClick={form.toggle} aria-expanded={isOpen}>
          <IconPlus size={14} stroke={1.6} />
          {t("lists.save_view")}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-label={t("lists.save_view")}>
        <Stack onSubmit={submit} as="form" gap={12}>
          <TextInput
            label={t("lists.view_name")}
            placeholder={t("lists.view_name_hint")}
            data-autofocus
            required
            withAsterisk={false}
            maxLength={60}
            value={name}
            error={fieldErrors(create.error).name ?? (create.isError && t("common.could_not_load"))}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {mayShare && (
            <TickBox label={t("lists.view_share")} checked={shared} onChange={(event) => setShared(event.currentTarget.checked)} />
          )}
          <Button type="submit" loading={create.isPending}>
            {t("common.save")}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What can be done with a saved view. */
export function ViewMenu({ view, onGone }: { view: View; onGone: () => void }) {
  const t = useWords();
  const undo = useUndo();
  const user = useUser();
  const refreshes = [api.view.list];
  const update = useAction(api.view.update, {
    refreshes,
    onDone: (_, { shared }) => notify("info", t(shared ? "lists.view_now_shared" : "lists.view_now_own", { name: view.name })),
  });
  const create = useAction(api.view.create, { refreshes });
  const remove = useAction(api.view.remove, {
    refreshes,
    onDone: () => {
      onGone();
      const { list, name, search, shared } = view;
      undo(`view-${view.id}`, t("lists.view_deleted", { name }), () => create.mutate({ list, name, search, shared }));
    },
  });
  const mayShare = view.is_own && mayEdit(user) && user.workspace.kind === "team";
  const mayDelete = view.is_own || mayManage(user);
  if (!mayShare && !mayDelete) return null;
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <ActionIcon size={24} variant="subtle" color="gray" aria-label={t("lists.view_actions", { name: view.name })}>
          <IconChevronDown size={14} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayShare && (
          <Menu.Item onClick={() => update.mutate({ id: view.id, shared: !view.shared })}>
            {t(view.shared ? "lists.view_unshare" : "lists.view_share")}
          </Menu.Item>
        )}
        {mayDelete && <Menu.Item onClick={() => remove.mutate({ id: view.id })}>{t("lists.view_delete")}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
