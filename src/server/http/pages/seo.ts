import type { Hono } from "hono";
import { type Language, language } from "#contract/fields.ts";
import { type PageWords, publicPages } from "#contract/public-pages.ts";
import { inLanguage, tagOf } from "#contract/text/languages.ts";
import type { Config } from "#server/config.ts";
import { escapeHtml } from "#server/core/html.ts";

const pages = Object.values(publicPages);
/** What search engines may show beside the public pages. */
const ways_in = ["/login", "/register"];

export const mayBeIndexed = (path: string) => ways_in.includes(path) || pages.some((page) => page.path === path);

/** English is the page's own address, as it is the product's default language. */
const addressIn = (config: Config, path: string, lang: Language) => `${config.app_url}${path}${lang === "en" ? "" : `?lang=${lang}`}`;

const alternates = (config: Config, path: string) =>
  [
    ...language.options.map((lang) => ({ hreflang: lang as string, href: addressIn(config, path, lang) })),
    { hreflang: "x-default", href: addressIn(config, path, "en") },
  ] as const;

/** What a public page tells those who don't run its scripts: search engines, previews of links, people without them. */
export function describePage(config: Config, path: string, lang: Language): ((html: string) => string) | null {
  const page = pages.find((each) => each.path === path);
  if (!page) return null;
  const { title, description } = inLanguage<PageWords>(lang, page);
  const meta = (name: string, content: string) =>
    `<meta ${/^og:/.test(name) ? "property" : "name"}="${name}" content="${escapeHtml(content)}" />`;
  const head = [
    `<title>${escapeHtml(title)} · Proffer</title>`,
    meta("description", description),
    `<link rel="canonical" href="${escapeHtml(addressIn(config, path, lang))}" />`,
    ...alternates(config, path).map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}" />`),
    meta("og:type", "website"),
    meta("og:site_name", "Proffer"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", addressIn(config, path, lang)),
    meta("og:locale", tagOf[lang].replace("-", "_")),
    meta("og:image", `${config.app_url}/og-${lang}.png`),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("twitter:card", "summary_large_image"),
  ].join("");
  return (html) =>
    html
      .replace('<html lang="en"', `<html lang="${lang}"`)
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace(/<meta name="description" content="CVs[^>]*>/, "")
      .replace("</body>", () => `<noscript><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></noscript></body>`);
}

/** `/robots.txt` and `/sitemap.xml`. A client's page asks not to be shown by itself, which a closed door would hide. */
export function serveSeo(server: Hono, config: Config): void {
  const closed = ["/api/", "/v1/", "/files/", "/dashboard", "/check-out/", "/email", "/reset-password/", "/price/"];
  const robots = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${config.app_url}/sitemap.xml`, ""].join(
    "\n",
  );
  const entry = (path: string, lang: Language) =>
    `<url><loc>${escapeHtml(addressIn(config, path, lang))}</loc>${alternates(config, path)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
      .join("")}</url>`;
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(({ path }) => language.options.map((lang) => entry(path, lang))).join("\n")}
</urlset>
`;
  const headers = { "cache-control": "public, max-age=3600" };
  server.get("/robots.txt", (c) => c.text(robots, 200, headers));
  server.get("/sitemap.xml", (c) => c.body(sitemap, 200, { ...headers, "content-type": "application/xml; charset=utf-8" }));
}
