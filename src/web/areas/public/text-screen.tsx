import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type PublicPage as PageName, type PageWords, publicPages } from "#contract/public-pages.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { queryClient } from "#web/kit/calls/query-client.ts";
import { AnchorLink } from "#web/ui/input/links.tsx";
import { Stack, Text } from "#web/ui/layout.tsx";
import { ErrorState } from "#web/ui/states/states.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";
import { PageText, sectionsOf } from "./page-text.tsx";
import classes from "./public.module.css";
import { PublicPage } from "./public-page.tsx";
import own from "./text-screen.module.css";
import { publicWords } from "./words.ts";

const texts = ["privacy", "terms", "how_we_use_ai"] as const satisfies readonly PageName[];
type TextName = (typeof texts)[number];

/** A page that the operator may write: privacy, terms, how we use AI. */
export function TextScreen({ page }: { page: TextName }) {
  const t = useWords();
  const { text } = publicWords();
  const lang = currentLocale();
  const address = `/pages${publicPages[page].path}.${lang}.md`;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["page", address],
      queryFn: async ({ signal }) => {
        const response = await fetch(address, { signal });
        if (!response.ok) throw new Error(`HTTP ${response.status}`);
        return response.text();
      },
      meta: { quiet: true },
    },
    queryClient,
  );
  return (
    <PublicPage page={page}>
      <div className={classes.page}>
        {error ? (
          <ErrorState title={text.failed} retryLabel={t("common.try_again")} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Stack gap={16} className={own.waiting} role="status" aria-label={t("common.loading")}>
            <Skeleton height={36} width="45%" />
            {[92, 98, 70, 95, 88, 60].map((width) => (
              <Skeleton key={width} height={14} width={`${width}%`} />
            ))}
          </Stack>
        ) : (
          <div className={own.reading}>
            <article className={own.text}>
              <PageText markdown={data} />
            </article>
            <Text as="nav" size={13} className={own.contents} aria-label={text.on_page}>
              <p className={`${classes.eyebrow} ${own.sections}`}>{text.on_page}</p>
              <ul className={own.sections}>
                {sectionsOf(data).map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
              <p className={classes.eyebrow}>{text.also}</p>
              <ul>
                {texts
                  .filter((each) => each !== page)
                  .map((each) => (
                    <li key={each}>
                      <AnchorLink to={publicPages[each].path} inherit>
                        {inLanguage<PageWords>(lang, publicPages[each]).title}
                      </AnchorLink>
                    </li>
                  ))}
              </ul>
            </Text>
          </div>
        )}
      </div>
    </PublicPage>
  );
}
