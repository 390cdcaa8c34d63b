import type { ReactNode } from "react";

interface NoticeProps {
  tone: "info" | "warning" | "danger";
  children: ReactNode;
}

const tones = {
  info: "border-info/40 bg-info/8",
  warning: "border-warning/40 bg-warning/8",
  danger: "border-danger/50 bg-danger/10",
};

/** A message that belongs to this place of the page. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div
      role={tone === "info" ? "status" : "alert"}
      className={`rounded-16 border px-4 py-3 text-14 text-text ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
