const stops = [
  ["0", "[stop-color:var(--spectrum-1)]"],
  ["0.42", "[stop-color:var(--spectrum-2)]"],
  ["0.64", "[stop-color:var(--spectrum-3)]"],
  ["1", "[stop-color:var(--spectrum-4)]"],
] as const;

interface SpectrumProps {
  id: string;
  from?: number | undefined;
  to?: number;
}

/** The colours of a tuned line, `url(#id)`, and the filter of its glow, `url(#id-glow)`. */
export function Spectrum({ id, from = 0, to = 1280 }: SpectrumProps) {
  return (
    <defs>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to}>
        {stops.map(([offset, className]) => (
          <stop key={offset} offset={offset} className={className} />
        ))}
      </linearGradient>
      <filter id={`${id}-glow`} x="-5%" y="-60%" width="110%" height="220%">
        <feGaussianBlur stdDeviation="7" />
      </filter>
    </defs>
  );
}
