import pg from "pg";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";

/** PostgreSQL's own full text search over so many texts: some, each as often as it takes. Null where there is no PostgreSQL. */
export async function openTextSearch(texts: string[], count: number) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: await newDatabase(postgres.url, "texts") });
  await client.connect();
  await client.query("create table texts (id integer primary key, words tsvector not null)");
  await client.query(
    `insert into texts select n, to_tsvector('simple', ($1::text[])[1 + n % $2::integer]) from generate_series(0, $2::integer - 1) n`,
    [texts, texts.length],
  );
  await client.query(
    `insert into texts select n, (select words from texts t where t.id = n % $1::integer) from generate_series($1::integer, $2::integer) n`,
    [texts.length, count - 1],
  );
  await client.query("create index on texts using gin (words)");
  await client.query("vacuum analyze texts");
  return {
    /** How long it takes to find the best for any of a text's words, in milliseconds. */
    search: async (text: string, most: number): Promise<number> => {
      const query = [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])].join(" | ");
      const start = performance.now();
      await client.query(
        "select id, ts_rank(words, query) from texts, to_tsquery('simple', $1) query where words @@ query order by 2 desc limit $2",
        [query, most],
      );
      return performance.now() - start;
    },
    stop: async () => {
      await client.end();
      await postgres.stop();
    },
  };
}
