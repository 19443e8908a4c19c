import { Button } from "@mantine/core";
import { spotlight } from "@mantine/spotlight";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useSession } from "#web/session.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { ScreenHead } from "#web/ui/screen-head.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { useWords } from "#web/words/words.ts";
import { PublicHeader } from "./public-header.tsx";

/** Any address that isn't a screen. */
export function NoPageScreen() {
  const t = useWords();
  const { isLoggedIn } = useSession();
  return (
    <>
      {!location.pathname.startsWith("/dashboard") && <PublicHeader />}
      <main>
        <EmptyState
          title={t("errors.no_page")}
          text={t("errors.no_page_text")}
          action={<ButtonLink to={isLoggedIn ? "/dashboard" : "/login"}>{t("errors.to_start")}</ButtonLink>}
        />
      </main>
    </>
  );
}

/** The same under /dashboard: the shell stays around it. */
export function NoPageInside() {
  const t = useWords();
  return (
    <>
      <ScreenHead title={t("errors.no_page")} />
      <EmptyState
        title={t("errors.no_page_text")}
        action={
          <>
            <ButtonLink to="/dashboard">{t("errors.to_start")}</ButtonLink>
            <Button variant="default" onClick={spotlight.open}>
              {t("common.search")}
            </Button>
          </>
        }
      />
    </>
  );
}

/** A screen that threw while it was drawn. */
export function BrokenScreen({ error, reset }: ErrorComponentProps<unknown>) {
  const t = useWords();
  console.error(error);
  return (
    <main>
      <EmptyState
        title={t("errors.broken")}
        text={t("errors.broken_text")}
        action={<Button onClick={reset}>{t("common.try_again")}</Button>}
      />
    </main>
  );
}
