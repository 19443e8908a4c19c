import type { Page } from "playwright-core";

/**
 * What a finger would miss: controls under 44 px (WCAG 2.5.5, as the design's tokens ask on a coarse pointer), with what they reach beyond
 * themselves. Links within a sentence are let off, as the guideline does; of a checkbox its label counts.
 */
export function smallTargets(
  page: Page,
  controls = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]",
): Promise<string[]> {
  return page.evaluate((which) => {
    // With the line around a field, which is as good as the field.
    const LEAST = 42;
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const join = (a: Box, b: Box): Box => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    });
    /** What a drawn part before or after a control adds to it: it lies on the nearest box that places it. */
    const reach = (element: Element, part: "::before" | "::after"): Box | null => {
      const style = getComputedStyle(element, part);
      if (style.content === "none" || style.position !== "absolute" || style.pointerEvents === "none") return null;
      let around: Element = element;
      while (getComputedStyle(around).position === "static" && around.parentElement) around = around.parentElement;
      const box = around.getBoundingClientRect();
      const side = (name: "left" | "top" | "right" | "bottom") => Number.parseFloat(style[name]) || 0;
      return {
        left: box.left + side("left"),
        top: box.top + side("top"),
        right: box.right - side("right"),
        bottom: box.bottom - side("bottom"),
      };
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.textContent ?? "";
      return around.trim().length > (element.textContent ?? "").trim().length;
    };
    const boxOf = (element: HTMLElement): Box => {
      let box: Box = element.getBoundingClientRect();
      for (const part of ["::before", "::after"] as const) {
        const more = reach(element, part);
        if (more) box = join(box, more);
      }
      const labels = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? [...(element.labels ?? [])] : [];
      return labels.reduce((all, label) => join(all, boxOf(label)), box);
    };
    const isThere = (element: HTMLElement) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(":disabled, [aria-hidden=true], [aria-hidden=true] *")
      );
    };
    const small = [...document.querySelectorAll<HTMLElement>(which)]
      .filter((element) => isThere(element) && !isInSentence(element) && !element.closest("label")?.querySelector("button"))
      .flatMap((element) => {
        const { left, right, top, bottom } = boxOf(element);
        if (right - left >= LEAST && bottom - top >= LEAST) return [];
        const name = element.getAttribute("aria-label") || element.textContent?.trim() || element.getAttribute("name") || element.tagName;
        return [`${name.slice(0, 40)} ${Math.round(right - left)}×${Math.round(bottom - top)}`];
      });
    return [...new Set(small)];
  }, controls);
}
