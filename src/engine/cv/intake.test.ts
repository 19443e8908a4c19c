import { describe, expect, test } from "vitest";
import { profileOf } from "#tests/support/read-texts.ts";

const head = "Femke Jonker\n";

describe("an address", () => {
  test.each([
    ["femke.jonker [at] post [dot] nl", "femke.jonker@post.nl"],
    ["E-mail: f.jonker(at)post.nl", "f.jonker@post.nl"],
    ["femke{at}post{dot}co{dot}uk", "femke@post.co.uk"],
    ["femke_AT_post_DOT_nl", "femke@post.nl"],
    ["femke apenstaartje post punt nl", "femke@post.nl"],
    ["Mail: fj72 @ post.nl", "fj72@post.nl"],
    ["Planner @ parcels.com", undefined],
    ["Looked at post dot plots", undefined],
    ["femke@post.nlTel: 06 12 34 56 78", "femke@post.nl"],
  ])("as it is written: %s", (line, email) => {
    expect(profileOf(`${head}${line}\n`).email).toBe(email);
  });

  test.each([
    ["Lyon\nolivia@post.example", "olivia@post.example"],
    ["Zwolle.\nfemke@post.example", "femke@post.example"],
    ["Noord-\nfemke@post.example", "femke@post.example"],
    ["femke.jonker-\nstam@post.example", "femke.jonker-stam@post.example"],
    ["femke.jonker@\nkoepel-\nwest.nl", "femke.jonker@koepel-west.nl"],
    ["femke.\njonker@post.example", "femke.jonker@post.example"],
  ])("over lines, and what only stands above it: %s", (lines, email) => {
    expect(profileOf(`${head}${lines}\n`).email).toBe(email);
  });
});

describe("a link", () => {
  test.each([
    ["https://https://femkejonker.nl", "https://femkejonker.nl"],
    ["http://www.https://github.com/femkej", "https://github.com/femkej"],
    ["linkedin.com/in/linkedin.com/in/femkejonker", "linkedin.com/in/femkejonker"],
    ["www.linkedin.com/in/https://www.linkedin.com/in/femkej", "linkedin.com/in/femkej"],
    ["https://www.linkedin.com/in/\nfemke-jonker-\nzwolle", "https://www.linkedin.com/in/femke-jonker-zwolle"],
    ["https://web.archive.org/web/https://femkejonker.nl", "https://web.archive.org/web/https://femkejonker.nl"],
  ])("leads where its writer meant: %s", (written, address) => {
    expect(Object.values(profileOf(`${head}${written}\n`).links ?? {})).toEqual([address]);
  });
});

describe("a telephone number", () => {
  test.each([
    ["06 •• •• •• 78", undefined],
    ["+31 6 12 34 XX XX", undefined],
    ["06 12•••678", undefined],
    ["06-12345___", undefined],
    ["06 12345678 XXL", "06 12345678"],
    ["+31 6 12345678 ••• Zwolle", "+31 6 12345678"],
    ["0612345678 • femke@post.example", "0612345678"],
    ["06-12345678/038-1234567", "06-12345678"],
    ["0475/01 23 45", "0475/01 23 45"],
    ["T06 12345678", "06 12345678"],
    ["12345678 XXL shirts", undefined],
  ])("is whole, or none: %s", (line, phone) => {
    expect(profileOf(`${head}${line}\n`).phone).toBe(phone);
  });
});
