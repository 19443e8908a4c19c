import { expect, test } from "vitest";
import { withoutName } from "./own-name.ts";

const left = (text: string, named: Parameters<typeof withoutName>[1]) => withoutName(text, named).replace(/\s+/g, " ").trim();

test.each([
  [
    "Bakkerij Zandstra, Garyp",
    { first_name: "Douwe", last_name: "Zandstra", experience: [{ company: "Bakkerij Zandstra" }] },
    "Bakkerij , Garyp",
  ],
  [
    "2010 Eigenaar Salon Mirthe",
    { first_name: "Mirthe", last_name: "Blom", experience: [{ company: "Salon Mirthe" }] },
    "2010 Eigenaar Salon",
  ],
  ["Klaske Bos | Bos Loon & Salaris | Joure", { first_name: "Klaske", last_name: "Bos" }, "| Loon & Salaris | Joure"],
  [
    "Timmerman Stemt, 2011 - nu",
    { first_name: "Ids", last_name: "Timmerman", experience: [{ title: "Timmerman Stemt" }] },
    "Stemt, 2011 - nu",
  ],
  ["Cook Supervisor", { first_name: "Kim", last_name: "Cook", experience: [{ title: "Cook Supervisor" }] }, "Cook Supervisor"],
  ["Werkte als kok in een hotel", { first_name: "Kim", last_name: "Kok" }, "Werkte als kok in een hotel"],
  ["ELIF YILDIRIM, Yıldırım & Zonen", { first_name: "Elif", last_name: "Yıldırım" }, ", & Zonen"],
])("%s", (text, named, rest) => {
  expect(left(text, named)).toBe(rest);
  expect(withoutName(text, named)).toHaveLength(text.length);
});
