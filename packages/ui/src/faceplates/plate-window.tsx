import type { ReactNode } from "react";

interface PlateWindowProps {
  family: "auto-tune" | "ai-powered-vocal-chain" | "creative-vocal-effects";
  title: string;
  /** What the title bar says on the right, as a plug-in shows its preset. */
  preset: string;
  children: ReactNode;
}

/** The window that every drawn plug-in sits in: 640 × 400, in the hue of its family. */
export function PlateWindow({ family, title, preset, children }: PlateWindowProps) {
  return (
    <svg
      data-family={family}
      viewBox="0 0 640 400"
      aria-hidden="true"
      className="block h-auto w-full"
    >
      <rect x="1" y="1" width="638" height="398" rx="18" className="fill-background" />
      <rect x="1" y="1" width="638" height="398" rx="18" className="fill-family/6 stroke-text/14" />
      <path d="M1 48h638" className="stroke-text/9" />
      <circle cx="27" cy="25" r="6" className="fill-family" />
      <text x="43" y="31" fontSize="18" className="fill-text font-display font-semibold">
        {title}
      </text>
      <rect x="472" y="11" width="148" height="28" rx="14" className="fill-text/5 stroke-text/9" />
      <path
        d="m596 23 5 5 5-5"
        className="fill-none stroke-muted stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <text x="488" y="30" fontSize="14" className="fill-muted font-mono">
        {preset}
      </text>
      {children}
    </svg>
  );
}
