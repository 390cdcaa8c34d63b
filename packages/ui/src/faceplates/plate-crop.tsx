import type { ComponentType } from "react";

interface PlateCropProps {
  Plate: ComponentType;
  /** The part that is shown, as a view box of the whole window: "left top width height". */
  part: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of another window. It fills its place, so whatever is too much of the part is cut off. */
export function PlateCrop({ Plate, part, ...place }: PlateCropProps) {
  return (
    <svg {...place} viewBox={part} preserveAspectRatio="xMidYMid slice">
      <svg width="640" height="400">
        <Plate />
      </svg>
    </svg>
  );
}
