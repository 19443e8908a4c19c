import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Row, Text } from "#web/ui/layout.tsx";

const SHOWN_MS = 8000;

interface UndoToast {
  id: string;
  message: string;
  undoLabel: string;
  /** Names the cross; without it there is none, and the toast leaves by itself. */
  closeLabel?: string;
  onUndo: () => void;
  /** So long there is a way back, where that isn't eight seconds. */
  shownMs?: number;
}

/** What was done, with the way back for eight seconds unless it says otherwise. A new one with the same `id` takes the place of the old. */
export function showUndo({ id, message, undoLabel, closeLabel, onUndo, shownMs = SHOWN_MS }: UndoToast): void {
  notifications.hide(id);
  notifications.show({
    id,
    color: "delft",
    autoClose: shownMs,
    withCloseButton: closeLabel !== undefined,
    closeButtonProps: { "aria-label": closeLabel },
    message: (
      <Row as="span" gap={12}>
        <Text as="span" flex="fill" isBreakable>
          {message}
        </Text>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          {undoLabel}
        </Button>
      </Row>
    ),
  });
}
