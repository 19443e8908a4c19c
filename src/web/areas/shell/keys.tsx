import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { Fragment, useEffect, useRef } from "react";
import { Modal } from "#web/ui/floating.tsx";
import { AnchorLink } from "#web/ui/links.tsx";
import { Kbd } from "#web/ui/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./keys.module.css";
import { places } from "./places.ts";

/** What takes letters: a box that is ticked takes none. */
const FIELDS = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";

/** Keys are off while someone types or a dialog is open. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(event.ctrlKey || event.metaKey || event.altKey || target?.closest(FIELDS) || document.querySelector("[aria-modal=true]"));
}

/** `?` for the list, `g` and a letter to go somewhere. */
export function useGoKeys(openKeys: () => void): void {
  const navigate = useNavigate();
  const wentAt = useRef(0);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === "?") return openKeys();
      if (event.key === "g") {
        wentAt.current = Date.now();
        return;
      }
      const isSoon = Date.now() - wentAt.current < 1500;
      wentAt.current = 0;
      const to = !isSoon ? undefined : event.key === "h" ? "/dashboard/help" : places.find((each) => each.key === event.key)?.to;
      if (!to) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate({ to });
    };
    // Before the screens' own keys, since `g j` is not their `j`.
    addEventListener("keydown", listen, { capture: true });
    return () => removeEventListener("keydown", listen, { capture: true });
  }, [navigate, openKeys]);
}

export function useKeysDialog() {
  const t = useWords();
  const [isOpen, { open, close }] = useDisclosure(false);
  const rows: [string[], string][] = [
    [["Ctrl", "K"], t("shell.key_palette")],
    [["/"], t("shell.key_search")],
    [["j", "k"], t("shell.key_next")],
    [["Enter"], t("shell.key_open")],
    [["x"], t("shell.key_select")],
    [["Shift", "x"], t("shell.key_select_range")],
    [["Esc"], t("shell.key_unselect")],
    [["e"], t("shell.key_edit")],
    [["u"], t("shell.key_upload")],
    [["n"], t("shell.key_new_job")],
    [["c"], t("shell.key_confirm")],
    [["[", "]"], t("shell.key_passage")],
    [["s"], t("shell.key_shortlist")],
    [["v"], t("shell.key_compare")],
    [["1", "7"], t("shell.key_stage")],
    [["p"], t("shell.key_proposal")],
    [["f"], t("shell.key_filter")],
    [["h"], t("shell.key_later")],
    [["Ctrl", "/"], t("shell.key_chat_field")],
    [["Enter"], t("shell.key_chat_send")],
    [["Shift", "Enter"], t("shell.key_chat_break")],
    [["Alt", "1…9"], t("shell.key_chat_source")],
    [["Esc"], t("shell.key_chat_stop")],
    ...places.map((place): [string[], string] => [["g", place.key], t("shell.key_go", { place: place.name(t) })]),
    [["g", "h"], t("shell.key_go", { place: t("shell.help_pages") })],
    [["?"], t("shell.key_keys")],
  ];
  const dialog = (
    <Modal opened={isOpen} onClose={close} title={t("shell.keys")} closeButtonProps={{ "aria-label": t("common.close") }}>
      <p className={classes.help}>
        <AnchorLink to="/dashboard/help" onClick={close}>
          {t("shell.read_help")}
        </AnchorLink>
      </p>
      <dl className={classes.keys}>
        {rows.map(([keys, meaning]) => (
          <Fragment key={meaning}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  );
  return [dialog, open] as const;
}
