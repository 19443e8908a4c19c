import { ConfigError, readConfig } from "#server/config.ts";
import { examine } from "./checks.ts";

// Looks whether the product can run here, and says what to do where it can't: `npm run doctor`. It takes the product's settings,
// changes nothing, and ends with 1 where something is wrong.
const signs = { well: "✓", remark: "!", wrong: "✗" };
try {
  const found = await examine(readConfig(process.env));
  console.log("✓ settings     nothing wrong with them");
  for (const { what, state, about, advice } of found) {
    console.log(`${signs[state]} ${what.padEnd(12)} ${about}`);
    if (advice) console.log(`               ${advice}`);
  }
  const wrong = found.filter(({ state }) => state === "wrong").length;
  console.log(wrong === 0 ? "\nReady to run." : `\n${wrong} to be seen to first.`);
  process.exit(wrong === 0 ? 0 : 1);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(`✗ settings\n${error.message}`);
  process.exit(1);
}
