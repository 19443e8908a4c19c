import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const people = [
  { first_name: "Łukasz", last_name: "Sørby-Weiß" },
  { first_name: "Aoife", last_name: "O’Malloy" },
  { first_name: "Jan", last_name: "van den Bosman" },
  { first_name: "Wim", last_name: "van 't Heuvelink", phone: "+31 (0)6-98 76 54 32" },
  { first_name: "Suharti" },
  { first_name: "Kim", last_name: "Vandenhove" },
];

test("candidates, contacts and colleagues are found however their names and numbers are typed", async () => {
  const { send } = await server.signIn({ plan: "team" });
  for (const person of people) await send(api.candidate.create, person);
  const contact = { name: "Þóra van der Laanstra", phone: "020-765 43 21" };
  await send(api.client.create, { name: "Bæring & Søn", contact });
  await send(api.team.create, { first_name: "Đurđa", last_name: "de Wolff", email: "durda.de.wolff@proffer.example" });

  const listed = async (q: string) => (await send(api.candidate.list, { q })).data.candidates.map(({ first_name }) => first_name);
  const found = async (q: string) => (await send(api.dashboard.find, { q })).data.found.map(({ name }) => name);
  const both: [q: string, first_name: string][] = [
    ["lukasz", "Łukasz"],
    ["Sorby", "Łukasz"],
    ["sorbyweiss", "Łukasz"],
    ["omalloy", "Aoife"],
    ["O'Malloy", "Aoife"],
    ["vandenbosman", "Jan"],
    ["van den hove", "Kim"],
    ["0698765432", "Wim"],
    ["+31 6 98765432", "Wim"],
    ["06-98 76 54 32", "Wim"],
    ["0031698765432", "Wim"],
    ["765432", "Wim"],
    ["5432", "Wim"],
  ];
  const wrong: unknown[] = [];
  for (const [q, first_name] of both) {
    const [list, names] = [await listed(q), await found(q)];
    if (list.join() !== first_name || names.length !== 1 || !names[0]?.startsWith(first_name)) wrong.push({ q, list, names });
  }
  for (const [q, name] of [
    ["baering", "Bæring & Søn"],
    ["vanderlaanstra", "Þóra van der Laanstra"],
    ["thora", "Þóra van der Laanstra"],
    ["+31207654321", "Þóra van der Laanstra"],
    ["durda", "Đurđa de Wolff"],
    ["dewolff", "Đurđa de Wolff"],
  ] as const) {
    const names = await found(q);
    if (!names.includes(name)) wrong.push({ q, names });
  }
  for (const q of ["baering", "thora", "dewolff", "020 7654321"]) {
    const { clients } = (await send(api.client.list, { q })).data;
    const { recruiters } = (await send(api.team.recruiters, { q })).data;
    if (clients.length + recruiters.length !== 1) wrong.push({ q, clients, recruiters });
  }
  for (const q of ["2018-2021", "0698765433", "hove van", "weis sorb nobody"]) if ((await listed(q)).length > 0) wrong.push({ q });
  expect(wrong).toEqual([]);
});

test("a list by name leaves prefixes out, and takes one name for what it is", async () => {
  const { send } = await server.signIn();
  for (const person of people) await send(api.candidate.create, person);
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await send(api.candidate.list, { sort: "name", limit: 2, cursor });
    names.push(...data.candidates.map(({ first_name }) => first_name ?? ""));
    cursor = data.next_cursor ?? undefined;
  } while (cursor);
  expect(names).toEqual(["Jan", "Wim", "Aoife", "Łukasz", "Suharti", "Kim"]);
  expect((await send(api.candidate.list, { sort: "-name" })).data.candidates.map(({ first_name }) => first_name)).toEqual(
    names.toReversed(),
  );
});
