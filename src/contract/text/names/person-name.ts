export interface NamedPerson {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** "Noor Akkerman"; whoever has one name is called by that. Empty where none is known. */
export const personName = ({ first_name, last_name }: NamedPerson): string => [first_name, last_name].filter(Boolean).join(" ");
