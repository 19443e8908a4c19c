import { Link } from "@tanstack/react-router";
import { type PageWords, publicPages } from "#contract/public-pages.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Wordmark } from "#web/ui/marks/logo.tsx";
import { currentLocale, useWords } from "#web/words/words.ts";
import classes from "./public-footer.module.css";
import { placesOfVisitors } from "./public-places.ts";

const rules = ["privacy", "terms", "how_we_use_ai"] as const;

/** At the foot of the public pages: every page there is. */
export function PublicFooter() {
  const t = useWords();
  const lang = currentLocale();
  return (
    <footer className={classes.footer}>
      <Row align="stretch" justify="between" isWrapped className={classes.inner}>
        <div>
          <Wordmark size={17} />
          <Text size={13} tone="dimmed" mt={8}>
            {t("auth.promise")}
          </Text>
        </div>
        <nav aria-label={t("shell.footer")}>
          <Stack as="ul">
            {placesOfVisitors.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{t(`shell.public.${name}`)}</Link>
              </li>
            ))}
          </Stack>
          <Stack as="ul">
            {rules.map((page) => (
              <li key={page}>
                <Link to={publicPages[page].path}>{inLanguage<PageWords>(lang, publicPages[page]).title}</Link>
              </li>
            ))}
          </Stack>
        </nav>
      </Row>
    </footer>
  );
}

/** The same in one line, where a form is what the page is for. */
export function FooterLine() {
  const t = useWords();
  const lang = currentLocale();
  return (
    <Row as="footer" align="stretch" isWrapped className={classes.line}>
      {(["privacy", "terms"] as const).map((page) => (
        <Link key={page} to={publicPages[page].path}>
          {inLanguage<PageWords>(lang, publicPages[page]).title}
        </Link>
      ))}
      <Link to="/contact">{t("shell.public.contact")}</Link>
    </Row>
  );
}
