import type { Finder } from "#contract/text/search-marks.ts";
import type { ListedCandidate } from "#web/areas/candidate/last-list.ts";
import { Row, Span } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";

const MOST_SKILLS = 3;
/** Widths in pixels, roughly: a letter, what a chip adds to its text, the number of the rest, and the column. */
const LETTER = 6.4;
const CHIP = 19;
const REST = 22;
const WIDTH = 238;
const LONG = 26;

/** As many skills as fit, at most three, those that were asked for first, in the profile or not; the rest as a number. */
export function ListedSkills({ row, find }: { row: ListedCandidate; find: Finder | null }) {
  const names = [...row.also_holds, ...row.skills.map(({ name }) => name)];
  const sought = names.filter((name, at) => at < row.also_holds.length || (find?.(name, 1).length ?? 0) > 0);
  const order = sought.length > 0 ? [...sought, ...names.filter((name) => !sought.includes(name))] : names;
  const shown: string[] = [];
  let left = WIDTH - REST;
  for (const name of order.slice(0, MOST_SKILLS)) {
    left -= Math.min(name.length, LONG) * LETTER + CHIP;
    if (left < 0 && shown.length > 0) break;
    shown.push(name);
  }
  const more = names.length - shown.length;
  return (
    <>
      {shown.map((name) => (
        <Row key={name} as="span" isInline align="stretch" flex="none" title={name.length > LONG ? name : undefined}>
          <Badge tone={sought.includes(name) ? "accent" : "plain"}>
            {name.length > LONG ? `${name.slice(0, LONG - 1).trimEnd()}…` : name}
          </Badge>
        </Row>
      ))}
      {more > 0 && (
        <Span flex="none" size={12} tone="secondary">
          +{more}
        </Span>
      )}
    </>
  );
}
