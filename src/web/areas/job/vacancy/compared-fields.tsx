import type { Job } from "#contract/job/job.ts";
import type { ComparedLine } from "#contract/job/match.ts";
import { criterionName, formatPoints } from "#web/kit/record/match-words.ts";
import { Row, Span, Text } from "#web/ui/layout.tsx";
import { KindBadge } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./vacancy-tab.module.css";

/** What candidates are compared on besides the requirements: so the lines of a match, and what a chat or a proposal counts, are all here. */
export function ComparedFields({ job, lines }: { job: Job; lines: ComparedLine[] }) {
  const t = useWords();
  const fields = lines.filter(({ requirement_id }) => requirement_id === undefined);
  const groups = [
    { name: t("jobs.compared_as_well"), lines: fields.filter(({ is_asked }) => is_asked) },
    { name: t("jobs.weighed"), lines: fields.filter(({ is_asked }) => !is_asked) },
  ].filter((group) => group.lines.length > 0);
  return groups.map((group) => (
    <section key={group.name} className={classes.compared} aria-label={group.name}>
      <Text mb={6} as="h3" size={13} weight={500} tone="secondary">
        {group.name}
      </Text>
      <ul className={classes.rows}>
        {group.lines.map((line) => {
          const name = criterionName(t, { ...line, note: null }, job, line.language ?? undefined);
          return (
            <li key={`${line.criterion} ${line.text ?? line.language ?? ""}`}>
              <Span weight={500} isBreakable>
                {name}
              </Span>
              <Row as="span" gap={6} size={12} isPiece tone="dimmed">
                {line.is_asked && <KindBadge kind={line.kind} text={t(`common.kind.${line.kind}`)} />}
                {t("matching.points_short", { n: formatPoints(line.weight) })}
              </Row>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
