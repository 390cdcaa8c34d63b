import type { ReactNode } from "react";

interface NoticeProps {
  tone: keyof typeof tones;
  title?: ReactNode;
  /** What the person can do about it: a link or a button. */
  action?: ReactNode;
  children: ReactNode;
}

const tones = {
  info: "border-info/40 bg-info/8",
  success: "border-success/40 bg-success/8",
  warning: "border-warning/40 bg-warning/8",
  danger: "border-danger/50 bg-danger/10",
};

/** A message that belongs to this place of the page. */
export function Notice({ tone, title, action, children }: NoticeProps) {
  return (
    <div
      role={tone === "info" || tone === "success" ? "status" : "alert"}
      className={`rounded-16 border px-4 py-3 text-14 text-text ${tones[tone]}`}
    >
      {title === undefined ? null : <p className="text-16 font-medium">{title}</p>}
      <div>{children}</div>
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  );
}
