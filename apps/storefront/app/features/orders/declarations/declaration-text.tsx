import type { ReactNode } from "react";
import type { Declarant } from "./declaration-steps.tsx";

/** The declaration in full, and who makes it. */
export function DeclarationText({ by, children }: { by: Declarant; children: ReactNode }) {
  return (
    <blockquote className="grid gap-2 rounded-16 border border-line bg-surface-2 p-5 wrap-anywhere">
      {children}
      <p className="text-muted">
        {by.name}, {by.email}
      </p>
    </blockquote>
  );
}
