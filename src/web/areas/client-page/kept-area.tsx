import { type ComponentPropsWithRef, createContext, type ReactNode, useContext } from "react";
import type { Language } from "#contract/fields.ts";
import { type Kept, useKept } from "#web/kit/draft/use-kept.ts";
import { pageWords } from "./page-words.ts";
import pieces from "./pieces.module.css";

/** Under which beginning of a key a page keeps what is typed; null in the editor's preview, where nothing is. */
export const KeptBy = createContext<string | null>(null);

/** Of a link's token so much as tells it from others, and too little to open it. */
export const keptByLink = (token: string): string => `link-${token.slice(0, 8)}`;

/** What is typed about one candidate of several is kept apart from what is about the others. */
export function KeptAt({ place, children }: { place: number; children: ReactNode }) {
  const link = useContext(KeptBy);
  return <KeptBy value={link && `${link} ${place}`}>{children}</KeptBy>;
}

/** Keeps what somebody without an account types behind a link until it is sent, in their own browser. */
export function useKeptByLink<Value>(name: string, value: Value, saved: Value, show: (value: Value) => void): Kept {
  const link = useContext(KeptBy);
  return useKept(link && `${link} ${name}`, { value, saved, show });
}

/** A field for more than a line, which says so when what stands in it was kept. */
export function KeptArea({ kept, language, ...props }: ComponentPropsWithRef<"textarea"> & { kept: Kept; language: Language }) {
  const words = pageWords[language];
  return (
    <>
      <textarea {...props} />
      {kept.isKept && (
        <p className={pieces.kept} role="status">
          {words.kept}{" "}
          <button type="button" onClick={kept.discard}>
            {words.discard}
          </button>
        </p>
      )}
    </>
  );
}
