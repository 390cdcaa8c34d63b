import type { ReactNode } from "react";

const tones = {
  success: "bg-success/15 text-success",
  family: "bg-family/15 text-family",
};

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-1 font-mono text-12 font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
