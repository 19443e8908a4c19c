import type { DrawerProps, MenuProps, ModalProps, PopoverProps, TooltipProps } from "@mantine/core";
import {
  type ComponentType,
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";

/*
 * Mantine's Menu, Popover, Tooltip, Modal and Drawer under their own names, for the screens that a first visit may show: their code,
 * a fifth of such a visit, comes with the first sign of somebody (or a little later by itself). Until then a menu is its button.
 * A click that was faster opens it once it can be; what had the focus has it again.
 */
type Parts = typeof import("./overlay-parts.ts");

/** Nobody has touched anything for so long: the parts are fetched all the same. */
const AHEAD_MS = 4000;
let parts: Parts | null = null;
let isPressed = false;
/** The button that was clicked, and the one that had the focus, before its menu could open. */
let wanted: string | null = null;
let focused: string | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const useParts = () => useSyncExternalStore(subscribe, () => parts);

let loading: Promise<void> | null = null;
function load(): Promise<void> {
  loading ??= import("./overlay-parts.ts").then(arrive, () => {
    // Another try comes with the next click.
    loading = null;
  });
  return loading;
}

async function arrive(arrived: Parts): Promise<void> {
  // Changed between press and release, the button would miss its click.
  while (isPressed) await new Promise((resolve) => setTimeout(resolve, 20));
  focused = document.activeElement?.closest<HTMLElement>("[data-opens]")?.dataset.opens ?? null;
  parts = arrived;
  for (const listener of listeners) listener();
}

if (typeof document !== "undefined") {
  const press = () => {
    isPressed = true;
    void load();
  };
  const release = () =>
    setTimeout(() => {
      isPressed = false;
    });
  addEventListener("pointerdown", press, { capture: true });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, { capture: true });
  for (const sign of ["pointermove", "keydown", "touchstart"]) addEventListener(sign, () => void load(), { once: true, passive: true });
  setTimeout(() => void load(), AHEAD_MS);
}

/** Of the root around: its pieces take the parts it was drawn with, which may be none while others have them already. */
const Root = createContext<{ id: string; here: Parts | null }>({ id: "", here: null });

/** The root of a menu or popover: its target stands there alone until the parts have come. */
function useRoot() {
  const id = useId();
  const here = useParts();
  const isWanted = here !== null && wanted === id;
  useLayoutEffect(() => {
    if (!here) return;
    if (wanted === id) wanted = null;
    if (focused !== id) return;
    focused = null;
    document.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
  }, [here, id]);
  const root = useMemo(() => ({ id, here }), [id, here]);
  return { root, here, isWanted };
}

function MenuRoot({ children, ...props }: MenuProps) {
  const { root, here, isWanted } = useRoot();
  return (
    <Root value={root}>
      {here ? (
        <here.Menu {...(isWanted && props.opened === undefined && { defaultOpened: true })} {...props}>
          {children}
        </here.Menu>
      ) : (
        children
      )}
    </Root>
  );
}

function PopoverRoot({ children, ...props }: PopoverProps) {
  const { root, here, isWanted } = useRoot();
  return (
    <Root value={root}>
      {here ? (
        <here.Popover {...(isWanted && props.opened === undefined && { defaultOpened: true })} {...props}>
          {children}
        </here.Popover>
      ) : (
        children
      )}
    </Root>
  );
}

/** The button: known by its id, so that it can have the focus again. */
function useTarget(child: ReactElement<{ onClickCapture?: () => void }>) {
  const { id, here } = useContext(Root);
  const target = cloneElement(child, {
    ...{ "data-opens": id },
    ...(!here && {
      onClickCapture: () => {
        wanted = id;
        void load();
      },
    }),
  });
  return { target, here };
}

interface TargetProps {
  children: ReactElement<{ onClickCapture?: () => void }>;
}

function MenuTarget({ children, ...props }: TargetProps) {
  const { target, here } = useTarget(children);
  return here ? <here.Menu.Target {...props}>{target}</here.Menu.Target> : target;
}

function PopoverTarget({ children, ...props }: TargetProps) {
  const { target, here } = useTarget(children);
  return here ? <here.Popover.Target {...props}>{target}</here.Popover.Target> : target;
}

/** A part that is drawn inside an open one only. */
function part<C>(of: (parts: Parts) => C): C {
  const draw = (props: object) => {
    const { here } = useContext(Root);
    const Known = here && (of(here) as ComponentType<object>);
    return Known ? <Known {...props} /> : null;
  };
  return draw as C;
}

function TooltipRoot({ children, ...props }: TooltipProps) {
  const id = useId();
  const here = useParts();
  useLayoutEffect(() => {
    if (!here || focused !== id) return;
    focused = null;
    document.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
  }, [here, id]);
  const target = cloneElement(children as ReactElement<object>, { ...{ "data-opens": id } });
  return here ? <here.Tooltip {...props}>{target}</here.Tooltip> : target;
}

/** Nothing until it is opened. */
function useOpening(isOpened: boolean): Parts | null {
  const here = useParts();
  useEffect(() => {
    if (isOpened) void load();
  }, [isOpened]);
  return here;
}

function ModalRoot(props: ModalProps): ReactNode {
  const here = useOpening(props.opened);
  return here && <here.Modal {...props} />;
}

function DrawerRoot(props: DrawerProps): ReactNode {
  const here = useOpening(props.opened);
  return here && <here.Drawer {...props} />;
}

export const Menu = Object.assign(MenuRoot, {
  Target: MenuTarget,
  Dropdown: part((from) => from.Menu.Dropdown),
  Item: part((from) => from.Menu.Item),
  Label: part((from) => from.Menu.Label),
  Divider: part((from) => from.Menu.Divider),
});
export const Popover = Object.assign(PopoverRoot, { Target: PopoverTarget, Dropdown: part((from) => from.Popover.Dropdown) });
export { DrawerRoot as Drawer, ModalRoot as Modal, TooltipRoot as Tooltip };
