/** Text as it may stand anywhere in HTML, attributes included. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Pieces of a letter. */
export const button = (url: string, label: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#2443a6;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;
export const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
export const page = (blocks: string[]) => `<div style="font:16px/1.6 sans-serif;color:#1d1c1a;max-width:36em">${blocks.join("")}</div>`;
