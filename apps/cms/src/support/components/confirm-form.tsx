"use client";

import type { ReactNode } from "react";
import type { SupportAction } from "../api/support-actions.ts";
import { ReasonField } from "./reason-field.tsx";
import { useSending } from "./use-sending.ts";

interface ConfirmFormProps {
  readonly endpoint: string;
  readonly action: SupportAction;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly button: string;
  /** Where nothing happens. */
  readonly back: string;
  readonly children: ReactNode;
}

/** The last question before something that cannot be undone, on a page of its own. */
export function ConfirmForm({
  endpoint,
  action,
  fields,
  button,
  back,
  children,
}: ConfirmFormProps) {
  const { isBusy, begin } = useSending();
  return (
    <form action={endpoint} className="confirm-form" method="post" onSubmit={begin}>
      <input name="action" type="hidden" value={action} />
      {fields.map(([name, value]) => (
        <input key={name + value} name={name} type="hidden" value={value} />
      ))}
      {children}
      <ReasonField />
      <div className="order-filters-buttons">
        <button className="admin-view-danger" disabled={isBusy} type="submit">
          {isBusy ? "Sending…" : button}
        </button>
        <a href={back}>Back, refund nothing</a>
      </div>
    </form>
  );
}
