import type { ReactNode } from "react";

interface PlateWindowProps {
  family: "auto-tune" | "ai-powered-vocal-chain" | "creative-vocal-effects";
  title: string;
  /** What the title bar says on the right, as a plug-in shows its preset. */
  preset: string;
  children: ReactNode;
}

/** The window that every drawn plug-in sits in: 800 × 500, in the hue of its family. */
export function PlateWindow({ family, title, preset, children }: PlateWindowProps) {
  return (
    <svg
      data-family={family}
      viewBox="0 0 800 500"
      aria-hidden="true"
      className="block h-auto w-full"
    >
      <rect x="1" y="1" width="798" height="498" rx="20" className="fill-background" />
      <rect x="1" y="1" width="798" height="498" rx="20" className="fill-family/6 stroke-text/14" />
      <path d="M1 56h798" className="stroke-text/9" />
      <circle cx="31" cy="29" r="6" className="fill-family" />
      <text x="48" y="35" fontSize="18" className="fill-text font-display font-semibold">
        {title}
      </text>
      <rect x="612" y="15" width="164" height="28" rx="14" className="fill-text/5 stroke-text/9" />
      <path
        d="m752 27 5 5 5-5"
        className="fill-none stroke-muted stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <text x="628" y="34" fontSize="13" className="fill-muted font-mono">
        {preset}
      </text>
      {children}
    </svg>
  );
}
