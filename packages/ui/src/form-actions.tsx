import type { ReactNode } from "react";

/**
 * The buttons at the end of a form. A press on them does not take the focus from the field: what a field says once
 * it is left would move the button away from under the pointer, and the press would count for nothing.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div onMouseDown={(event) => event.preventDefault()} className="flex flex-wrap gap-2">
      {children}
    </div>
  );
}
