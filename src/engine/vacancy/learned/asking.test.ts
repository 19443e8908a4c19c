import { expect, test } from "vitest";
import { readVacancy } from "../read-vacancy.ts";

const asked = (text: string) => (readVacancy(text, { today: "2026-11-22" }).job.requirements ?? []).map((one) => one.text);

test("a list under a heading in words of its own is asked where its items say what somebody has", () => {
  const text = `Hotel receptionist, Utrecht

What your week looks like
- Check guests in and out with Protel
- Answer the phone and write offers in Excel
- Hand over to the night porter

You'll nod while reading these
- Two years behind a hotel desk
- You speak Dutch and German well
- A diploma in hospitality, level 3 or higher
- Comfortable with early shifts

What the house does for you
- A permanent contract after six months
- Meals, and a training budget`;
  const found = asked(text);
  expect(found.join(" | ")).toMatch(/Two years behind a hotel desk/);
  expect(found.join(" | ")).toMatch(/Dutch/);
  expect(found.join(" | ")).toMatch(/diploma in hospitality/i);
  expect(found.join(" | ")).toMatch(/early shifts/);
  expect(found.join(" | ")).not.toMatch(/Protel|phone|porter|contract|Meals/);
});

test("what a mail asks amid what it tells is read", () => {
  const text = `Hoi Sanne,

Zoals besproken gaat Piet met pensioen, dus we zoeken per 1 maart een planner voor onze vestiging in Tiel. Vorig jaar reden we 14.000 ritten.

Diegene plant de wagens, belt met chauffeurs en houdt Transpas bij. Hij of zij valt onder mij.

Mbo 4 is voor ons genoeg, het liefst in de logistiek. Transpas of een ander planpakket moet iemand kennen. Het Duits moet goed zijn, ook aan de telefoon. Liefst iemand uit de buurt, want om zes uur beginnen we.

Salaris 3.100 tot 3.700, 25 dagen en een tankpas.

Groet, Kees`;
  const found = asked(text).join(" | ");
  expect(found).toMatch(/Mbo 4/);
  expect(found).toMatch(/planpakket/);
  expect(found).toMatch(/Duits/);
  expect(found).not.toMatch(/ritten|chauffeurs|tankpas|pensioen/);
});
