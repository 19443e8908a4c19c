import { TextInput } from "@mantine/core";
import { matchWords as en } from "#contract/match-words/en.ts";
import { matchWords as nl } from "#contract/match-words/nl.ts";
import { inEach, type Language, languages } from "#contract/text/languages.ts";
import { languageName } from "#web/kit/record/language-name.ts";
import { currentLocale, useWords } from "#web/words/words.ts";
import classes from "./pipeline.module.css";

const usual = inEach({ en, nl });

interface NameFieldsProps {
  names: { [L in Language]?: string | undefined };
  of: "stages" | "reasons";
  /** By which it has a name where nobody gives it one; what somebody added has none. */
  by: string | undefined;
  /** What it is called now, for those who hear it. */
  name: string;
  error: string | undefined;
  onChange: (names: NameFieldsProps["names"]) => void;
}

/** A name in each language, side by side. */
export function NameFields({ names, of, by, name, error, onChange }: NameFieldsProps) {
  const t = useWords();
  const usualIn = (language: Language) => {
    const said: Record<string, string> = usual[language][of];
    return by && said[by];
  };
  return (
    <span className={classes.names}>
      {languages.map((language) => (
        <TextInput
          key={language}
          className={classes.name}
          aria-label={t("pipeline.name_in", { language: languageName(language), name })}
          leftSection={
            <span className={classes.language} aria-hidden>
              {language.toUpperCase()}
            </span>
          }
          placeholder={usualIn(language)}
          lang={language}
          maxLength={60}
          value={names[language] ?? ""}
          error={language === currentLocale() ? error : undefined}
          onChange={(event) => onChange({ ...names, [language]: event.currentTarget.value })}
        />
      ))}
    </span>
  );
}
