import type { ReactNode } from "react";

interface BadgeProps {
  tone?: "success" | "info" | "warning" | "danger" | "neutral" | "new";
  children: ReactNode;
}

const tones: Record<NonNullable<BadgeProps["tone"]>, string> = {
  success: "bg-success/15 text-success",
  info: "bg-info/15 text-info",
  warning: "bg-warning/15 text-warning",
  danger: "bg-danger/15 text-danger",
  neutral: "bg-text/10 text-muted",
  new: "bg-family/18 text-family",
};

/** A gain or a state in two or three words, beside what it belongs to. What is new has a light on. */
export function Badge({ tone = "success", children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 font-mono text-12 font-medium ${tones[tone]}`}
    >
      {tone === "new" ? (
        <span
          aria-hidden="true"
          className="size-1.5 rounded-full bg-current ring-3 ring-family/25"
        />
      ) : null}
      {children}
    </span>
  );
}
