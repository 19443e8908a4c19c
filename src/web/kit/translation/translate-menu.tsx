import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconLanguage } from "@tabler/icons-react";
import { lazy, type RefObject, Suspense, useState } from "react";
import { languageName } from "#web/kit/record/language-name.ts";
import { Menu } from "#web/ui/overlays.tsx";
import { type Locale, locales, useWords } from "#web/words/words.ts";
import classes from "./translate-menu.module.css";

const TranslateDialog = lazy(() => import("./translate-dialog.tsx"));

interface TranslateMenuProps {
  text: string;
  /** Where the text stands: a passage that is selected there goes before the whole. */
  within?: RefObject<HTMLElement | null>;
  /** In a bar with other icons, instead of the word. */
  isIcon?: boolean;
}

/** "Translate" beside a text: into which language, and there it is, beside what was written. */
export function TranslateMenu({ text, within, isIcon = false }: TranslateMenuProps) {
  const t = useWords();
  const [asked, setAsked] = useState<{ text: string; target: Locale } | null>(null);
  return (
    <>
      <Menu position="bottom-end" width={180}>
        <Menu.Target>
          {isIcon ? (
            <ActionIcon size={24} aria-label={t("translation.translate")} title={t("translation.translate")}>
              <IconLanguage size={16} stroke={1.6} />
            </ActionIcon>
          ) : (
            <UnstyledButton className={classes.link}>{t("translation.translate")}</UnstyledButton>
          )}
        </Menu.Target>
        <Menu.Dropdown>
          {locales.map((target) => (
            <Menu.Item key={target} onClick={() => setAsked({ target, text: selectedIn(within?.current) ?? text })}>
              {t("translation.into", { language: languageName(target) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <Suspense>
          <TranslateDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

function selectedIn(box: HTMLElement | null | undefined): string | null {
  const selection = getSelection();
  if (!box || !selection || selection.isCollapsed || !box.contains(selection.anchorNode) || !box.contains(selection.focusNode)) return null;
  return selection.toString().trim() || null;
}
