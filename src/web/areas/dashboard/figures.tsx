import { Link, type LinkProps } from "@tanstack/react-router";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./figures.module.css";

export interface Figure {
  label: string;
  value: number;
  note: string;
  /** Its rows. */
  to: LinkProps["to"];
  search?: LinkProps["search"];
}

/** A few counts, each a link to what it counts. */
export function Figures({ figures }: { figures: Figure[] }) {
  const t = useWords();
  return (
    <section>
      <h2 className={classes.head}>{t("dashboard.figures")}</h2>
      <div className={classes.grid}>
        {figures.map(({ label, value, note, to, search }) => (
          <Link key={label} to={to} {...(search ? { search } : {})} className={classes.figure}>
            <span className={classes.label}>{label}</span>
            <span className={classes.value}>{formatNumber(value)}</span>
            <span className={classes.note}>{note}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
