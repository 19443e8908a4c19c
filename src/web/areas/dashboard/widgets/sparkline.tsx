const WIDTH = 72;
const HEIGHT = 20;

/** A figure's last weeks as one thin line; the number beside it says the rest, so it is hidden from readers. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = span === 0 ? HEIGHT / 2 : HEIGHT - ((value - low) / span) * HEIGHT;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg width={WIDTH} height={HEIGHT + 2} viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} fill="none" aria-hidden="true">
      <polyline points={points.join(" ")} stroke="var(--accent-text)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
