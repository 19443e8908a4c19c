import type { Call } from "#contract/call.ts";
import { newId } from "#server/core/ids.ts";
import { createServer } from "#server/http/serve.ts";
import { kindOf, recordsOf } from "./records.ts";
import type { TestServer } from "./server.ts";

/** As often as the narrowest limit lets a call be made, and no log-in waits yet. */
const APP_FOR = 4;

/** Somebody who sends whatever they like to every call, in a workspace with a record of each kind. */
export async function openAttack(server: TestServer) {
  let { ours, ids } = await recordsOf(server);
  // What is counted by address or session is counted by an app: another one begins anew.
  let app = createServer(server.parts);
  let made = 0;
  let of = "";
  const ask = (call: Call, body: unknown) => {
    const fields = (body ?? {}) as Record<string, unknown>; // whatever it is, its fields can be asked for
    const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(fields[field] ?? newId())));
    const headers = { authorization: `Bearer ${ours.token}`, "content-type": "application/json" };
    if (call.method === "POST") return app.request(path, { method: "POST", headers, body: JSON.stringify(body) ?? "" });
    const query = call.method === "GET" ? `?${new URLSearchParams(Object.entries(fields).map(([name, one]) => [name, textOf(one)]))}` : "";
    return app.request(`${path}${query}`, { method: call.method, headers });
  };
  return {
    /** The workspace's own record of the kind that a field of the call names. */
    idFor: (name: string) => (field: string) => ids[kindOf(name, field)] ?? newId(),
    /** What is wrong with the answer of a call: null where it is one by the contract, a refusal included. */
    async faultOf(name: string, call: Call, body: unknown): Promise<string | null> {
      // What is taken too often would be refused before it was looked at.
      if (name !== of || ++made % APP_FOR === 0) app = createServer(server.parts);
      of = name;
      let response = await ask(call, body);
      if (call.access !== "public" && call.access !== "optional" && (response.status === 401 || response.status === 498)) {
        // It ended its own session, or left its own workspace.
        ({ ours, ids } = await recordsOf(server));
        response = await ask(call, body);
      }
      const text = await response.text();
      // What is refused for now is told as such, with a time: a machine that has too much to do is no fault.
      if (response.status >= 500 && !(response.status === 503 && response.headers.has("retry-after")))
        return `${response.status}: ${text.slice(0, 300)}`;
      if (/node:internal|node_modules|\/src\/(?:server|engine|contract)\//.test(text)) return `tells of its inside: ${text.slice(0, 300)}`;
      return null;
    },
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
