/** What a sentence may make more of somebody with than a passage says; `peerless`: by a no, "nobody knows it as well". */
export type RaisedKind = "alone" | "whole" | "best" | "peerless" | "others" | "cause" | "wish";

/** Of each kind how a sentence tells it, and by what words beside those a passage bears it: patterns in lower case, empty for none. */
export type RaisedWords = Record<RaisedKind, { told: string; held: string }>;
