import type { ReactNode } from "react";
import { ConfirmationPanel } from "./confirmation-panel.tsx";

interface LinkResultProps {
  title: ReactNode;
  /** It replaced the button or the form that had the focus. */
  takesFocus?: boolean;
  /** Links to continue with. */
  actions: ReactNode;
  children: ReactNode;
}

/** The outcome of a link. */
export function LinkResult({ children, ...panel }: LinkResultProps) {
  return (
    <ConfirmationPanel {...panel}>
      <p role="status">{children}</p>
    </ConfirmationPanel>
  );
}
