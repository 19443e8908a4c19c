import { ErrorState } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import { failureText } from "./failures.ts";

interface LoadErrorProps {
  /** What was asked: a query, or anything that failed and can be asked again. */
  of: { error: Error | null; refetch: () => unknown };
  title?: string;
}

/** In the place of what a call didn't bring: what happened, and another try. */
export function LoadError({ of, title }: LoadErrorProps) {
  const t = useWords();
  return (
    <ErrorState
      title={title ?? t("common.could_not_load")}
      text={failureText(of.error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void of.refetch()}
    />
  );
}
