import { createContext, type ReactNode, useContext } from "react";

export interface UploadTray {
  /** Takes CVs in: each is read, and becomes a candidate. */
  add(files: File[]): void;
}

const Tray = createContext<UploadTray>({ add: () => {} });

export function useUploadTray(): UploadTray {
  return useContext(Tray);
}

export function UploadTrayProvider({ children }: { children: ReactNode }) {
  return <Tray.Provider value={{ add: () => {} }}>{children}</Tray.Provider>;
}
