import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ToastProps {
  kind: "success" | "info" | "warning" | "error";
  /** Without it the toast stays until it is closed. */
  seconds?: number | undefined;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

const dots: Record<ToastProps["kind"], string> = {
  success: "bg-success",
  info: "bg-info",
  warning: "bg-warning",
  error: "bg-danger",
};

/** Its timer is paused while it is hovered or has the focus inside. */
export function Toast({ kind, seconds, closeLabel, onClose, children }: ToastProps) {
  const [held, setHeld] = useState(false);
  const left = useRef((seconds ?? 0) * 1000);

  useEffect(() => {
    if (seconds === undefined || held) return;
    const started = Date.now();
    const timer = setTimeout(onClose, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [seconds, held, onClose]);

  return (
    <div
      role={kind === "error" || kind === "warning" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-start gap-3 rounded-16 border border-line-strong bg-surface-2 pl-4 text-14 shadow-float"
    >
      <span aria-hidden="true" className={`mt-3.5 size-2 shrink-0 rounded-full ${dots[kind]}`} />
      <p className="grow py-2">{children}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-10 shrink-0 place-items-center rounded-16 text-muted -outline-offset-2 transition-colors duration-150 hover:text-text"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
