import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { Modal, ModalClose } from "./modal.tsx";

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name. */
  title: string;
  closeLabel: string;
  /** The input; it has the focus at once. */
  field: ReactNode;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** The element to focus after closing; false where the caller handles that. */
  returnFocus: () => HTMLElement | false | null;
  /** What the field finds. */
  children: ReactNode;
}

/** A field over the page, and below it what it finds. The whole screen of a phone, the upper half of a wide window. */
export function Palette(props: PaletteProps) {
  const { open, onClose, title, closeLabel, field, fieldRef, returnFocus, children } = props;
  return (
    <Modal open={open} onClose={onClose}>
      <BaseDialog.Viewport className="fixed inset-0 z-20 grid grid-cols-1 justify-items-center sm:items-start sm:px-8 sm:pt-[12vh]">
        <BaseDialog.Popup
          initialFocus={fieldRef}
          finalFocus={returnFocus}
          className="flex w-full flex-col overflow-hidden bg-surface-1 shadow-float transition-[opacity,translate] duration-150 ease-out data-ending-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:-translate-y-2 data-starting-style:opacity-0 max-sm:h-dvh sm:max-h-[70vh] sm:max-w-176 sm:rounded-24 sm:border sm:border-line"
        >
          <BaseDialog.Title className="sr-only">{title}</BaseDialog.Title>
          <div className="flex items-center gap-2 border-b border-line py-2 pr-3 pl-5 has-[input:focus-visible]:border-family">
            {field}
            <ModalClose label={closeLabel} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </Modal>
  );
}
