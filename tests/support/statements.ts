import { appendFileSync } from "node:fs";
import type { CompiledQuery, KyselyPlugin, LogEvent, QueryId } from "kysely";
import { loadModule, parseSync } from "libpg-query";
import { currentAct } from "#server/core/act.ts";
import { inReach } from "#server/core/reach.ts";
import { isInTransaction, tablesWritten } from "#server/parts/database/database.ts";
import { crossingOf, crossings, recordTables, workspaceTables } from "#server/parts/database/tenancy.ts";

await loadModule();

type Node = Record<string, unknown>;

/** What a name in a FROM stands for: a workspace's table, or rows made within the statement. */
interface Source {
  table: string | null;
  is_bound: boolean;
}
type Scope = Map<string, Source>;

/**
 * Which of a workspace's tables a statement touches without saying which workspace it means, as `table` or `table as alias`. One is
 * bound where its `workspace_id` equals a value, or that of one that is bound, in a condition that always holds.
 */
export function unboundIn(statement: string): string[] {
  const crossing = crossingOf(statement);
  if (crossing !== undefined) return crossing in crossings ? [] : [`an unknown reason: ${crossing}`];
  const found: string[] = [];
  for (const { stmt } of (parseSync(statement) as unknown as { stmts: { stmt: Node }[] }).stmts) visitStatement(stmt, [], found);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The one key of a parser's node, and what it holds. */
function open(node: Node): [string, Node] {
  const [[kind, inner] = ["", {}]] = Object.entries(node);
  return [kind, inner as Node];
}

function visitStatement(node: Node, outer: Scope[], found: string[]): void {
  const [kind, statement] = open(node);
  if (kind === "SelectStmt") visitSelect(statement, outer, found);
  else if (kind === "InsertStmt") visitInsert(statement, outer, found);
  else if (kind === "UpdateStmt" || kind === "DeleteStmt") visitChange(statement, outer, found);
}

function visitWith(statement: Node, outer: Scope[], found: string[]): Set<string> {
  const made = new Set<string>();
  const clause = statement.withClause as Node | undefined;
  for (const cte of list(clause?.ctes)) {
    const { ctename, ctequery } = cte.CommonTableExpr as { ctename: string; ctequery: Node };
    visitStatement(ctequery, outer, found);
    made.add(ctename);
  }
  return made;
}

function visitSelect(select: Node, outer: Scope[], found: string[], known: Set<string> = new Set()): void {
  const made = new Set([...known, ...visitWith(select, outer, found)]);
  if (select.larg) {
    visitSelect(select.larg as Node, outer, found, made);
    visitSelect(select.rarg as Node, outer, found, made);
    return;
  }
  const { withClause: _, fromClause, ...rest } = select;
  settle(list(fromClause), [select.whereClause], rest, made, outer, found);
}

function visitChange(statement: Node, outer: Scope[], found: string[]): void {
  const made = visitWith(statement, outer, found);
  const { withClause: _, relation, fromClause, usingClause, ...rest } = statement;
  settle([{ RangeVar: relation as Node }, ...list(fromClause), ...list(usingClause)], [statement.whereClause], rest, made, outer, found);
}

function visitInsert(statement: Node, outer: Scope[], found: string[]): void {
  const made = visitWith(statement, outer, found);
  const { relname } = statement.relation as { relname: string };
  const columns = list(statement.cols).map((column) => (column.ResTarget as { name: string }).name);
  if (workspaceTables.has(relname) && !columns.includes("workspace_id")) found.push(`insert into ${relname}`);
  // What it brings is read as any other; in "on conflict" the row is its own workspace's, for that is part of every key.
  const own: Scope = new Map([[relname, { table: null, is_bound: true }]]);
  const { selectStmt } = statement;
  if (isNode(selectStmt)) visitSelect(open(selectStmt)[1], outer, found, made);
  for (const part of [statement.onConflictClause, statement.returningList, statement.returningClause])
    inside(part, [...outer, own], found, made);
}

/** The sources of one scope, with what its conditions bind, and everything else that stands in it. */
function settle(from: Node[], conditions: unknown[], rest: unknown, made: Set<string>, outer: Scope[], found: string[]): void {
  const scope: Scope = new Map();
  const equal: [string, string][] = [];
  const scopes = [...outer, scope];
  const later: (() => void)[] = [];
  const add = (node: Node): void => {
    const [kind, inner] = open(node);
    if (kind === "RangeVar") {
      const { relname, alias, schemaname } = inner as { relname: string; schemaname?: string; alias?: { aliasname: string } };
      const table = !made.has(relname) && !schemaname && (workspaceTables.has(relname) || relname === "workspaces") ? relname : null;
      scope.set(alias?.aliasname ?? relname, { table, is_bound: table === null });
    } else if (kind === "JoinExpr") {
      add(inner.larg as Node);
      add(inner.rarg as Node);
      conditions.push(inner.quals);
    } else if (kind === "RangeSubselect") {
      const name = (inner.alias as { aliasname?: string } | undefined)?.aliasname ?? "";
      scope.set(name, { table: null, is_bound: true });
      later.push(() => visitSelect(open(inner.subquery as Node)[1], inner.lateral ? scopes : outer, found, made));
    } else if (kind === "RangeFunction") {
      const name = (inner.alias as { aliasname?: string } | undefined)?.aliasname ?? "";
      scope.set(name, { table: null, is_bound: true });
      later.push(() => inside(inner.functions, scopes, found, made));
    }
  };
  for (const node of from) add(node);
  for (const condition of conditions) equalities(condition, scopes, equal);
  const bound = new Set<string>(["a value"]);
  for (const one of scopes) for (const [name, { is_bound }] of one) if (is_bound) bound.add(name);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [one, other] of equal)
      if (bound.has(one) !== bound.has(other)) {
        bound.add(one).add(other);
        grew = true;
      }
  }
  for (const [name, source] of scope) {
    if (source.table && !bound.has(name)) found.push(source.table === name ? name : `${source.table} as ${name}`);
    source.is_bound = true; // said once: what hangs on it isn't told again
  }
  for (const visit of later) visit();
  for (const condition of conditions) inside(condition, scopes, found, made);
  if (isNode(rest)) {
    const { whereClause: _, ...others } = rest;
    inside(others, scopes, found, made);
  }
}

