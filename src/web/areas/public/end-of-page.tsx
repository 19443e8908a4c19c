import { useSession } from "#web/kit/session/session.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./public.module.css";
import { publicWords } from "./words.ts";

/** The way in: to an account, or to the dashboard for somebody who has one open. */
export function StartButton() {
  const t = useWords();
  const { isLoggedIn } = useSession();
  return (
    <ButtonLink to={isLoggedIn ? "/dashboard" : "/register"} size="md">
      {isLoggedIn ? t("shell.dashboard") : publicWords().start_free}
    </ButtonLink>
  );
}

export function EndOfPage({ title, text }: { title: string; text: string }) {
  return (
    <Row as="section" gap={24} justify="between" isWrapped className={classes.end}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <StartButton />
    </Row>
  );
}
