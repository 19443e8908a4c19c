import type { CvForm } from "./cv/make-cv.ts";
import { demoPeople } from "./people.ts";
import type { Person } from "./person.ts";
import { type Vacancy, vacancies } from "./vacancies.ts";

const of = (last_name: string, form: CvForm): { person: Person; form: CvForm } => {
  const person = demoPeople.find((one) => one.last_name === last_name);
  if (!person) throw new Error(`Nobody of the invented people is called ${last_name}.`);
  return { person, form };
};

/** What a new workspace can look at: people of two trades, half of them writing Dutch, in files as they come in. */
export const samplePeople = [
  of("Hazelaar", { pdf: "plain" }),
  of("Wiersinga", { pdf: "sidebar" }),
  of("Oyekanle", { pdf: "creative" }),
  of("Schoutema", { docx: "styled" }),
  of("Salgueiro", { pdf: "plain" }),
  of("Tolsma-Brandsen", { pdf: "sidebar" }),
  of("Nijenkamp", { docx: "styled" }),
  of("Mendozario", { pdf: "plain" }),
];

/** One for each of the two trades, an English one and a Dutch one. */
export const sampleVacancies: readonly Vacancy[] = vacancies.slice(0, 2);
