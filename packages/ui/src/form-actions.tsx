import type { ReactNode } from "react";

/**
 * The buttons at the end of a form. A press on them does not blur the field: its validation message would move the
 * button away from under the pointer, and the click would be lost.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div onMouseDown={(event) => event.preventDefault()} className="flex flex-wrap gap-2">
      {children}
    </div>
  );
}
