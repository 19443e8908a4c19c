import { Link, useLoaderData, useParams } from "@tanstack/react-router";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { useWords } from "#web/words/words.ts";
import { type HelpArea, helpAreas } from "./addresses.ts";
import classes from "./help-screen.module.css";

/** What there is to read, a line for each area. */
export function HelpContents() {
  const t = useWords();
  const pages = useLoaderData({ from: "/dashboard/help/" });
  return (
    <>
      <ScreenHead title={t("frame.help_pages")} facts={t("frame.help_lead")} />
      <ul className={classes.contents}>
        {helpAreas.map((area) => (
          <li key={area}>
            <Link to="/dashboard/help/$area" params={{ area }} className={classes.area}>
              <Text as="span" size={15} weight={600}>
                {pages[area].title}
              </Text>
              <Text as="span" tone="secondary">
                {pages[area].lead}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One area: its sections, with the others beside them. */
export function HelpScreen() {
  const t = useWords();
  const pages = useLoaderData({ from: "/dashboard/help/$area" });
  const { area } = useParams({ from: "/dashboard/help/$area" });
  const page = pages[area as HelpArea];
  return (
    <>
      <ScreenHead breadcrumb={<AnchorLink to="/dashboard/help">{t("frame.help_pages")}</AnchorLink>} title={page.title} facts={page.lead} />
      <div className={classes.page}>
        <article className={classes.article}>
          {page.sections.map(({ title, text, list }) => (
            <section key={title}>
              <Text as="h2" size={15} weight={600} mt={24} mb={6}>
                {title}
              </Text>
              {text.map((paragraph) => (
                <Text mb={10} key={paragraph}>
                  {paragraph}
                </Text>
              ))}
              {list && (
                <ul>
                  {list.map((each) => (
                    <Text as="li" mb={4} key={each}>
                      {each}
                    </Text>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </article>
        <Stack aria-label={t("frame.help_pages")} as="nav" className={classes.others}>
          {helpAreas.map((each) => (
            <Link key={each} to="/dashboard/help/$area" params={{ area: each }} className={classes.other}>
              {pages[each].title}
            </Link>
          ))}
        </Stack>
      </div>
    </>
  );
}
