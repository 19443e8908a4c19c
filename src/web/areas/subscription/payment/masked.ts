/** Whether an address may be the one that a mask (`s••••@p••••.example`) stands for. The server has the last word. */
export function fitsMask(email: string, mask: string): boolean {
  const escaped = [...mask.trim().toLowerCase()].map((sign) => (sign === "•" ? "•" : sign.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))).join("");
  return new RegExp(`^${escaped.replace(/•+/g, ".*")}$`).test(email.trim().toLowerCase());
}
