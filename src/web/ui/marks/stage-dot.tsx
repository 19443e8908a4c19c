import classes from "./stage-dot.module.css";

/** The colour of a stage, beside its name. */
export const StageDot = ({ color }: { color: string }) => <span className={classes.dot} data-color={color} />;
