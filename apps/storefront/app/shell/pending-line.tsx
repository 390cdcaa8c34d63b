import { usePendingNavigations } from "../platform/navigation/pending-navigation.ts";

/** Shows that the next page is loading, unless it is there at once. */
export function PendingLine() {
  const pending = usePendingNavigations(({ count }) => count > 0);
  return pending ? (
    <div
      aria-hidden="true"
      data-pending-line=""
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-clip transition-opacity delay-150 duration-150 ease-out starting:opacity-0"
    >
      <span className="block h-full w-1/3 animate-seek rounded-full bg-linear-to-r from-family to-family-end motion-reduce:w-full" />
    </div>
  ) : null;
}
