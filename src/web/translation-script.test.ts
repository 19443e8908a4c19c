import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTranslationScript } from "./translation-script.ts";

interface Script {
  src?: string;
  onerror?: () => void;
}
/** A page of which only this is asked; `address` is what the server named. */
function pageWith(address: string | null, refuse = false) {
  const loaded: Script[] = [];
  const page = {
    querySelector: () => (address ? { content: address } : null),
    createElement: (): Script => {
      if (refuse) throw new Error("not here");
      return {};
    },
    head: { append: (script: Script) => loaded.push(script) },
  };
  return { loaded, page: page as unknown as Document };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the third-party translation script", () => {
  test("is not loaded unless the server names one", () => {
    const { page, loaded } = pageWith(null);
    startTranslationScript(page);
    vi.advanceTimersByTime(10_000);
    expect(loaded).toEqual([]);
  });

  test("is loaded 500 ms after the start", () => {
    const { page, loaded } = pageWith("https://translate.example/element.js");
    startTranslationScript(page);
    vi.advanceTimersByTime(499);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded).toMatchObject([{ src: "https://translate.example/element.js" }]);
  });

  test("is only logged when it fails, to load or to start", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { page, loaded } = pageWith("https://translate.example/element.js");
    startTranslationScript(page);
    vi.advanceTimersByTime(500);
    loaded[0]?.onerror?.();
    startTranslationScript(pageWith("https://translate.example/element.js", true).page);
    vi.advanceTimersByTime(500);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
