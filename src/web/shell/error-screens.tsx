import { Button, TextInput } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { type ErrorComponentProps, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isInside, PublicHeader } from "#web/kit/frame/public-header.tsx";
import { openPalette } from "#web/kit/keys/palette.ts";
import { useSession } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { EmptyState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";

/** Any address that isn't a screen. */
export function NoPageScreen() {
  const t = useWords();
  const { isLoggedIn } = useSession();
  useDocumentTitle(`${t("errors.no_page")} · Proffer`);
  return (
    <>
      {!isInside(location.pathname) && <PublicHeader withPlaces />}
      <main>
        <EmptyState
          title={t("errors.no_page")}
          text={t("errors.no_page_text")}
          action={
            isLoggedIn ? (
              <>
                <FindCandidates />
                <ButtonLink to="/dashboard">{t("errors.to_dashboard")}</ButtonLink>
              </>
            ) : (
              <>
                <ButtonLink to="/home">{t("errors.to_home")}</ButtonLink>
                <ButtonLink to="/login" variant="default">
                  {t("errors.to_login")}
                </ButtonLink>
              </>
            )
          }
        />
      </main>
    </>
  );
}

/** Looks where somebody who followed a broken link mostly wanted to be. */
function FindCandidates() {
  const t = useWords();
  const navigate = useNavigate();
  const [q, setQ] = useState("");
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: "/dashboard/candidates", search: { q: q.trim() || undefined } });
        }}
      >
        <TextInput
          type="search"
          aria-label={t("errors.search")}
          placeholder={t("errors.search")}
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      </form>
    </search>
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
            <Button variant="default" onClick={openPalette}>
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
    <>
      {!isInside(location.pathname) && <PublicHeader />}
      <main>
        <EmptyState
          title={t("errors.broken")}
          text={t("errors.broken_text")}
          action={<Button onClick={reset}>{t("common.try_again")}</Button>}
        />
      </main>
    </>
  );
}
