import { createContext, useContext } from "react";

const context = createContext<() => void>(() => {});

/** Holds what opens the choice of whom or what a new talk is about. */
export const NewChat = context.Provider;
export const useNewChat = (): (() => void) => useContext(context);
