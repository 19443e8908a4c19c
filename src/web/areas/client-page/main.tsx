import "./page.css";
import { createRoot } from "react-dom/client";
import { SharedPage } from "./shared-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(<SharedPage token={location.pathname.split("/")[2] ?? ""} />);
