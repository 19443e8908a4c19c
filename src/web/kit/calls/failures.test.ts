import { notificationsStore } from "@mantine/notifications";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { CallFailed, NotReached } from "./api.ts";
import { limitOf, showFailure, tellLimitsBy } from "./failures.ts";

const colors = { delft: "info", yellow: "warning", red: "error" } as Record<string, string>;
/** What is on screen and what waits its turn. */
const told = () => {
  const { notifications, queue } = notificationsStore.getState();
  return [...notifications, ...queue].map(({ color, message }) => [colors[String(color)], message]);
};
beforeEach(() => notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }));

describe("a limit of the plan", () => {
  const refused = (data: Record<string, unknown>) => new CallFailed(406, { response_message: "50 candidates is the most.", data }, true);
  const lifted_by = { subscription_id: "0199a000-0000-7000-8000-000000000002", key: "solo", name: "Solo" };

  test("is known by what the answer says of it, and only there", () => {
    expect(limitOf(refused({ limit: "candidates", max: 50, used: 50, plan: "free", lifted_by }))).toMatchObject({ limit: "candidates" });
    expect(limitOf(refused({ limit: "candidates", max: 50, used: 50, plan: "team", lifted_by: null }))).toMatchObject({ lifted_by: null });
    expect(limitOf(refused({ session: {} }))).toBeUndefined();
    expect(limitOf(new CallFailed(409, { data: { limit: "candidates", lifted_by } }, true))).toBeUndefined();
    expect(limitOf(new Error("limit"))).toBeUndefined();
  });

  test("is a warning, told by whoever leads to the plan that lifts it", () => {
    const limit = refused({ limit: "candidates", max: 50, used: 50, plan: "free", lifted_by });
    showFailure(limit);
    expect(told()).toEqual([["warning", "50 candidates is the most."]]);
    const shown: unknown[] = [];
    tellLimitsBy((reached, message) => shown.push(reached.lifted_by?.key, message));
    showFailure(limit);
    expect(shown).toEqual(["solo", "50 candidates is the most."]);
  });
});

describe("the error catalogue", () => {
  test.each([
    [204, "info", "No content available."],
    [400, "error", "Bad request. Please check your input."],
    [401, "error", "Your session has expired. Please log in again."],
    [406, "warning", "Request not acceptable."],
    [409, "error", "Conflict. The resource already exists."],
    [410, "warning", "Resource gone. It's no longer available."],
    [422, "error", "Unprocessable Entity. Invalid data provided."],
    [498, "error", "Invalid Token. Please log in again."],
    [500, "error", "Internal Server Error. Please try again later."],
    [403, "error", "An error occurred. Please try again."],
    [418, "error", "An error occurred. Please try again."],
    [429, "error", "An error occurred. Please try again."],
    [503, "error", "An error occurred. Please try again."],
  ])("%i is told as %s: %s", (status, kind, text) => {
    showFailure(new CallFailed(status, {}, true));
    expect(told()).toEqual([[kind, text]]);
  });

  test.each([204, 400, 401, 406, 409, 410, 422, 498, 418])("at %i the server's message goes before the text", (status) => {
    showFailure(new CallFailed(status, { response_message: "What the server says." }, true));
    showFailure(new CallFailed(status, { message: "What an older server says." }, true));
    expect(told().map(([, message]) => message)).toEqual(["What the server says.", "What an older server says."]);
  });

  test("at 500 the payload's error is told", () => {
    showFailure(new CallFailed(500, { response_message: "Sorry", payload: { error: "Reference: 1234" } }, true));
    expect(told()).toEqual([["error", "Reference: 1234"]]);
  });

  test("each validation message is told by itself", () => {
    const validation_errors = { email: ["Fill this in."], password: ["At least 10 characters.", "Choose another."] };
    showFailure(new CallFailed(422, { response_message: "Invalid", validation_errors }, false));
    expect(told()).toEqual([
      ["error", "Fill this in."],
      ["error", "At least 10 characters."],
      ["error", "Choose another."],
    ]);
  });

  test.each([400, 409])("and so at %i, where it comes with any", (status) => {
    showFailure(new CallFailed(status, { response_message: "No", validation_errors: { email: ["Fill this in."] } }, false));
    expect(told()).toEqual([["error", "Fill this in."]]);
  });

  test("no answer is told by its cause; what was cancelled isn't told", () => {
    showFailure(new NotReached("network", null));
    showFailure(new NotReached("other", null));
    showFailure(new NotReached("cancelled", null));
    showFailure(new Error("a bug"));
    expect(told()).toEqual([
      ["error", "Server is not responding. Please try again later."],
      ["error", "An unexpected error occurred."],
      ["error", "An unexpected error occurred."],
    ]);
  });

  test("speaks Dutch to a Dutch reader", async () => {
    vi.stubGlobal("localStorage", { getItem: () => "nl" });
    vi.resetModules();
    const dutch = { ...(await import("./failures.ts")), ...(await import("./api.ts")) };
    vi.unstubAllGlobals();
    onTestFinished(() => void vi.resetModules());
    const { notificationsStore: shown } = await import("@mantine/notifications");
    dutch.showFailure(new dutch.CallFailed(410, {}, true));
    dutch.showFailure(new dutch.NotReached("network", null));
    expect(shown.getState().notifications.map(({ message }) => message)).toEqual([
      "Dit is er niet meer.",
      "De server reageert niet. Probeer het later opnieuw.",
    ]);
  });
});
