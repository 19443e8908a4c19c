import type { DrawerProps } from "@mantine/core";
import { Drawer } from "#web/ui/overlays.tsx";
import classes from "./side-drawer.module.css";

/** A drawer at the side with a ruled head, whose content reaches from edge to edge. */
export const SideDrawer = (props: DrawerProps) => (
  <Drawer
    position="right"
    padding={0}
    classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body } as Record<string, string>}
    {...props}
  />
);