/** The pairs whose workspace is the same, of the conditions that all hold. */
function equalities(condition: unknown, scopes: Scope[], equal: [string, string][]): void {
  if (!isNode(condition)) return;
  const [kind, inner] = open(condition);
  if (kind === "BoolExpr" && inner.boolop === "AND_EXPR") for (const arg of list(inner.args)) equalities(arg, scopes, equal);
  if (kind !== "A_Expr" || inner.kind !== "AEXPR_OP" || JSON.stringify(inner.name) !== '[{"String":{"sval":"="}}]') return;
  const [left, right] = [sideOf(inner.lexpr, scopes), sideOf(inner.rexpr, scopes)];
  if (left && right) equal.push([left, right]);
}

/** Whose workspace one side of an equality is: a source's name, "a value" for a parameter; undefined for anything else. */
function sideOf(node: unknown, scopes: Scope[]): string | undefined {
  if (!isNode(node)) return undefined;
  const [kind, inner] = open(node);
  if (kind === "TypeCast") return sideOf(inner.arg, scopes);
  if (kind === "ParamRef" || kind === "A_Const") return "a value";
  if (kind !== "ColumnRef") return undefined;
  const [first, second] = list(inner.fields).map((field) => (field.String as { sval?: string } | undefined)?.sval);
  const keyOf = (name: string | undefined) =>
    scopes.findLast((scope) => scope.has(name ?? ""))?.get(name ?? "")?.table === "workspaces" ? "id" : "workspace_id";
  if (second !== undefined) return second === keyOf(first) ? first : undefined;
  // Without a name it is the only table that has the column.
  const own = [...(scopes.at(-1) ?? [])].filter(([name, { table }]) => table !== null && keyOf(name) === first);
  return own.length === 1 ? own[0]?.[0] : undefined;
}

/** Subqueries, wherever they stand. */
function inside(node: unknown, scopes: Scope[], found: string[], made: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) inside(one, scopes, found, made);
  else if (isNode(node))
    for (const [kind, inner] of Object.entries(node)) {
      if (kind === "SelectStmt" && isNode(inner)) visitSelect(inner, scopes, found, made);
      else inside(inner, scopes, found, made);
    }
}

const places = new Map<string, string>();
/** Where a function stands in the project, by the path that a frame of a stack names; "" elsewhere. */
function placeOf(file: string): string {
  const place = places.get(file) ?? /\/((?:src|tests|scripts)\/.+)$/.exec(file)?.[1] ?? "";
  places.set(file, place);
  return place;
}

/** The function of the product among the frames of a stack, by where it stands; null where a test asked the database itself. */
function makerAmong(sites: NodeJS.CallSite[]): string | null {
  let maker: { site: NodeJS.CallSite; file: string } | undefined;
  for (const site of sites) {
    const file = placeOf(site.getFileName() ?? "");
    if (file === "" || file === "tests/support/statements.ts") continue;
    if (file === "src/server/parts/database/migrate.ts") return null; // a migration is of all workspaces
    if (!/^src\/server\/parts\/database\/(?!.*test)/.test(file)) maker ??= { site, file };
  }
  if (!maker?.file.startsWith("src/") || maker.file.endsWith(".test.ts")) return null;
  return `${maker.site.getFunctionName() ?? ""} in ${maker.file}`.trim();
}

