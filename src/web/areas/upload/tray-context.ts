import { createContext, useContext } from "react";

export interface UploadTray {
  /** Takes CVs in: each is read, and becomes a candidate. */
  add(files: File[]): void;
}

export const Tray = createContext<UploadTray>({ add: () => {} });

export const useUploadTray = (): UploadTray => useContext(Tray);
