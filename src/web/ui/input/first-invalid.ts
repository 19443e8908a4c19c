import { useEffect } from "react";

/** Leads to the first field that is wrong, once a form was refused. */
export function useFirstInvalid(errors: object): void {
  useEffect(() => {
    if (Object.keys(errors).length > 0) document.querySelector<HTMLElement>("form [aria-invalid=true]")?.focus();
  }, [errors]);
}
