/** What opens above a page, in one file. Imported by `floating.tsx` only, when it is needed. */
export { Drawer, Menu, Modal, Popover, Tooltip } from "@mantine/core";
