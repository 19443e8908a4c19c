import { nth } from "#contract/nth.ts";

export interface Instruction {
  name: string;
  /** What stands behind the name, lines joined. */
  text: string;
}

/** What is built from one image. */
export interface Stage {
  image: string;
  as: string | null;
  instructions: Instruction[];
}

/** A Dockerfile, as far as ours goes: its stages with their instructions. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .replace(/^[ \t]*#.*\n/gm, "")
    .replace(/\\\n[ \t]*/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [, image = "", as] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ image, as: as ?? null, instructions: [] });
    } else nth(stages, stages.length - 1).instructions.push({ name, text: rest });
  }
  return stages;
}

/** The texts of an instruction that may stand several times. */
export const all = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ text }) => text);

/** Those of an instruction in its form as a list: what is run, without a shell. */
export const listOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf("["))) as string[]; // the form is JSON's list of strings

/** The environment that a stage's product starts with. */
export const environmentOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    all(stage, "ENV").flatMap((text) => [...text.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value])),
  );

/** What a RUN does, one after the other. */
export const stepsOf = (text: string): string[] => text.split(/\s+&&\s+/);
