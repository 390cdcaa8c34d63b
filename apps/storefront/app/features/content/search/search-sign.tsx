/** A magnifying glass. */
export function SearchSign({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current stroke-[1.4] [stroke-linecap:round] ${className}`}
    >
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.7 12.7 4.8 4.8" />
    </svg>
  );
}
