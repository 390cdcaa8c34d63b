/** The shape of what is on its way; `className` gives its size. Those who hear the page are told in words. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-pulse rounded-10 bg-surface-3/70 ${className}`}
    />
  );
}
