import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./warning.module.css";

/** What somebody should see before they save. */
export const Warning = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert
    color="yellow"
    variant="light"
    icon={<IconAlertTriangle size={18} stroke={1.6} color="var(--partly-text)" />}
    title={title}
    className={classes.warning}
    classNames={{ title: classes.title as string }}
  >
    {children}
  </Alert>
);
