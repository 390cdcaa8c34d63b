import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { Modal, ModalClose } from "./modal.tsx";

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Stays in sight, however long the rest is. */
  foot?: ReactNode;
  /** Its hue: it is in a portal, away from where it was opened. */
  family?: string | undefined;
  children: ReactNode;
}

/** Comes from the right, over whatever page is open. */
export function Drawer({ open, onClose, title, closeLabel, foot, family, children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose}>
      <BaseDialog.Popup
        data-family={family}
        className="fixed inset-y-0 right-0 z-30 flex w-full max-w-[30rem] flex-col border-l border-line bg-surface-1 shadow-float outline-none transition-transform duration-200 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full"
      >
        <div className="flex items-center justify-between gap-4 px-5 py-4 sm:px-6">
          <BaseDialog.Title className="text-22 tracking-heading">{title}</BaseDialog.Title>
          <ModalClose label={closeLabel} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        {foot === undefined ? null : (
          <div className="border-t border-line px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
            {foot}
          </div>
        )}
      </BaseDialog.Popup>
    </Modal>
  );
}
