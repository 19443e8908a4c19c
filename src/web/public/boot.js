// Runs before the first paint, so that neither theme nor language flashes. A file of its own: the page allows no inline script.
(() => {
  try {
    const dark = localStorage.getItem("dark");
    const isDark = dark === "true" || (dark !== "false" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
    // A public page's address may name its language, as search engines list it.
    const named = new URLSearchParams(location.search).get("lang");
    if ((named === "en" || named === "nl") && !location.pathname.startsWith("/p/")) localStorage.setItem("locale", named);
    const lang = localStorage.getItem("locale") === "nl" ? "nl" : "en";
    document.documentElement.lang = lang;
    const words = document.currentScript?.dataset[lang];
    if (words) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: words }));
  } catch {
    // Storage is closed to us: the light theme and English stand.
  }
})();
