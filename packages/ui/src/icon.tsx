const paths = {
  check: "m4 10.5 4 4 8-9",
  chevron: "m5 7.5 5 5 5-5",
  close: "m5 5 10 10M15 5 5 15",
  leaves: "M7 5h8v8M15 5 5 15",
  next: "m8 4 6 6-6 6",
  pause: "M7 4.5v11M13 4.5v11",
  play: "M6.5 4.5v11l9-5.5Z",
  previous: "m12 4-6 6 6 6",
};

export type IconName = keyof typeof paths;

/** An icon drawn with one stroke. Its meaning is in the text beside it or in the control's name. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`shrink-0 fill-none stroke-current stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
