import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { iconButtonClass } from "./icon-button.tsx";

interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** The popup. */
  children: ReactNode;
}

/** What dialog and drawer share: the page behind is dimmed and out of reach, the focus comes back. */
export function Modal({ open, onClose, children }: ModalProps) {
  const change = (next: boolean, { event }: Dialog.Root.ChangeEventDetails) => {
    // Toasts are above it; closing one must not close the modal.
    const onMessage = event.target instanceof Element && event.target.closest("[data-toasts]");
    if (!next && !onMessage) onClose();
  };
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-background/80 transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        {children}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function ModalClose({ label }: { label: string }) {
  return (
    <Dialog.Close aria-label={label} className={iconButtonClass}>
      <Icon name="close" />
    </Dialog.Close>
  );
}
