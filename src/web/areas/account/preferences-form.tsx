import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { useId } from "react";
import { api } from "#contract/index.ts";
import { nameOfLanguage } from "#contract/text/languages.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { updateUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { chooseLocale, currentLocale, type Locale, locales, useWords } from "#web/words/words.ts";
import classes from "./profile.module.css";

/** The language of screens and letters, and the theme of this browser. */
export function PreferencesForm() {
  const t = useWords();
  const id = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const save = useAction(api.account.editProfile, {
    onDone: ({ user }) => {
      updateUser(user);
      chooseLocale(user.locale);
    },
  });
  const themes: { value: MantineColorScheme; label: string }[] = [
    { value: "light", label: t("frame.theme_light") },
    { value: "dark", label: t("frame.theme_dark") },
    { value: "auto", label: t("frame.theme_system") },
  ];
  return (
    <Row align="stretch" isWrapped className={classes.choices}>
      <div>
        <Text id={`${id}-language`} size={13} weight={500} mb={6}>
          {t("shell.language")}
        </Text>
        <SegmentedControl
          aria-labelledby={`${id}-language`}
          data={locales.map((locale) => ({ value: locale, label: nameOfLanguage[locale] }))}
          value={currentLocale()}
          disabled={save.isPending}
          onChange={(locale) => save.mutate({ locale: locale as Locale })}
        />
        <Text size={12} tone="dimmed" mt={6}>
          {t("account.language_hint")}
        </Text>
      </div>
      <div>
        <Text id={`${id}-theme`} size={13} weight={500} mb={6}>
          {t("frame.theme")}
        </Text>
        <SegmentedControl
          aria-labelledby={`${id}-theme`}
          data={themes}
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
        />
      </div>
    </Row>
  );
}
