// Runs before the first paint, so that neither theme nor language flashes. A file of its own: the page allows no inline script.
(() => {
  try {
    const dark = localStorage.getItem("dark");
    const isDark = dark === "true" || (dark !== "false" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
    // Those of contract/text/languages.ts.
    const languages = ["en", "nl"];
    // A public page's address may name its language, as search engines list it.
    const named = new URLSearchParams(location.search).get("lang");
    if (languages.includes(named) && !location.pathname.startsWith("/p/")) {
      // The same three places as a choice in the header: `chooseLocale` in words.ts.
      localStorage.setItem("locale", named);
      sessionStorage.setItem("locale", named);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
      document.cookie = `googtrans=/en/${named}; path=/; SameSite=Lax`;
    }
    const chosen = localStorage.getItem("locale");
    const lang = languages.includes(chosen) ? chosen : "en";
    document.documentElement.lang = lang;
    // Who is here and the list of candidates are asked at once: the app finds the answers (`takePrefetched` in api.ts).
    const token = localStorage.getItem("authToken");
    const here = location.pathname.replace(/\/$/, "").split("/");
    if (token) {
      const headers = { accept: "application/json", "accept-language": lang, authorization: `Bearer ${token}` };
      const ask = (method, path, body) => {
        const asked = { arrived: null };
        asked.answer = fetch(path, { method, body, headers: { ...headers, ...(body && { "content-type": "application/json" }) } }).then(
          async (response) => {
            asked.arrived = { response, text: await response.text() };
            return asked.arrived;
          },
        );
        // Whoever takes it hears of its failure; where nobody does, nobody needs to.
        asked.answer.catch(() => {});
        return { [`${method} ${path}`]: asked };
      };
      window.prefetched = {
        token,
        lang,
        answers: {
          ...ask("POST", "/api/user/validateToken", "{}"),
          ...(here.join("/") === "/dashboard/candidates" && !location.search && ask("GET", "/api/user/candidates?limit=200")),
        },
      };
    }
    // What this address will ask for is fetched while the app is still on its way.
    const none = '{"files":[],"words":{},"shell":[],"routes":{}}';
    const { files, words, shell, routes } = JSON.parse(document.currentScript?.dataset.preload ?? none);
    const fits = (address) => {
      const parts = address.split("/");
      return parts.length === here.length && parts.every((part, at) => part === "$" || part === here[at]);
    };
    const preload = (numbers) => {
      for (const file of new Set(numbers.flatMap((at) => files[at] ?? []))) {
        const how = file.endsWith(".css") ? { rel: "preload", as: "style", crossOrigin: "" } : { rel: "modulepreload" };
        document.head.append(Object.assign(document.createElement("link"), { ...how, href: `/${file}` }));
      }
    };
    const isInside = here[1] === "dashboard";
    // As in routes/dashboard.tsx.
    const isBegin = ["/dashboard", "/dashboard/candidates"].includes(here.join("/"));
    const said = isInside ? (isBegin ? ["inside"] : ["inside", "plans", "further"]) : [];
    const later = [
      ...said.map((part) => words[`${lang}.${part}`]),
      ...(isInside ? shell : []),
      ...(routes[Object.keys(routes).find(fits)] ?? []),
    ];
    // The app's own files first: on a slow line it then starts while the screen's are still coming. When its styles are there, it soon is.
    preload([words[`${lang}.base`]]);
    const styles = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ name }) => name.endsWith(".css"))) return;
      styles.disconnect();
      preload(later);
    });
    styles.observe({ type: "resource", buffered: true });
  } catch {
    // Storage is closed to us: the light theme and English stand.
  }
})();
