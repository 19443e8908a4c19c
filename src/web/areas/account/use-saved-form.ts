import { useForm } from "@mantine/form";
import { useEffect } from "react";

type Validation<V extends Record<string, string>> = NonNullable<Parameters<typeof useForm<V>>[0]>["validate"];

/** A form over what is saved. What was saved, here or in another window, is what a change is told from. */
export function useSavedForm<V extends Record<string, string>>(values: V, validate: Validation<V>) {
  const form = useForm({ initialValues: values, validate });
  const saved = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of what is saved counts
  useEffect(() => {
    const untouched = !form.isDirty() || JSON.stringify(form.getValues()) === saved;
    form.setInitialValues(JSON.parse(saved));
    if (untouched) form.reset();
    else form.resetDirty(JSON.parse(saved));
  }, [saved]);
  return form;
}
