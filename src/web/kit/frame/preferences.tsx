import { ActionIcon, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconChevronDown, IconLanguage, IconMoon, IconSun } from "@tabler/icons-react";
import { nameOfLanguage } from "#contract/text/languages.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { chooseLocale, currentLocale, locales, useWords } from "#web/words/words.ts";
import classes from "./preferences.module.css";

export function LanguageSwitcher() {
  const t = useWords();
  const chosen = currentLocale();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={classes.language} aria-label={`${t("shell.language")}: ${nameOfLanguage[chosen]}`}>
          <IconLanguage size={16} stroke={1.6} />
          <span data-name>{nameOfLanguage[chosen]}</span>
          <IconChevronDown size={14} stroke={1.6} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            aria-current={locale === chosen || undefined}
            rightSection={locale === chosen ? <IconCheck size={14} stroke={1.6} /> : null}
            onClick={() => chooseLocale(locale)}
          >
            {nameOfLanguage[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function ThemeButton() {
  const t = useWords();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light") === "dark";
  const label = isDark ? t("shell.theme_to_light") : t("shell.theme_to_dark");
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(isDark ? "light" : "dark")}>
      {isDark ? <IconSun size={16} stroke={1.6} /> : <IconMoon size={16} stroke={1.6} />}
    </ActionIcon>
  );
}
