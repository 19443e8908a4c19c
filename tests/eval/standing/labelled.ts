import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Standing } from "#engine/facts/learned/learned-standing.ts";
import { standingFeatures } from "#engine/facts/learned/standing-features.ts";
import { toldByRules } from "#engine/facts/standing.ts";
import { passageAt, passagesOf } from "#engine/matching/passages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";

/** A passage of a CV with what it mentions, and how far somebody is with that. */
export interface LabelledStanding {
  label: Standing;
  rules: Standing;
  features: string[];
  text: string;
  mention: string;
}

interface Line {
  text: string;
  mention: string;
  paper: boolean;
  label: Standing;
}

const AS_OF = "2026-11-22";

/** The labelled passages of a file of JSON lines, each with its features and what the rules say. */
export function labelledStandings(file: string): LabelledStanding[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const { text, mention, paper, label } = JSON.parse(line) as Line;
      const start = text.indexOf(mention);
      const found = { start, end: start + mention.length };
      const passages = passagesOf(text);
      const passage = passageAt(passages, start) ?? { start: 0, end: text.length };
      const rules = toldByRules(text, found, passage, paper, AS_OF);
      return { label, rules, features: standingFeatures(text, found, passage, paper, rules), text, mention };
    });
}

/**
 * What the CVs of a labelled set mention, as the rules judge it, which were written with those sets: nearly all of it is there, as in any CV.
 * Without them what was learnt would expect as many denials as people who write hard passages make up.
 */
export function plainMentions(folder: string): LabelledStanding[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const passages = passagesOf(text);
      return findSkills(text).flatMap(({ name, start, end }): LabelledStanding[] => {
        const passage = passageAt(passages, start);
        if (!passage) return [];
        const paper = tradeOf(name) === "certificate";
        const rules = toldByRules(text, { start, end }, passage, paper, AS_OF);
        return [
          {
            label: rules,
            rules,
            features: standingFeatures(text, { start, end }, passage, paper, rules),
            text: text.slice(passage.start, passage.end),
            mention: text.slice(start, end),
          },
        ];
      });
    });
}
