import { parseMarkdown, textOf } from "#contract/text/markdown.ts";
import { csvOf } from "#web/kit/record/csv.ts";

/** The register as a table: a row for each activity, a column for each thing that is said of one. */
export function registerCsv(markdown: string): string {
  const columns: string[] = [];
  const rows: { title: string; said: Map<string, string> }[] = [];
  for (const block of parseMarkdown(markdown)) {
    if (block.kind === "heading") {
      if (block.level === 2) rows.push({ title: textOf(block.inlines), said: new Map() });
    } else if (block.kind === "list")
      for (const item of block.items) {
        const [label = "", ...rest] = textOf(item).split(": ");
        if (rows.length === 0) continue; // who the controller is stands above the activities
        if (!columns.includes(label)) columns.push(label);
        rows.at(-1)?.said.set(label, rest.join(": "));
      }
  }
  return csvOf([["", ...columns], ...rows.map(({ title, said }) => [title, ...columns.map((column) => said.get(column) ?? "")])]);
}
