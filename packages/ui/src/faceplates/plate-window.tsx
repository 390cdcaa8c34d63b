import type { ComponentProps } from "react";
import { PlateFrame } from "./plate-frame.tsx";

interface PlateWindowProps extends Required<Omit<ComponentProps<typeof PlateFrame>, "bar">> {
  title: string;
  /** The text at the right of the title bar, where a plug-in shows its preset. */
  preset: string;
}

/** The window of a drawn plug-in, in the hue of its family. */
export function PlateWindow({ family, title, preset, children }: PlateWindowProps) {
  return (
    <PlateFrame family={family} bar={<Bar title={title} preset={preset} />}>
      {children}
    </PlateFrame>
  );
}

function Bar({ title, preset }: Pick<PlateWindowProps, "title" | "preset">) {
  return (
    <>
      <text x="46" y="31" fontSize="19" className="fill-text font-display font-semibold">
        {title}
      </text>
      <rect
        x="472"
        y="11"
        width="148"
        height="28"
        rx="14"
        className="fill-background/60 stroke-text/12"
      />
      <path
        d="m596 23 5 5 5-5"
        className="fill-none stroke-muted stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <text x="488" y="30" fontSize="14" className="fill-muted font-mono">
        {preset}
      </text>
    </>
  );
}
