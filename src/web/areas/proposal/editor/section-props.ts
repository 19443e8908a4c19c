import type { Step } from "#web/areas/proposal/addresses.ts";
import type { Editor } from "./use-editor.ts";
import type { Languages } from "./use-languages.ts";

/** What each section of the editor is given. */
export interface SectionProps {
  editor: Editor;
  languages: Languages;
  go: (to: Step) => void;
  /** Where the button that sends stands on a narrow screen. */
  foot: HTMLElement | null;
}
