import { CloseButton } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Kbd } from "#web/ui/marks.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./search-line.module.css";
import { readSearch } from "./search-words.ts";

export interface SearchLineProps {
  value: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** One line for a search with AND, OR, NOT, brackets and quotes, which colours what it understands. */
export function SearchLine({ value, onSearch, inputRef }: SearchLineProps) {
  const t = useWords();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const mirror = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const send = useDebouncedCallback((text: string) => {
    sent.current = text;
    onSearch(text);
  }, 250);
  useEffect(() => {
    // The address changed by something else than typing here.
    if (value !== sent.current) {
      sent.current = value;
      setTyped(value);
    }
  }, [value]);
  const { pieces, mistake } = readSearch(typed);
  const change = (text: string) => {
    setTyped(text);
    send(text);
  };
  const follow = (field: HTMLInputElement) => {
    if (mirror.current) mirror.current.scrollLeft = field.scrollLeft;
  };
  return (
    <search className={classes.search} data-mistake={mistake !== null || undefined}>
      <div className={classes.field}>
        <IconSearch size={16} stroke={1.6} className={classes.icon} />
        <div className={classes.line}>
          <div ref={mirror} className={classes.mirror} aria-hidden="true">
            {pieces.map((piece) => (
              <span key={piece.start} data-kind={piece.kind}>
                {piece.text}
              </span>
            ))}
          </div>
          <input
            ref={inputRef}
            className={classes.input}
            type="text"
            value={typed}
            maxLength={500}
            spellCheck={false}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t("candidates.search_hint")}
            aria-label={t("candidates.search")}
            aria-describedby={mistake ? messageId : undefined}
            onChange={(event) => change(event.currentTarget.value)}
            onScroll={(event) => follow(event.currentTarget)}
            onSelect={(event) => follow(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                sent.current = typed;
                onSearch(typed);
              }
              if (event.key === "Escape") event.currentTarget.blur();
            }}
          />
        </div>
        {typed ? (
          <CloseButton size={22} iconSize={14} aria-label={t("candidates.clear_search")} onClick={() => change("")} />
        ) : (
          <span className={classes.key}>
            <Kbd>/</Kbd>
          </span>
        )}
      </div>
      {mistake && (
        <p id={messageId} className={classes.mistake}>
          {t(`candidates.${mistake}`)}
        </p>
      )}
    </search>
  );
}
