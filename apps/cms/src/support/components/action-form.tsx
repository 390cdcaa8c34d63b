"use client";

import { useEffect, useId, useState, type ReactNode } from "react";
import type { SupportAction } from "../api/support-actions.ts";

interface ActionFormProps {
  /** The endpoint that handles it. */
  readonly endpoint: string;
  readonly action: SupportAction;
  readonly subject: string | number;
  /** The customer whose page it is sent from; undefined where it belongs to no known customer. */
  readonly customer: number | undefined;
  /** What opens it, and what sends it off. */
  readonly title: string;
  readonly button: string;
  readonly isDangerous?: boolean;
  /** What will happen, and further fields. */
  readonly children: ReactNode;
}

/** In milliseconds; the shop is not waited for any longer than this. */
const responseTimeout = 12_000;

/** Something that is done: opened first, then with a reason, then sent. Once: a second press would do it again. */
export function ActionForm(props: ActionFormProps) {
  const { endpoint, action, subject, customer, title, button, isDangerous = false } = props;
  const [isBusy, setIsBusy] = useState(false);
  const reasonId = useId();
  useEffect(() => {
    if (!isBusy) return;
    // A page restored as it was left can send it again.
    const timer = setTimeout(() => setIsBusy(false), responseTimeout);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return (
    <details className="admin-view-action">
      <summary>{title}</summary>
      <form action={endpoint} method="post" onSubmit={() => setIsBusy(true)}>
        <input name="action" type="hidden" value={action} />
        <input name="subject" type="hidden" value={subject} />
        {customer !== undefined && <input name="customer" type="hidden" value={customer} />}
        {props.children}
        <label htmlFor={reasonId}>Reason</label>
        <textarea
          aria-describedby={`${reasonId}-note`}
          id={reasonId}
          maxLength={500}
          minLength={3}
          name="reason"
          required
          rows={2}
        />
        <p className="admin-view-hint" id={`${reasonId}-note`}>
          Saved permanently in the audit log. Don’t include names or addresses.
        </p>
        <button
          className={isDangerous ? "admin-view-danger" : undefined}
          disabled={isBusy}
          type="submit"
        >
          {isBusy ? "Sending…" : button}
        </button>
      </form>
    </details>
  );
}
