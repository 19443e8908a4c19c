import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { Fragment, useEffect, useRef } from "react";
import { isTyping } from "#web/kit/keys/is-typing.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./keys.module.css";
import { places } from "./places.ts";

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
    [["Ctrl", "K"], t("frame.key_palette")],
    [["/"], t("frame.key_search")],
    [["j", "k"], t("frame.key_next")],
    [["Enter"], t("frame.key_open")],
    [["x"], t("frame.key_select")],
    [["Shift", "x"], t("frame.key_select_range")],
    [["Esc"], t("frame.key_unselect")],
    [["e"], t("frame.key_edit")],
    [["u"], t("frame.key_upload")],
    [["n"], t("frame.key_new_job")],
    [["c"], t("frame.key_confirm")],
    [["[", "]"], t("frame.key_passage")],
    [["s"], t("frame.key_shortlist")],
    [["v"], t("frame.key_compare")],
    [["1…9"], t("frame.key_stage")],
    [["Shift", "← →"], t("frame.key_stage_next")],
    [["m"], t("frame.key_move_menu")],
    [["p"], t("frame.key_proposal")],
    [["f"], t("frame.key_filter")],
    [["h"], t("frame.key_later")],
    [["l"], t("frame.key_texts")],
    [["Ctrl", "/"], t("frame.key_chat_field")],
    [["Enter"], t("frame.key_chat_send")],
    [["Shift", "Enter"], t("frame.key_chat_break")],
    [["Alt", "1…9"], t("frame.key_chat_source")],
    [["Esc"], t("frame.key_chat_stop")],
    ...places.map((place): [string[], string] => [["g", place.key], t("frame.key_go", { place: place.name(t) })]),
    [["g", "h"], t("frame.key_go", { place: t("frame.help_pages") })],
    [["?"], t("frame.key_keys")],
  ];
  const dialog = (
    <Modal opened={isOpen} onClose={close} title={t("frame.keys")}>
      <Text mb={16}>
        <AnchorLink to="/dashboard/help" onClick={close}>
          {t("frame.read_help")}
        </AnchorLink>
      </Text>
      <dl className={classes.keys}>
        {rows.map(([keys, meaning]) => (
          <Fragment key={meaning}>
            <Row as="dt" gap={4} align="start">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Row>
            <Text as="dd">{meaning}</Text>
          </Fragment>
        ))}
      </dl>
    </Modal>
  );
  return [dialog, open] as const;
}
