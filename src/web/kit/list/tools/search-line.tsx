import { CloseButton } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { readSearch, tooMuchIn } from "#contract/text/search.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Kbd } from "#web/ui/marks/marks.tsx";
import { useWords } from "#web/words/words.ts";
import { SearchHelp } from "./search-help.tsx";
import classes from "./search-line.module.css";

interface SearchLineProps {
  value: string;
  /** What the field is called, and what it may look like filled in. */
  label: string;
  hint: string;
  onSearch: (text: string) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Where the arrow down leads from the field. */
  onDown?: () => void;
}

/** One line for a search with AND, OR, NOT, brackets and quotes, which colours what it understands. */
export function SearchLine({ value, label, hint, onSearch, inputRef, onDown }: SearchLineProps) {
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
  const { pieces, mistakes } = useMemo(() => readSearch(typed), [typed]);
  const refused = useMemo(() => tooMuchIn(typed), [typed]);
  const mistake = refused ?? mistakes[0]?.kind;
  const change = (text: string) => {
    setTyped(text);
    // What the server would refuse isn't asked: the list stays as it is, and the field says why.
    if (tooMuchIn(text)) send.cancel();
    else send(text);
  };
  const follow = (field: HTMLInputElement) => {
    if (mirror.current) mirror.current.scrollLeft = field.scrollLeft;
  };
  return (
    <search className={classes.search} data-mistake={mistake !== undefined || undefined}>
      <Row gap={8} className={classes.field}>
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
            spellCheck={false}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={hint}
            aria-label={label}
            aria-describedby={mistake ? messageId : undefined}
            onChange={(event) => change(event.currentTarget.value)}
            onScroll={(event) => follow(event.currentTarget)}
            onSelect={(event) => follow(event.currentTarget)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !refused) {
                sent.current = typed;
                onSearch(typed);
              }
              if (event.key === "ArrowDown") onDown?.();
              if (event.key === "Escape") event.currentTarget.blur();
            }}
          />
        </div>
        <SearchHelp onTry={change} />
        {typed ? (
          <CloseButton size={22} iconSize={14} aria-label={t("lists.clear_search")} onClick={() => change("")} />
        ) : (
          <span className={classes.key}>
            <Kbd>/</Kbd>
          </span>
        )}
      </Row>
      {mistake && (
        <Text id={messageId} size={12} tone="not_met" className={classes.mistake}>
          {t(`lists.mistake.${mistake}`)}
        </Text>
      )}
    </search>
  );
}
