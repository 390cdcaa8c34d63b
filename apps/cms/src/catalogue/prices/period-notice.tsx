"use client";

import { useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { periodState } from "./period-state.ts";

/** Above the form of what has ended: it is still published, and does nothing any more. */
export function PeriodNotice() {
  const endsAt = useFormFields(([fields]) => fields["endsAt"]?.value);
  const [now] = useState(() => new Date());
  if (periodState({ endsAt }, now) !== "ended") return null;
  return (
    <p className="period-notice" role="status">
      This has ended. Customers don’t get it any more, whether it is published or not.
    </p>
  );
}
