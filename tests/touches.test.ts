import { describe, expect, test } from "vitest";
import * as z from "zod";
import { namedCalls } from "./support/bodies.ts";

const calls = namedCalls;

/** Areas whose calls are about no record of the audit trail, and why. */
const apart: Record<string, string> = {
  account: "accounts and settings: the security log's",
  passkey: "ways in: the security log's",
  apiKey: "ways in: the security log's",
  sso: "ways in: the security log's",
  team: "members and roles: the security log's",
  subscription: "plans and payments: the security log's",
  model: "settings: the security log's; what a model judges is told where it is read",
  security: "the log and the trail themselves",
  status: "figures",
  customField: "the workspace's own words for what it keeps; what a record holds in them is told with the record",
  view: "how somebody looks at a list, without its records",
  translation: "texts that the caller brings along",
  compliance: "texts with settings: no record",
  contact: "a message to whoever runs the product",
  import: "tables before they are records: what became of their rows the run tells itself, row by row",
  workspaceExport: "the workspace as a whole: the security log's",
  weights: "settings: the security log's; what they name is told",
};
/** Calls within the other areas, and why. */
const apartCalls: Record<string, string> = {
  "job.clients": "names of organisations",
  "pipeline.show": "how a workspace names its stages",
  "pipeline.saveReasons": "how a workspace names its reasons",
  "statistics.fetch": "numbers",
  "dashboard.figures": "numbers",
  "dashboard.putOff": "a line of one's own queue",
  "interview.feed": "the address of one's own calendar",
  "interview.renewFeed": "the address of one's own calendar",
  "notification.count": "a number",
  "notification.markRead": "what one was told oneself",
  "notification.settings": "how one is told",
  "notification.updateSettings": "how one is told",
  "proposal.open": "a key: what is read with it is told",
};

describe("the audit trail's declarations", () => {
  test("a call is about no record for a reason that stands here", () => {
    const without = calls.filter(([, { touches }]) => touches === null).map(([name]) => name);
    expect(without.filter((name) => !(apart[name.split(".")[0] ?? ""] ?? apartCalls[name]))).toEqual([]);
  });

  test("every other one names records at places that its body and reply have", () => {
    const wrong = calls.flatMap(([name, call]) => {
      if (call.touches === null) return [];
      const { act, ...named } = call.touches;
      const places = Object.values(named).flat() as string[];
      const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { unrepresentable: "any", io: "output" }) as Schema;
      const schemas: Record<string, Schema> = { body: schemaOf(call.body), reply: schemaOf(call.reply) };
      const faulty = places.filter((place) => {
        if (place === "named") return false;
        const [root = "", ...path] = place.split(".");
        const whole = schemas[root];
        // A row that must be there with the change itself can't wait for the reply.
        return !whole || !isThere(whole, path, whole) || (act === "change" && root !== "body");
      });
      return places.length === 0 ? [`${name}: none`] : faulty.map((place) => `${name}: ${place}`);
    });
    expect(wrong).toEqual([]);
  });

  test("a call that changes something by its method, and is about records, says that it isn't only reading where it is for who may change", () => {
    const reading = calls.filter(([, call]) => call.access === "recruiter" && call.method === "DELETE" && call.touches?.act === "read");
    expect(reading).toEqual([]);
  });
});

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $defs?: Record<string, Schema>;
};
function isThere(schema: Schema | undefined, [step, ...rest]: string[], whole: Schema): boolean {
  if (!schema) return false;
  if (schema.$ref)
    return isThere(
      whole.$defs?.[schema.$ref.split("/").at(-1) as string],
      [step, ...rest].filter((one) => one !== undefined) as string[],
      whole,
    );
  const path = [step, ...rest].filter((one) => one !== undefined) as string[];
  const among = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (among.some((one) => isThere(one, path, whole))) return true;
  if (step === undefined) return among.length === 0;
  return step.startsWith("*") ? isThere(schema.items, rest, whole) : isThere(schema.properties?.[step], rest, whole);
}

describe("the security log's declarations", () => {
  /** What changes an account, a right or a setting without being told, and why. */
  const untold: Record<string, string> = {
    "account.register": "the workspace begins with it",
    "account.validateToken": "slides a session",
    "account.checkVerified": "reads",
    "account.resendEmail": "a letter",
    "account.verifyEmail": "told by letter",
    "account.forgotPassword": "a letter; the same for an address that nobody has",
    "account.checkResetCode": "reads",
    "account.editProfile": "a name, a picture",
    "account.sessions": "reads",
    "account.devices": "reads",
    "account.checkPassword": "reads",
    "account.startTwoFactor": "counts once it is confirmed",
    "passkey.list": "reads",
    "passkey.start": "counts once it is confirmed",
    "passkey.startLogin": "counts once it is confirmed",
    "apiKey.list": "reads",
    "sso.settings": "reads",
    "sso.start": "counts once it is finished",
    "sso.test": "changes nothing",
    "sso.addDomain": "counts once it is verified",
    "sso.mailDomain": "counts once it is confirmed",
    "team.users": "reads",
    "team.recruiters": "reads",
    "team.teams": "reads",
    "team.invitation": "reads",
    "weights.show": "reads",
    "weights.preview": "reads",
    "security.events": "reads",
    "security.trail": "reads",
    "security.verifyTrail": "reads",
  };
  test("what changes an account, a right or a setting is told, or stands here with why not", () => {
    const own = calls.filter(([name]) => /^(account|passkey|apiKey|sso|team|weights|security)\./.test(name));
    expect(own.filter(([, call]) => call.security === undefined).map(([name]) => name)).toEqual(
      own.map(([name]) => name).filter((name) => name in untold),
    );
  });
  test("what exports is told there too", () => {
    const exports = calls.filter(([, call]) => call.touches?.act === "export");
    expect(exports.length).toBeGreaterThan(0);
    expect(exports.filter(([, call]) => call.security !== "exported").map(([name]) => name)).toEqual([]);
  });
});
