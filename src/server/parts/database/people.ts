import { type RawBuilder, sql } from "kysely";

const ref = (of: string, column: string) => sql.ref(`${of}.${column}`);

/** What a colleague or a candidate is called. */
export const personNameIn = (of: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${ref(of, "first_name")}, ${ref(of, "last_name")})), '')`;

/** What somebody is greeted by: the first name, or the one there is. */
export const greetedIn = (of: string): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${ref(of, "first_name")}, ''), ${ref(of, "last_name")})`;
