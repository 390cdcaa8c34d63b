const bars = ["", "[animation-delay:-300ms]", "[animation-delay:-600ms]"];

/** A small level meter as a busy indicator. Text beside it names the task. */
export function BusyMark() {
  return (
    <span aria-hidden="true" className="inline-flex h-3.5 items-center gap-0.5">
      {bars.map((delay) => (
        <span
          key={delay}
          className={`h-full w-0.5 animate-meter rounded-full bg-current ${delay}`}
        />
      ))}
    </span>
  );
}