/** Of how many callers a stack tells, those that wait for it among them. */
const CALLERS = 40;

/** The stack as it stands, unread: every query takes one, and to read it costs three times as much as to take it. */
function stackNow(): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = CALLERS;
  const stack = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

/** Who makes the query at which a stack was taken. Its frames aren't mapped back to lines: that would cost more than the query. */
function makerOf(stack: Error): string | null {
  const { prepareStackTrace } = Error;
  let maker: string | null = null;
  Error.prepareStackTrace = (_error, sites) => {
    maker = makerAmong(sites);
  };
  void stack.stack; // V8 makes its words when it is first asked for
  Error.prepareStackTrace = prepareStackTrace;
  return maker;
}

const named = new RegExp(`\\b(?:${[...workspaceTables].join("|")})\\b`);

/** Whether a statement on a workspace's table names, among its values, none of the workspaces that are in reach where it is asked. */
export const isOutOf = (reach: ReadonlySet<string>, statement: string, values: readonly unknown[]) =>
  !values.some((value) => typeof value === "string" && reach.has(value)) && named.test(statement) && crossingOf(statement) === undefined;

/** Records what the product asks of its database, and which of it doesn't say which workspace it means. */
export function watchStatements() {
  const stacks = new WeakMap<QueryId, Error>();
  const reaches = new WeakMap<QueryId, ReadonlySet<string> | null>();
  /** Each text that the product has asked: no second look at it tells more. */
  const known = new Set<string>();
  /** One of each kind. */
  const seen = new Map<string, CompiledQuery>();
  const unbound = new Set<string>();
  const unreached = new Set<string>();
  const untold = new Set<string>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      stacks.set(queryId, stackNow());
      reaches.set(queryId, inReach());
      const act = currentAct();
      if (act && act.kind !== "read" && !isInTransaction() && tablesWritten(node).some((table) => recordTables.has(table))) {
        const maker = makerOf(stackNow());
        if (maker) untold.add(`${maker}, in api.${act.call}`);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const look = (query: CompiledQuery): void => {
    const { sql, queryId, parameters } = query;
    const reach = reaches.get(queryId);
    const isOut = reach ? isOutOf(reach, sql, parameters) : false;
    const isNew = !known.has(sql);
    const stack = isOut || isNew ? stacks.get(queryId) : undefined;
    const maker = stack ? makerOf(stack) : null;
    if (!maker) return;
    if (isOut) unreached.add(`${maker}\n    ${sql.replace(/\s+/g, " ").slice(0, 400)}`);
    if (!isNew) return;
    known.add(sql);
    const alike = sql.replace(/\$\d+(, \$\d+)+/g, "$1");
    if (seen.has(alike) || !/^\s*(select|insert|update|delete|with|\()/i.test(sql)) return;
    seen.set(alike, query);
    // For a release: what a process of it asks, which has to work beside the next one's schema (scripts/record-release.ts).
    if (process.env.RECORD_STATEMENTS) appendFileSync(process.env.RECORD_STATEMENTS, `${JSON.stringify(sql)}\n`);
    for (const table of unboundIn(sql)) unbound.add(`${maker}: ${table}\n    ${sql.replace(/\s+/g, " ").slice(0, 2000)}`);
  };
  return {
    kysely: { plugins: [plugin], log: (event: LogEvent) => look(event.query) },
    /** One of each that the product has asked so far, with the values it came with. */
    asked: (): CompiledQuery[] => [...seen.values()],
    /** Throws what touches a workspace's table without its `workspace_id`, and forgets it: the next who looks is told of theirs. */
    check(): void {
      const [out_of_reach, without, outside] = [[...unreached], [...unbound], [...untold]];
      unreached.clear();
      unbound.clear();
      untold.clear();
      if (outside.length > 0)
        throw new Error(
          `These change records outside of a transaction, so that the audit trail's row isn't written with them. Take one:\n\n${outside.join("\n")}`,
        );
      if (out_of_reach.length > 0)
        throw new Error(
          `These ask for rows of a workspace that nothing in this call or task has proven, and would see none behind row-level security. Prove it with workspaceIn() where the row is that does:\n\n${out_of_reach.join("\n\n")}`,
        );
      if (without.length === 0) return;
      throw new Error(
        `These touch a workspace's table without saying whose row they mean. Bind its workspace_id to the WorkspaceId that the query takes (onOwn() in a join), or say why not with acrossWorkspaces():\n\n${without.join("\n\n")}`,
      );
    },
  };
}
