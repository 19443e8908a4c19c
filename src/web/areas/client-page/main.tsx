import "./page.css";
import { createRoot } from "react-dom/client";
import { SharedPage } from "./shared-page.tsx";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root");
const root = createRoot(element);
const [, kind, token = ""] = location.pathname.split("/");
// A candidate's page, behind /c/, comes by itself: a client's doesn't wait for it.
if (kind === "c") void import("./consent-page.tsx").then(({ ConsentPage }) => root.render(<ConsentPage token={token} />));
else root.render(<SharedPage token={token} />);
