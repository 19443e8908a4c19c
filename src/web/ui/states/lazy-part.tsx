import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** A part of a screen that is loaded when it is first drawn; until then `meanwhile` stands there. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Loaded {...props} />
    </Suspense>
  );
}
