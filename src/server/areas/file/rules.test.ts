import { expect, test } from "vitest";
import { safeFileName } from "./rules.ts";

test.each([
  ["cv.pdf", "cv.pdf"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\windows\\win.ini", "win.ini"],
  ["/etc/cron.d/x.txt", "x.txt"],
  ["....//....//x.pdf", "x.pdf"],
  ["..", "file"],
  ["../", "file"],
  [".htaccess", "htaccess"],
  ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie x=1.pdf"],
  ['"; filename="evil.exe', "; filename=evil.exe"],
  ["cv\u202efdp.exe", "cvfdp.exe"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(100)}.pdf`],
  ["", "file"],
])("a file sent as %j is kept as %j", (sent, kept) => {
  expect(safeFileName(sent)).toBe(kept);
});
