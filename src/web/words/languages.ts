import type { Language } from "#contract/text/languages.ts";
import type { base } from "./en/base.ts";
import type { further } from "./en/further.ts";
import type { inside } from "./en/inside.ts";
import type { plans } from "./en/plans.ts";
import type { ways_in } from "./en/ways-in.ts";
import type { HelpPages } from "./help-shape.ts";
import type { Shape } from "./shape.ts";

/** The parts of a language's folder. Each comes with the first screen that says something of it, in the language chosen alone. */
interface WordParts {
  base: () => Promise<{ base: Shape<typeof base> }>;
  inside: () => Promise<{ inside: Shape<typeof inside> }>;
  plans: () => Promise<{ plans: Shape<typeof plans> }>;
  further: () => Promise<{ further: Shape<typeof further> }>;
  ways_in: () => Promise<{ ways_in: Shape<typeof ways_in> }>;
  help: () => Promise<{ pages: HelpPages }>;
}

export const wordsOf: Record<Language, WordParts> = {
  en: {
    base: () => import("./en/base.ts"),
    inside: () => import("./en/inside.ts"),
    plans: () => import("./en/plans.ts"),
    further: () => import("./en/further.ts"),
    ways_in: () => import("./en/ways-in.ts"),
    help: () => import("./en/help.ts"),
  },
  nl: {
    base: () => import("./nl/base.ts"),
    inside: () => import("./nl/inside.ts"),
    plans: () => import("./nl/plans.ts"),
    further: () => import("./nl/further.ts"),
    ways_in: () => import("./nl/ways-in.ts"),
    help: () => import("./nl/help.ts"),
  },
};
