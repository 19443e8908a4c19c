import { expect, test } from "vitest";
import type { ModelSettings } from "#contract/account/model.ts";
import { loadAllWords, t } from "#web/words/words.ts";
import { whyNoModel } from "./chat-words.ts";

await loadAllWords();
const may = { answer: true, judge: true, draft: true, read: true, translate: true };
const in_use = { provider: "mistral", model: "linde-large", is_own: false };
const own = {
  provider: "mistral",
  base_url: null,
  model: "linde-small",
  has_key: false,
  key_end: null,
  updated_at: "2026-11-20T10:00:00Z",
} as const;
const limited = { used: 0, max: null };
const settings: ModelSettings = {
  ...{ own_allowed: true, local_allowed: false, operators: null, own: null, in_use: null, may, operator_lets: may, price: null },
  judges_best: 25,
  today: { requests: limited, tokens: limited },
};
const off = { ...may, answer: false };

test.each<[Partial<ModelSettings>, string | null]>([
  [{}, "None is connected yet."],
  [{ own_allowed: false }, "Whoever runs this Proffer has set up none, and lets workspaces connect none."],
  [{ own_allowed: false, own }, "Whoever runs this Proffer has set up none, and lets workspaces connect none."],
  [{ own }, "The key of linde-small can no longer be read."],
  [{ in_use, may: off }, "linde-large is set up, but may not answer in the chat."],
  [{ in_use, may: off, operator_lets: off }, "Whoever runs this Proffer lets none answer in the chat."],
  [{ in_use }, null],
])("why no language model answers: %j", (set, told) => {
  expect(whyNoModel(t, { ...settings, ...set })).toBe(told);
});
