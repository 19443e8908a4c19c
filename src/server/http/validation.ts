import type * as z from "zod";
import { isMessageKey, type MessageKey } from "#contract/messages.ts";
import type { FieldMessages, Message } from "#server/core/failures.ts";

/** What is wrong, by field, as messages in plain words. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    const message = messageOf(issue);
    const messages = fields[path] ?? [];
    if (!messages.some((one) => one.key === message.key)) fields[path] = [...messages, message];
  }
  return fields;
}

const formats: Record<string, MessageKey> = { email: "wrong_email", date: "wrong_date", uuid: "wrong_id", datetime: "wrong_date" };

function messageOf(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined || issue.input === null) return { key: "required" };
      return { key: issue.expected === "int" && typeof issue.input === "number" ? "whole_number" : "wrong_type" };
    case "too_small":
      if (issue.origin === "string")
        return issue.minimum === 1 ? { key: "required" } : { key: "too_short", params: { n: Number(issue.minimum) } };
      return { key: issue.origin === "array" ? "too_few" : "too_small", params: { n: Number(issue.minimum) } };
    case "too_big":
      if (issue.origin === "string") return { key: "too_long", params: { n: Number(issue.maximum) } };
      return { key: issue.origin === "array" ? "too_many_items" : "too_big", params: { n: Number(issue.maximum) } };
    case "invalid_format":
      if (issue.path.at(-1) === "code") return { key: "wrong_code_format" };
      return { key: formats[issue.format] ?? "wrong_format" };
    case "invalid_value":
      return { key: "wrong_choice", params: { options: issue.values.map(String).join(", ") } };
    case "custom":
      return { key: isMessageKey(issue.params?.key) ? issue.params.key : "wrong_format" };
    default:
      return { key: "wrong_type" };
  }
}
