import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A page translator of the kind of Google's `translate_a/element.js`, as far as a page can tell: a script that calls back by the
 * name in `cb`, and brings its code, styles and translations from another host. It goes by the cookie `googtrans`, leaves out what
 * says `translate="no"`, puts each text into elements of its own, and follows what the page draws later. "Note" becomes "[nl] Note".
 * It also tries a third host, as a script that was tampered with would.
 */
export async function startTranslateElementServer() {
  const asked = { scripts: 0, texts: [] as string[], elsewhere: 0 };
  const listen = async (server: Server, host: string) => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://${host}:${(server.address() as AddressInfo).port}`;
  };
  const elsewhere = createServer((_request, response) => {
    asked.elsewhere++;
    response.end();
  });
  const third = await listen(elsewhere, "127.0.0.1");
  const behind = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.url === "/main.css") return void response.writeHead(200, { "content-type": "text/css" }).end(".goog-te-gadget{margin:0}");
    if (request.url?.startsWith("/main.js"))
      return void response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(`(${main})(${JSON.stringify(second)}, ${JSON.stringify(third)})`);
    if (request.method !== "POST") return void response.writeHead(204).end();
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => {
      const { texts, target } = JSON.parse(body) as { texts: string[]; target: string };
      asked.texts.push(...texts);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(texts.map((text) => `[${target}] ${text}`)));
    });
  });
  const second = await listen(behind, "localhost");
  const element = createServer((request, response) => {
    asked.scripts++;
    const name = new URL(request.url ?? "/", "http://here").searchParams.get("cb");
    response.writeHead(200, { "content-type": "text/javascript" }).end(`(${loader})(${JSON.stringify(second)}, ${JSON.stringify(name)})`);
  });
  const first = await listen(element, "127.0.0.1");
  return {
    url: `${first}/translate_a/element.js?cb=googleTranslateElementInit`,
    hosts: second,
    asked,
    stop: () => Promise.all([elsewhere, behind, element].map((one) => new Promise((resolve) => one.close(resolve)))),
  };
}

// These two run in the page.
function loader(second: string, name: string | null): void {
  const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${second}/main.css` });
  const script = Object.assign(document.createElement("script"), { src: `${second}/main.js` });
  script.onload = () => (globalThis as unknown as Record<string, () => void>)[name ?? ""]?.();
  document.head.append(style, script);
}

function main(second: string, third: string): void {
  interface Options {
    pageLanguage: string;
  }
  class TranslateElement {
    constructor({ pageLanguage }: Options, place: string) {
      const gadget = Object.assign(document.createElement("div"), { className: "goog-te-gadget", textContent: "Select Language" });
      document.getElementById(place)?.append(gadget);
      document.body.append(Object.assign(new Image(), { src: `${third}/pixel.gif`, hidden: true }));
      const target = /googtrans=\/\w+\/(\w+)/.exec(document.cookie)?.[1];
      if (!target || target === pageLanguage) return;
      document.documentElement.classList.add("translated-ltr");
      const done = new WeakSet<Node>();
      const isLeftOut = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)?.closest(
          '[translate="no"], .notranslate, script, style, textarea, .goog-te-gadget',
        );
      const look = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
          if (node instanceof Text && /\p{L}/u.test(node.data) && !done.has(node) && !isLeftOut(node)) found.push(node);
        for (const node of found) done.add(node);
        if (found.length > 0) void translate(found, target);
      };
      const translate = async (nodes: Text[], into: string) => {
        const response = await fetch(`${second}/v1/translateHtml`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ texts: nodes.map(({ data }) => data), target: into }),
        });
        const texts = (await response.json()) as string[];
        nodes.forEach((node, at) => {
          const [outer, inner] = [document.createElement("font"), document.createElement("font")];
          outer.append(inner);
          node.replaceWith(outer);
          inner.append(node);
          node.data = texts[at] ?? node.data;
        });
      };
      look(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.isConnected && !(node instanceof HTMLElement && node.tagName === "FONT")) look(node);
      }).observe(document.body, { childList: true, subtree: true });
    }
  }
  Object.assign(globalThis, { google: { translate: { TranslateElement } } });
}
