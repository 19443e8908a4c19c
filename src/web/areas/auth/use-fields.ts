import { type FormEvent, useState } from "react";

interface FieldsOptions<V> {
  initial: V;
  /** The message under a field, null where it is right. */
  check: (values: V) => Partial<Record<keyof V, string | null>>;
}

/**
 * The fields of the log-in form: everybody's first screen, so it does without the library that the longer forms have.
 * A field's message goes when it is changed.
 */
export function useFields<V extends Record<string, string>>({ initial, check }: FieldsOptions<V>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<string, string | null>>>({});
  return {
    setErrors,
    reset: () => {
      setValues(initial);
      setErrors({});
    },
    inputProps: (name: keyof V & string) => ({
      value: values[name],
      error: errors[name] ?? null,
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
        setValues((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: null }));
      },
    }),
    onSubmit: (send: (values: V) => void) => (event: FormEvent) => {
      event.preventDefault();
      const found = check(values);
      setErrors(found);
      if (Object.values(found).every((message) => !message)) send(values);
    },
  };
}
