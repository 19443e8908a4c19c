import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import * as z from "zod";
import type { AskedModel } from "#tests/support/assistant-server.ts";

/** What changes by the day and no answer of these texts depends on. */
const TODAY = /Today is \d{4}-\d\d-\d\d\./g;

export const promptOf = ({ messages }: Pick<AskedModel, "messages">) =>
  messages.map(({ role, content }) => `[${role}]\n${content}`).join("\n\n");
export const keyOf = (prompt: string) => createHash("sha256").update(prompt.replace(TODAY, "")).digest("hex").slice(0, 24);

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
interface Format {
  json_schema?: { schema?: JsonSchema };
}
const schemaOf = ({ response_format }: Pick<AskedModel, "response_format">) => (response_format as Format | undefined)?.json_schema?.schema;

/** Stands in an open prompt's file before what the answer has to be. */
const ANSWER = "\n\n[what the answer is]\n";
const AS_JSON = "One JSON object of this schema, and nothing else:\n";
const AS_TEXT = "The words of the answer, and nothing else.";

/**
 * What a model answered to the prompts of one labelled set: a line of `file` each, by the hash of the prompt. Prompts that have no answer
 * are open; `hand` is the folder where they are laid for whoever answers them, `KEY.prompt.txt`, and where their answers are taken from,
 * `KEY.answer.txt`.
 */
export class Records {
  readonly open = new Map<string, AskedModel>();
  /** Answers that lay in the folder and aren't what was asked for: why, by their keys. */
  readonly unreadable = new Map<string, string>();
  private readonly answers = new Map<string, string>();
  private readonly used = new Set<string>();
  readonly file: string;
  private readonly hand: string | undefined;

  constructor(file: string, hand?: string) {
    this.file = file;
    this.hand = hand;
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    for (const line of lines) {
      const { prompt, answer } = JSON.parse(line) as { prompt: string; answer: string };
      this.answers.set(prompt, answer);
    }
  }

  /** So many prompts were answered. */
  get answered(): number {
    return this.used.size;
  }

  /** What was answered to a prompt; null: nobody answered it yet. */
  answerTo(asked: AskedModel): string | null {
    const key = keyOf(promptOf(asked));
    const answer = this.answers.get(key) ?? this.handedIn(key, asked);
    if (answer === null) this.open.set(key, asked);
    else {
      this.answers.set(key, answer);
      this.used.add(key);
    }
    return answer;
  }

  /** Lays the open prompts into the folder, and keeps what was used: answers to prompts that nobody asks any more go, and a file that would hold none. */
  keep(): void {
    if (!this.hand) return;
    mkdirSync(this.hand, { recursive: true });
    for (const [key, asked] of this.open) {
      const schema = schemaOf(asked);
      const wanted = schema ? `${AS_JSON}${JSON.stringify(schema)}` : AS_TEXT;
      writeFileSync(join(this.hand, `${key}.prompt.txt`), `${promptOf(asked)}${ANSWER}${wanted}\n`);
    }
    for (const key of this.used) rmSync(join(this.hand, `${key}.prompt.txt`), { force: true });
    const lines = [...this.used].sort().map((prompt) => `${JSON.stringify({ prompt, answer: this.answers.get(prompt) })}\n`);
    if (lines.length === 0) {
      rmSync(this.file, { force: true });
      return;
    }
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, lines.join(""));
  }

  private handedIn(key: string, asked: AskedModel): string | null {
    const at = this.hand && join(this.hand, `${key}.answer.txt`);
    if (!at || !existsSync(at)) return null;
    const answer = readFileSync(at, "utf8").trim();
    const wrong = wrongWith(answer, schemaOf(asked));
    if (wrong === null) return answer;
    this.unreadable.set(key, wrong);
    return null;
  }
}

/** Why a text isn't the answer that was asked for; null: it is. */
function wrongWith(answer: string, schema: JsonSchema | undefined): string | null {
  if (answer === "") return "it is empty";
  if (!schema) return null;
  try {
    const read = z.fromJSONSchema(schema).safeParse(JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1)));
    return read.success ? null : z.prettifyError(read.error);
  } catch (error) {
    return error instanceof Error ? error.message : "it is no JSON";
  }
}

/** Keeps what was handed in, and says which prompts were answered and which weren't. */
export function tellRecords(records: Records): void {
  records.keep();
  console.log(`${records.answered} prompts were answered from ${relative(".", records.file)}.`);
  const open = [...records.open.keys()];
  if (open.length > 0) console.log(`${open.length} prompts have no record, and what is built in stood: ${open.join(" ")}`);
  for (const [key, why] of records.unreadable) console.log(`${key}.answer.txt isn't what was asked for: ${why}`);
}
