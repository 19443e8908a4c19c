import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { modelProblems, modelProviders, modelTasks, modelUses } from "#contract/choices.ts";
import { count, currency, date, id, line, time, verdict } from "#contract/fields.ts";

const provider = z.enum(modelProviders);
export type ModelProvider = z.output<typeof provider>;
export type ModelTask = (typeof modelTasks)[number];
export type ModelUse = (typeof modelUses)[number];
export type ModelProblem = (typeof modelProblems)[number];

const problem = z.enum(modelProblems);
/** Of the deployment where it is Azure's. */
const modelName = line(200).min(1);
const key = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[\x21-\x7e]+$/);

/**
 * Where a model is asked. `base_url` may be left out where the provider has an address of its own: it is needed of Azure and of a
 * server that speaks OpenAI's protocol. `api_key` left out: the one that is kept, as long as provider and address are those it was given for.
 */
const connection = {
  base_url: line(300)
    .pipe(z.url({ protocol: /^https?$/ }))
    .refine((address) => !/[?#]/.test(address), { params: { key: "model_address" } })
    .nullish(),
  api_key: key.optional(),
};
/** The same of what may be tried before it is kept; without a provider: the model that is set up. */
const tried = { provider: provider.optional(), ...connection };

/** What a language model may do in a workspace. answer: the chat · judge: verdicts · draft: proposals · read: CVs and vacancies · translate. */
const may = z.object(Object.fromEntries(modelTasks.map((task) => [task, z.boolean()])) as Record<ModelTask, z.ZodBoolean>);
export type ModelMay = z.output<typeof may>;

/** For a million tokens. */
const pricePart = z.number().min(0).max(100_000);
const price = z.object({ input: pricePart, output: pricePart, currency });
export type ModelPrice = z.output<typeof price>;

/** Of a day (UTC), over everything that counts as asking a model. `max` null: no limit. */
const limited = z.object({ used: count, max: count.nullable() });

export const whole = z.object({
  data: z.object({
    /** Whether the operator lets workspaces bring models of their own. */
    own_allowed: z.boolean(),
    /** Whether addresses of the server's own network may be named, by http too. */
    local_allowed: z.boolean(),
    /** The operator's model, which answers as long as the workspace has none of its own. */
    operators: z.object({ provider: z.string(), model: z.string() }).nullable(),
    own: z
      .object({
        provider,
        /** Null: the provider's own address. */
        base_url: z.string().nullable(),
        model: z.string(),
        has_key: z.boolean(),
        /** The key's last four characters; null where there is none, or it is so short that they would tell too much. */
        key_end: z.string().nullable(),
        updated_at: time,
      })
      .nullable(),
    /** The one that answers now: the workspace's own, else the operator's. */
    in_use: z.object({ provider: z.string(), model: z.string(), is_own: z.boolean() }).nullable(),
    may,
    /** What the operator lets any model do, whatever the workspace says. */
    operator_lets: may,
    /** So many of a job's best are judged without anybody opening them, as the operator set it. */
    judges_best: count,
    /** Of the model in use. */
    price: price.nullable(),
    today: z.object({ requests: limited, tokens: limited }),
  }),
});
export type ModelSettings = z.output<typeof whole>["data"];

const tokens = { requests: count, input_tokens: count, output_tokens: count };
/** Null where no price is known for the model. */
const cost = z.number().min(0).nullable();

/** What the model was shown, and what came of it. */
const trial = z.object({
  provider: z.string(),
  model: z.string(),
  problem: problem.nullable(),
  /** Two where its first answer couldn't be read: it is told so, once. */
  requests: count,
  seconds_to_first_word: z.number().nullable(),
  seconds: z.number().nullable(),
  /** As its server counts them. */
  input_tokens: count.nullable(),
  output_tokens: count.nullable(),
  cost,
  currency: currency.nullable(),
  /** What was asked of an invented CV. */
  requirement: z.string(),
  cv: z.string(),
  /** Null where it proposed none that stands. Unknown has no quote. */
  verdict: z.object({ verdict, quote: z.string().nullable(), why: z.string().nullable() }).nullable(),
  /** Word for word what left; of two requests the second's, after the first's. */
  sent: z.object({ system: z.string(), user: z.string() }),
  /** Word for word what came, of two answers one after the other. */
  said: z.string(),
});
export type ModelTrial = z.output<typeof trial>;

const estimate = z.object({
  model: z.string(),
  /** Open jobs that are looked at: `of` there are. */
  jobs: count,
  of: count,
  candidates: count,
  ...tokens,
  cost,
  currency: currency.nullable(),
  /** What is left of today, where it is limited. */
  left_today: z.object({ requests: count.nullable(), tokens: count.nullable() }),
});
export type JudgingEstimate = z.output<typeof estimate>;

/** Which judging: of an open job's best, or of one candidate for it; without a job of all open jobs. `anew`: also what was judged as it stands. */
const judgingAsked = z
  .object({ job_id: id.optional(), candidate_id: id.optional(), anew: z.boolean().optional() })
  .refine(({ job_id, candidate_id, anew }) => job_id !== undefined || !(candidate_id || anew), {
    path: ["job_id"],
    params: { key: "required" },
  });
export type JudgingAsked = z.output<typeof judgingAsked>;

export const modelCalls = {
  settings: defineCall({
    method: "GET",
    path: "/api/model",
    access: "owner",
    touches: null,
    summary: "The workspace's language model: which one answers, what it may do, its price and today's use. The key is never told.",
    body: z.object({}),
    reply: whole,
  }),
  save: defineCall({
    method: "POST",
    path: "/api/model/save",
    access: "owner",
    touches: null,
    security: "model_changed",
    rate_limit: "outgoing",
    summary:
      "Sets up a model of the workspace's own. The key is kept locked; it may be left out as long as provider and address stay. 403 where the operator allows none; 422 for an address that is none of the internet.",
    body: z.object({ provider, ...connection, model: modelName }),
    reply: whole,
    message: "saved",
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/model/remove",
    access: "owner",
    touches: null,
    security: "model_changed",
    summary: "Forgets the workspace's own model and its key: the operator's answers again, where there is one.",
    body: z.object({}),
    reply: whole,
    message: "saved",
  }),
  permit: defineCall({
    method: "POST",
    path: "/api/model/permit",
    access: "owner",
    touches: null,
    security: "model_changed",
    summary:
      "What a language model may do in this workspace, whoever set it up; what isn't given stays. `read` also lets a model compare by meaning.",
    body: may.partial(),
    reply: whole,
    message: "saved",
  }),
  setPrice: defineCall({
    method: "POST",
    path: "/api/model/price",
    access: "owner",
    touches: null,
    security: "model_changed",
    summary: "What a million tokens of the model in use cost, by which costs are told; null: nobody knows. 406 where there is no model.",
    body: z.object({ price: price.nullable() }),
    reply: whole,
    message: "saved",
  }),
  list: defineCall({
    method: "POST",
    path: "/api/model/list",
    access: "owner",
    touches: null,
    rate_limit: "outgoing",
    summary:
      "The models that a provider offers, by the settings given or, without a provider, by those kept; `problem` tells why there is no list.",
    body: z.object(tried),
    reply: z.object({
      data: z.object({ models: z.array(z.object({ id: z.string(), name: z.string().nullable() })), problem: problem.nullable() }),
    }),
  }),
  test: defineCall({
    method: "POST",
    path: "/api/model/test",
    access: "owner",
    touches: null,
    rate_limit: "model",
    summary:
      "Lets a model judge an invented CV, as it would a real one, by the settings given or, without a provider, by those in use: how fast it is, what it says, and exactly what was sent. Counts towards the day. 406 where there is no model, or the day is used up.",
    body: z.object({ ...tried, model: modelName.optional() }),
    reply: z.object({ data: z.object({ trial }) }),
  }),
  use: defineCall({
    method: "GET",
    path: "/api/model/use",
    access: "owner",
    touches: null,
    summary:
      "What models were asked, day by day (UTC) and by what for, the newest first. Costs by the price that is known of each model now.",
    body: z.object({ days: z.int().min(1).max(366).default(31) }),
    reply: z.object({
      data: z.object({
        since: date,
        rows: z.array(z.object({ day: date, use: z.enum(modelUses), model: z.string(), ...tokens, cost, currency: currency.nullable() })),
      }),
    }),
  }),
  estimate: defineCall({
    method: "GET",
    path: "/api/model/estimate",
    access: "recruiter",
    touches: null,
    summary:
      "What it would take to let the model judge the best of an open job, or of the workspace's open jobs, whom it hasn't judged, or one candidate for a job: null where no model judges. `anew`: to judge a job or a candidate for it from the beginning, though nothing changed. A closed job takes nothing.",
    body: judgingAsked,
    reply: z.object({ data: z.object({ estimate: estimate.nullable() }) }),
  }),
  judge: defineCall({
    method: "POST",
    path: "/api/model/judge",
    access: "recruiter",
    touches: null,
    rate_limit: "model",
    summary:
      "Lets the model judge those of the estimate, in the background: how many jobs that is. 406 where no model judges. What it has judged as it stands isn't asked again, unless `anew`: until each has its new verdicts those of before stand.",
    body: judgingAsked,
    reply: z.object({ data: z.object({ jobs: count }) }),
  }),
};
