// Loaded before the product (NODE_OPTIONS=--import=…): its clock is wrong by as many milliseconds as the file says that MOVED_CLOCK
// names, looked at five times a second. The embedded database tells the time by the same clock.
import { readFileSync } from "node:fs";

const file = process.env.MOVED_CLOCK;
delete process.env.NODE_OPTIONS; // children that are confined couldn't read this file
const real = Date.now;
let by = 0;
const look = () => {
  by = Number(readFileSync(String(file), "utf8"));
};
const now = () => real() + by;
if (file) {
  look();
  setInterval(look, 200).unref();
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, as) => Reflect.construct(target, args.length > 0 ? args : [now()], as) as Date,
    apply: (target) => new target(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
