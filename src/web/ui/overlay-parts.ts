/** What opens above a page, in one file. Imported by `overlays.tsx` only, when it is needed. */
export { Drawer, Menu, Modal, Popover, Tooltip } from "@mantine/core";
