import { UnstyledButton } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import { type DeclaredField, valueAt } from "#contract/declared-field.ts";
import { useCustomFields } from "#web/kit/custom/custom-fields.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { dateRange, levelName, wholeYears } from "#web/kit/record/profile-fields.ts";
import { TextButton } from "#web/ui/input/text-button.tsx";
import { Row, Span, Stack, Text } from "#web/ui/layout.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { formatNumber, fullName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { CandidateDoubts } from "./candidate-doubts.tsx";
import { FieldRow } from "./field-row.tsx";
import { ListDialog, type ListName } from "./list-dialog.tsx";
import { Origin } from "./origin.tsx";
import { PointedList } from "./pointed-list.tsx";
import classes from "./profile.module.css";
import { useProfile } from "./profile-context.tsx";
import { SalaryRow } from "./salary-row.tsx";

const CustomRows = lazyPart(async () => (await import("#web/kit/custom/custom-rows.tsx")).CustomRows);

const listNames = ["skills", "experience", "education", "certifications", "languages"] as const;
const isList = (name: string): name is ListName => (listNames as readonly string[]).includes(name);
const SKILLS_AT_FIRST = 24;

/** Everything that is known about a candidate, each thing with where it comes from. */
export function ProfilePanel() {
  const t = useWords();
  const { candidate, editor, activeKey, save } = useProfile();
  const hasOwn = useCustomFields("candidate").length > 0;
  const [edited, setEdited] = useState<ListName | null>(null);
  const [showsMore, setShowsMore] = useState(false);
  const { links } = candidate;
  const edit = (path: string) => {
    const [head = ""] = path.split(".");
    if (isList(head)) return setEdited(head);
    setShowsMore(true);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"] [data-edit]`)?.click());
  };
  return (
    <div className={classes.profile}>
      <CandidateDoubts onEdit={edit} />

      <Section title={t("record.profile.practical")}>
        <Rows section="practical" showsMore={showsMore} />
        <SalaryRow />
        <Rows section="wishes" showsMore={showsMore} />
      </Section>

      <Section title={t("record.profile.contact")}>
        {(showsMore || !fullName(candidate) || activeKey === "first_name" || activeKey === "last_name") && (
          <Rows section="name" showsMore={showsMore} />
        )}
        <Rows section="contact" showsMore={showsMore} />
        {links.other?.map((link, index) => (
          <FieldRow
            key={link}
            field={{ path: `links.other.${index}`, kind: "url" }}
            change={(value) => ({
              links: {
                ...links,
                other: links.other?.flatMap((each, at) => (at === index ? (value === null ? [] : [String(value)]) : [each])),
              },
            })}
          />
        ))}
        {editor && !showsMore && (
          <TextButton className={classes.moreButton} onClick={() => setShowsMore(true)}>
            {t("record.profile.more_fields")}
          </TextButton>
        )}
      </Section>

      <Skills onEdit={() => setEdited("skills")} />

      <Section
        title={t("candidates.field.experience")}
        note={candidate.years_experience ? t("candidates.years", { count: wholeYears(candidate.years_experience) }) : null}
        onEdit={() => setEdited("experience")}
      >
        {candidate.experience.map((each, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
            key={index}
            path={`experience.${index}`}
            fields={["title", "company", "start"]}
            title={each.title ?? each.company ?? t("common.unknown")}
            sub={[each.title ? each.company : null, each.location].filter(Boolean).join(", ")}
            dates={dateRange(t, each)}
            text={candidate.cv_text === null || !candidate.evidence[`experience.${index}.description`] ? each.description : null}
          />
        ))}
        {candidate.experience.length === 0 && <Text tone="dimmed">{t("record.profile.nothing")}</Text>}
      </Section>

      <Section title={t("candidates.field.education")} onEdit={() => setEdited("education")}>
        {candidate.education.map((each, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
            key={index}
            path={`education.${index}`}
            fields={["degree", "institution", "field", "end"]}
            title={studyOf(each) || each.institution || t("common.unknown")}
            sub={each.degree || each.field ? (each.institution ?? "") : ""}
            dates={dateRange(t, each)}
          />
        ))}
        {candidate.education.length === 0 && <Text tone="dimmed">{t("record.profile.nothing")}</Text>}
      </Section>

      {(candidate.certifications.length > 0 || showsMore) && (
        <Section title={t("candidates.field.certifications")} onEdit={() => setEdited("certifications")}>
          {candidate.certifications.map((each, index) => (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are known by their place
              key={index}
              path={`certifications.${index}`}
              fields={[]}
              title={each.name}
              sub={each.issuer ?? ""}
              dates={each.year ? String(each.year) : null}
            />
          ))}
          {candidate.certifications.length === 0 && <Text tone="dimmed">{t("record.profile.nothing")}</Text>}
        </Section>
      )}

      <Section title={t("candidates.field.languages")} onEdit={() => setEdited("languages")}>
        {candidate.languages.map((each, index) => (
          <LanguageRow key={each.language} path={`languages.${index}`} language={each.language} level={levelName(t, each.level)} />
        ))}
        {candidate.languages.length === 0 && <Text tone="dimmed">{t("record.profile.nothing")}</Text>}
      </Section>

      {(candidate.summary || showsMore) && (
        <Section title={t("candidates.field.summary")}>
          <FieldRow field={{ path: "summary", kind: "long" }} />
        </Section>
      )}
      {hasOwn && (
        <Section title={t("lists.custom.own")}>
          <CustomRows
            record="candidate"
            record_id={candidate.id}
            values={candidate.custom}
            isEditor={editor}
            save={(custom) => save({ custom })}
          />
        </Section>
      )}
      {candidate.pointed.length > 0 && (
        <Section title={t("pointing.list")}>
          <PointedList candidate={candidate} isEditor={editor} />
        </Section>
      )}
      {edited && <ListDialog key={edited} list={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

/** The declared fields of a part of the profile. */
function Rows({ section, showsMore }: { section: string; showsMore: boolean }) {
  const { candidate } = useProfile();
  const isEmpty = (path: string) => [valueAt(candidate, path) ?? ""].flat().join("") === "";
  return fieldsOfCandidate
    .filter(
      (field: DeclaredField) =>
        field.section === section && (showsMore || !field.isFolded || (field.isFolded === "empty" && !isEmpty(field.path))),
    )
    .map((field) => <FieldRow key={field.path} field={field} />);
}

/** A degree and its field, unless the degree says the field already. */
function studyOf({ degree, field }: { degree?: string | null | undefined; field?: string | null | undefined }): string {
  const isSaid = degree && field && degree.toLocaleLowerCase().includes(field.toLocaleLowerCase());
  return [degree, isSaid ? null : field].filter(Boolean).join(", ");
}

interface SectionProps {
  title: string;
  note?: string | null;
  right?: ReactNode;
  onEdit?: () => void;
  children: ReactNode;
}

function Section({ title, note, right, onEdit, children }: SectionProps) {
  const t = useWords();
  const { editor } = useProfile();
  return (
    <section className={classes.section} aria-label={title}>
      <Row gap={6} className={classes.sectionHead}>
        <Text as="h2" size={13} weight={600}>
          {title}
        </Text>
        {note && <span className={classes.note}>{note}</span>}
        <span className={classes.right}>
          {onEdit && editor && (
            <TextButton className={classes.sectionEdit} onClick={onEdit} aria-label={t("record.profile.edit_field", { field: title })}>
              {t("record.profile.edit_list")}
            </TextButton>
          )}
          {right}
        </span>
      </Row>
      {children}
    </section>
  );
}

function Skills({ onEdit }: { onEdit: () => void }) {
  const t = useWords();
  const { candidate, passageOf, light, open, activeKey } = useProfile();
  const [showsAll, setShowsAll] = useState(false);
  const { skills } = candidate;
  const shown = showsAll ? skills : skills.slice(0, SKILLS_AT_FIRST);
  const first = skills.findIndex((_each, index) => passageOf(`skills.${index}`));
  return (
    <Section title={t("candidates.field.skills")} onEdit={onEdit} right={first >= 0 ? <Origin path={`skills.${first}`} /> : null}>
      {skills.length === 0 && <Text tone="dimmed">{t("record.profile.nothing")}</Text>}
      <Row as="ul" gap={6} align="stretch" isWrapped mt={4}>
        {shown.map((each, index) => {
          const path = `skills.${index}`;
          const words = (
            <>
              {each.name}
              {each.years ? <span>{t("record.years_short", { n: formatNumber(wholeYears(each.years)) })}</span> : null}
              {each.level && <span>{each.level}</span>}
            </>
          );
          const shared = { className: classes.chip, "data-field": path, "data-active": activeKey === path || undefined };
          return (
            <li key={path}>
              {passageOf(path) ? (
                <UnstyledButton {...shared} onClick={() => open(path)} onMouseEnter={() => light(path)} onMouseLeave={() => light(null)}>
                  {words}
                </UnstyledButton>
              ) : (
                <span {...shared}>{words}</span>
              )}
            </li>
          );
        })}
      </Row>
      {skills.length > SKILLS_AT_FIRST && (
        <TextButton className={classes.moreButton} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t("record.profile.show_less") : t("record.profile.show_all", { n: formatNumber(skills.length) })}
        </TextButton>
      )}
    </Section>
  );
}

interface EntryProps {
  path: string;
  /** The parts whose passages stand for the whole line, the best first; none for a line with a passage of its own. */
  fields: readonly string[];
  title: string;
  sub: string;
  dates: string | null;
  text?: string | null | undefined;
}

function Entry({ path, fields, title, sub, dates, text }: EntryProps) {
  const { passageOf, light, activeKey } = useProfile();
  const best = [...fields.map((field) => `${path}.${field}`), path].find((each) => passageOf(each)) ?? path;
  const isActive = activeKey !== null && (activeKey === path || activeKey.startsWith(`${path}.`));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only lights what the origin's button opens
    <div
      className={classes.entry}
      data-field={path}
      data-active={isActive || undefined}
      onMouseEnter={() => light(best)}
      onMouseLeave={() => light(null)}
    >
      <div>
        <Text as="div" weight={500} isBreakable>
          {title}
        </Text>
        {sub && (
          <Text as="div" tone="secondary" isBreakable>
            {sub}
          </Text>
        )}
      </div>
      <Stack align="end">
        <Origin path={best} />
        {dates && (
          <Span size={12} tone="secondary" isOneLine isTabular>
            {dates}
          </Span>
        )}
      </Stack>
      {text && (
        <Text mt={4} tone="secondary" isBreakable className={classes.entryText}>
          {text}
        </Text>
      )}
    </div>
  );
}

function LanguageRow({ path, language, level }: { path: string; language: string; level: string | null }) {
  const t = useWords();
  const { candidate, light, activeKey } = useProfile();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only lights what the origin's button opens
    <div
      className={classes.row}
      data-field={path}
      data-active={activeKey === path || undefined}
      onMouseEnter={() => light(path)}
      onMouseLeave={() => light(null)}
    >
      <span className={classes.label}>{languageName(language)}</span>
      <Row isWrapped flex="shrink" className={classes.value}>
        <span className={level ? undefined : classes.quiet}>{level ?? t("candidates.no_level")}</span>
        {candidate.unchecked_fields.includes(path) && (
          <Span size={12} tone="accent">
            {t("record.profile.to_check")}
          </Span>
        )}
      </Row>
      <Origin path={path} />
    </div>
  );
}
