/** A placeholder for loading content; `className` gives its size. Screen readers get a text instead. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-10 bg-surface-3/70 ${className}`}
    />
  );
}
