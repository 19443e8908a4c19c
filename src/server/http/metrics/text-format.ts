export type Sample = [labels: Record<string, string | number>, value: number, suffix?: string];

const escaped = (text: string | number) => String(text).replace(/["\\]/g, "\\$&").replace(/\n/g, "\\n");
const sampleLine = (name: string, [labels, value, suffix = ""]: Sample) => {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${suffix}${written.length > 0 ? `{${written.join(",")}}` : ""} ${value}`;
};

/** A family of figures in Prometheus' text format. One without samples is told all the same: it is there, and nothing happened yet. */
export const family = (name: string, kind: "counter" | "gauge" | "histogram", help: string, samples: Sample[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...samples.map((each) => sampleLine(name, each)), ""].join("\n");
