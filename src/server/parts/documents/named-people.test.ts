import { afterAll, expect, test } from "vitest";
import { asDocx, asPdf } from "#tests/support/cvs/as-files.ts";
import { amongOthers, brokenOver, type NamedPerson, turned, withNumbers } from "#tests/support/cvs/named-people.ts";
import { openDocuments } from "./child.ts";

const documents = openDocuments();
afterAll(() => documents.close());

const told = ({ name, email, phone, website }: NamedPerson) => ({ name, email, phone, website });

/** What each person was read as, as text, on pages and in a Word file. */
async function readings({ cv }: NamedPerson) {
  const inputs = [{ text: cv }, { bytes: await asPdf(cv), name: "cv.pdf" }, { bytes: await asDocx(cv), name: "cv.docx" }];
  return Promise.all(
    inputs.map(async (input) => {
      const { profile } = await documents.readCv("a workspace", input);
      const name = [profile.first_name, profile.last_name].filter(Boolean).join(" ") || undefined;
      return { name, email: profile.email, phone: profile.phone, website: profile.links?.website };
    }),
  );
}

test.each([
  ["referees, employers, agencies and people at home never become the candidate", amongOthers],
  ["dates and the numbers of papers and orders are no phone", withNumbers],
  ["a family name before a comma and labels are read as what they are", turned],
  ["an address that is broken over two lines is one", brokenOver],
])("%s", async (_, people) => {
  for (const person of people) {
    const right = told(person);
    expect({ cv: person.cv, read: await readings(person) }).toEqual({ cv: person.cv, read: [right, right, right] });
  }
});
