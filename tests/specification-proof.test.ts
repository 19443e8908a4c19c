import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { messageText } from "#contract/messages.ts";

const page = "docs/specification-proof.md";
const rows = readFileSync(page, "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()));

test("every row names a section, a sentence, and its proof or why there is none", () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    expect(row, row.join(" | ")).toHaveLength(3);
    expect(row[2], row[1]).toMatch(/^(`[^`]+ › [^`]+`(, `[^`]+ › [^`]+`)*|not yet: .+)$/);
  }
});

const named = rows.flatMap(([, sentence = "", proof = ""]) =>
  [...proof.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = "", name = ""]) => [sentence, file, name] as const),
);

test.each(named)("%s: %s › %s exists", (_sentence, file, name) => {
  expect(existsSync(file), `${page} names ${file}`).toBe(true);
  const text = readFileSync(file, "utf8").replace(/\\(["'`])/g, "$1");
  const isThere = ['"', "'", "`"].some((quote) => text.includes(`${quote}${name}${quote}`));
  expect(isThere, `${page} names a test "${name}" that ${file} doesn't have: name the one that proves it now`).toBe(true);
});

test("the success messages are the specification's, word for word", () => {
  const { account } = api;
  const said = [
    [account.register, "Registration Successful!"],
    [account.login, "Login successful"],
    [account.editProfile, "Profile Updated Successfully"],
    [account.forgotPassword, "Password Reset Email Sent"],
    [account.resetPassword, "Password Set Successfully"],
    [account.changePassword, "Password Changed Successfully"],
    [account.resendEmail, "Email sent successfully"],
    [account.verifyEmail, "User Verified Successfully"],
  ] as const;
  for (const [call, text] of said) expect(messageText("en", call.message ?? "done")).toBe(text);
});

test.each([
  ["src/web/api.ts", "TIMEOUT_MS = 600_000"],
  ["src/web/query-client.ts", "gcTime: 60_000"],
  ["src/web/main.tsx", "autoClose={3000} limit={20}"],
  ["src/web/areas/subscription/use-subscriptions.ts", "SUBSCRIPTION_POLL_MS = 500"],
  ["src/web/main.tsx", '"(max-width: 768px)"'],
  ["src/web/theme.ts", 'xl: "96em"'],
] as const)("the constants are the specification's", (file, text) => {
  expect(readFileSync(file, "utf8")).toContain(text);
});
