import { useMediaQuery } from "@mantine/hooks";

/** 1536 px at the usual size of letters: from here on a candidate, a job and a talk have room for a third pane. */
const WIDE_SCREEN = "(min-width: 96em)";

export const useWideScreen = (): boolean => useMediaQuery(WIDE_SCREEN, false, { getInitialValueInEffect: false });
