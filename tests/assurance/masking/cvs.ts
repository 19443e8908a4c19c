import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Known } from "#engine/anonymity/secrets.ts";
import { findSkills } from "#engine/skills/lexicon.ts";

/** A CV as the measure of masking takes it: what a record of it would know, and the words of it that a model needs. */
export interface LabelledCv {
  name: string;
  language: "en" | "nl";
  text: string;
  known: Known;
  needed: string[];
  /** What its author marked as private. */
  told: string[];
}

interface Label {
  lang?: string;
  name?: string;
  emails?: string[];
  phones?: string[];
  experience?: { title: string | null; employer: string | null }[];
  education?: { institution: string | null }[];
  skills?: string[];
  must_not_show?: string[];
}

const CVS = 200;

/** The project's own invented CVs, in the order of their names. */
export function labelledCvs(): LabelledCv[] {
  return globSync("tests/eval/sets/*/cvs/*.txt")
    .sort()
    .slice(0, CVS)
    .map((path) => {
      // What a label is: a file of the project's own, of the shape that its sets are described with.
      const label = JSON.parse(readFileSync(path.replace(/txt$/, "json"), "utf8")) as Label;
      return labelled(path, readFileSync(path, "utf8"), label);
    });
}

/** Labelled CVs outside the repository, where `EVAL_DATA` names their folder. */
export function otherCvs(): LabelledCv[] {
  const folder = process.env.EVAL_DATA;
  const gold = folder && join(folder, "cv_docs", "gold_dev.jsonl");
  if (!gold || !existsSync(gold)) return [];
  return readFileSync(gold, "utf8")
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      // The shape that their own description gives.
      const one = JSON.parse(line) as { id: string; text?: string };
      return one.text ? [labelled(one.id, one.text, {})] : [];
    });
}

function labelled(name: string, text: string, label: Label): LabelledCv {
  const [first = null, ...rest] = (label.name ?? "").split(/\s+/).filter(Boolean);
  const experience = label.experience ?? [];
  const written = (one: string | null | undefined): one is string => Boolean(one && text.includes(one));
  // "Salon Bianca" of a Bianca is to be masked.
  const isOfOwnName = (one: string) => [first, ...rest].some((word) => word && one.toLowerCase().includes(word.toLowerCase()));
  return {
    name,
    text,
    language: label.lang === "nl" || (label.lang === undefined && /\b(?:ik|het|een|voor)\b/.test(text)) ? "nl" : "en",
    known: {
      first_name: first,
      last_name: rest.join(" ") || null,
      email: label.emails?.[0] ?? null,
      phone: label.phones?.[0] ?? null,
      links: { linkedin: null, github: null, website: null, other: [] },
      // Only what the contract's entry needs to be told apart.
      experience: experience.map(({ title, employer }) => ({ title, company: employer })) as Known["experience"],
      education: [],
      headline: null,
      cv_text: text,
    },
    needed: [
      ...experience.flatMap(({ title, employer }) => [title, employer]),
      ...(label.education ?? []).map(({ institution }) => institution),
      ...(label.skills ?? []),
      ...findSkills(text).map(({ start, end }) => text.slice(start, end)),
    ]
      .filter(written)
      .filter((one) => !isOfOwnName(one)),
    told: (label.must_not_show ?? []).filter(written),
  };
}
