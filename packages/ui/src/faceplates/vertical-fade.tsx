interface VerticalFadeProps {
  id: string;
  /** Text colours with their strength, as classes: "text-family/30". */
  top: string;
  bottom: string;
}

/** Light from above. Every row has one colour, so that a rendered image stays small. */
export function VerticalFade({ id, top, bottom }: VerticalFadeProps) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset="0" stopColor="currentColor" className={top} />
      <stop offset="1" stopColor="currentColor" className={bottom} />
    </linearGradient>
  );
}
