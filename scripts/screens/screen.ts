import type { Page } from "playwright-core";
import type { Area, Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { messageText } from "#contract/messages.ts";
import { spokenLanguage } from "#contract/text/languages.ts";
import type { Who } from "./accounts.ts";
import type { Ids } from "./place.ts";

export const everyone: Who[] = ["guest", "unverified", "empty", "filled", "viewer"];
/** Who has records, with the rights to change them and without. */
export const readers: Who[] = ["filled", "viewer"];
export const both: Who[] = ["empty", "filled"];

/** One line of the tables of screens. */
export interface Screen {
  name: string;
  /** An address, with the records of the filled workspace at hand. */
  path: (ids: Ids) => string;
  /** Who looks: each gives a picture, and its name. */
  who: Who[];
  /** What to do before the page is opened, such as holding an answer back. */
  before?: (page: Page) => Promise<void>;
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** The server refuses something here, as it should: the browser's notes of it are no problem. */
  refuses?: boolean;
  /** From 1536 px on it has a third pane: it is photographed there too. */
  isWide?: boolean;
  /** The address leads to a place on a long page: what the window shows there is photographed. */
  isPlace?: boolean;
  /** The page is meant to be waiting: it is not waited for. */
  waits?: boolean;
}

type More = Omit<Screen, "name" | "path" | "who"> & { who?: Who | Who[] };

/** A line of the table; where nobody is named, the owner of the filled workspace looks. */
export function screen(name: string, path: Screen["path"] | string, { who = "filled", ...more }: More = {}): Screen {
  return { name, path: typeof path === "string" ? () => path : path, who: [who].flat(), ...more };
}

/** A screen whose answers fail, and one whose answers are still awaited. */
export function troubled(name: string, path: Screen["path"] | string, more: More = {}): Screen[] {
  return [
    screen(`${name}-failed`, path, { before: failAnswers, refuses: true, ...more }),
    screen(`${name}-loading`, path, { before: holdAnswers, waits: true, ...more }),
  ];
}

/** What even the frame around a screen can't be drawn without: who is here, and in which workspaces. */
const ofFrame: readonly Call[] = [api.account.validateToken, api.account.checkVerified, api.team.teams];
const answers = Object.values<Area>(api)
  .flatMap((area) => Object.values(area))
  .filter((call) => !ofFrame.includes(call))
  .map(({ path }) => path.replaceAll(/\{\w+\}/g, "[^/]+"));
/** Every other call of the contract: an area that is new fails and waits with the rest. */
const everyAnswer = new RegExp(`^https?://[^/]+(${answers.join("|")})(\\?|$)`);

export async function failAnswers(page: Page): Promise<void> {
  await page.route(everyAnswer, (route) => {
    const language = spokenLanguage(route.request().headers()["accept-language"]);
    const words = messageText(language, "internal", { reference: "067e04d8" });
    return route.fulfill({
      status: 500,
      json: { response_status: 500, response_message: words, message: words, payload: { error: words } },
    });
  });
}

export async function holdAnswers(page: Page): Promise<void> {
  await page.route(everyAnswer, () => new Promise(() => {}));
}

/** What a button or a menu's item is called, in English and in Dutch; each may be the start of a pattern. */
export type Names = readonly [en: string, nl: string];
export const either = ([en, nl]: Names): RegExp => new RegExp(`^(${en}|${nl})$`);

/** Presses one button after the other; a menu's item is found as well. */
export function press(...steps: Names[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) {
      const name = either(step);
      await page.getByRole("button", { name }).or(page.getByRole("menuitem", { name })).first().click();
      await page.waitForTimeout(300);
    }
  };
}

/** Presses a button that stands in a menu where there is no room for it. */
export function pressIn(menu: Names, ...steps: Names[]): (page: Page) => Promise<void> {
  return async (page) => {
    const [first = menu] = steps;
    const door = page.getByRole("button", { name: either(menu) }).first();
    if (
      !(await page
        .getByRole("button", { name: either(first) })
        .first()
        .isVisible())
    )
      await door.click();
    await press(...steps)(page);
  };
}

/** The same acts, one after the other. */
export const inTurn =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const act of acts) await act(page);
  };

export const rest = (milliseconds: number) => (page: Page) => page.waitForTimeout(milliseconds);

export async function tickTwo(page: Page): Promise<void> {
  // On a phone the boxes come when they are asked for.
  const door = page.getByRole("button", { name: /^(Order and selection|Volgorde en selectie)$/ });
  if (await door.isVisible()) {
    await door.click();
    const several = page.getByRole("menuitem", { name: /^(Select several|Meerdere selecteren)$/ });
    await several.click({ timeout: 1500 }).catch(() => page.keyboard.press("Escape"));
  }
  const boxes = page.locator("main").getByRole("checkbox", { name: /^(Select|Selecteer) (?!all|alle)/ });
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, 2)) await box.check();
}

/** Opens the first passage that a proof leads to. */
export const openProof = inTurn(press(["Open passage", "Bekijk in de tekst"]), rest(1200));
