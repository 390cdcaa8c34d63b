"use client";

import type { ReactNode } from "react";
import type { SupportAction } from "../api/support-actions.ts";
import { ReasonField } from "./reason-field.tsx";
import { useSending } from "./use-sending.ts";

interface ActionFormProps {
  /** The endpoint that handles it. */
  readonly endpoint: string;
  readonly action: SupportAction;
  readonly subject: string | number;
  /** The customer whose page it is sent from; undefined where it belongs to no known customer. */
  readonly customer: number | undefined;
  /** The order whose page it is sent from; undefined on any other. */
  readonly order?: string | undefined;
  /** What opens it, and what sends it off. */
  readonly title: string;
  readonly button: string;
  readonly isDangerous?: boolean;
  /** What will happen, and further fields. */
  readonly children: ReactNode;
}

/** Something that is done: opened first, then with a reason, then sent. Once: a second press would do it again. */
export function ActionForm(props: ActionFormProps) {
  const { endpoint, action, subject, customer, order, title, button, isDangerous = false } = props;
  const { isBusy, begin } = useSending();
  return (
    <details className="admin-view-action">
      <summary>{title}</summary>
      <form action={endpoint} method="post" onSubmit={begin}>
        <input name="action" type="hidden" value={action} />
        <input name="subject" type="hidden" value={subject} />
        {customer !== undefined && <input name="customer" type="hidden" value={customer} />}
        {order !== undefined && <input name="order" type="hidden" value={order} />}
        {props.children}
        <ReasonField />
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
