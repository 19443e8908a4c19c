import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

/**
 * A link of a row in a long list. The router's own looks its address up and follows every change of the page's, for each row;
 * this one knows its address. Opening it beside, by key or by wheel, stays the browser's.
 */
export function RowLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a href={href} onClick={follow} onPointerEnter={() => void router.preloadRoute({ to: href })} {...props} />;
}
