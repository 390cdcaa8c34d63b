import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { useRef, type ReactNode } from "react";
import { Modal, ModalClose } from "./modal.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  width?: keyof typeof widths;
  /** Its hue: it is in a portal, away from where it was opened. */
  family?: string | undefined;
  children: ReactNode;
}

/** A question; a text or a comparison, 900 px; three cards beside each other. */
const widths = { narrow: "sm:max-w-116", wide: "sm:max-w-225", widest: "sm:max-w-310" };

const typedInto = "input:not([type=radio], [type=checkbox], [readonly])";

/** What is typed first: the first field that is empty still. */
function findStart(popup: HTMLElement | null): HTMLElement | true {
  const fields = [...(popup?.querySelectorAll<HTMLInputElement>(typedInto) ?? [])];
  return fields.find(({ value }) => value === "") ?? fields[0] ?? true;
}

/** Asks or shows something before the page goes on. From the bottom of a phone, in the middle of a screen. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, width = "narrow", family } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Modal open={open} onClose={onClose}>
      <BaseDialog.Viewport className="fixed inset-0 z-20 grid grid-cols-1 items-end justify-items-center overflow-y-auto overscroll-contain sm:items-center sm:p-8">
        <BaseDialog.Popup
          ref={popup}
          data-family={family}
          // On touch screens the keyboard would cover what is above the fields.
          initialFocus={() =>
            matchMedia("(pointer: fine)").matches ? findStart(popup.current) : popup.current
          }
          className={`relative w-full border border-line bg-surface-1 p-5 shadow-float transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 max-sm:mt-16 max-sm:rounded-t-24 max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-8 sm:rounded-24 sm:p-8 ${widths[width]}`}
        >
          <BaseDialog.Title className="pr-12 text-28 tracking-heading">{title}</BaseDialog.Title>
          {description === undefined ? null : (
            <BaseDialog.Description className="pt-2 text-14 text-muted">
              {description}
            </BaseDialog.Description>
          )}
          <div className="pt-6">{props.children}</div>
          <div className="absolute top-3 right-3 sm:top-5 sm:right-5">
            <ModalClose label={closeLabel} />
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Viewport>
    </Modal>
  );
}
