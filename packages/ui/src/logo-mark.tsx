import { useId } from "react";

/** The brand in one stroke: a voice wanders in and leaves on its notes. */
export function LogoMark() {
  // Of its own: where two are on a page, one may be hidden, and its gradient with it.
  const id = useId();
  return (
    <svg
      viewBox="0 0 30 20"
      aria-hidden="true"
      className="h-5 w-7.5 fill-none [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="8" x2="29">
        <stop className="[stop-color:var(--color-violet)]" />
        <stop offset="1" className="[stop-color:var(--color-cyan)]" />
      </linearGradient>
      <path d="M1.5 14c2.2-6 4-6 6.5 0" className="stroke-faint stroke-2" />
      <path d="M8 14V8h7V3h7v7h6.5" stroke={`url(#${id})`} className="stroke-[2.4]" />
    </svg>
  );
}
