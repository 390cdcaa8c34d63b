import { Dialog } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { closeSignIn, useSignInDialog } from "../../state/dialog.ts";
import { AccountForms } from "./account-forms.tsx";

const fade =
  "transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0";

export function AuthDialog() {
  const { t } = useLingui();
  const { open, tab } = useSignInDialog();
  const popup = useRef<HTMLDivElement>(null);

  const change = (next: boolean, { event }: Dialog.Root.ChangeEventDetails) => {
    // Messages lie above the dialog; closing one of them is no wish to leave it.
    const onMessage = event.target instanceof Element && event.target.closest("[data-toasts]");
    if (!next && !onMessage) closeSignIn();
  };

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className={`fixed inset-0 z-20 bg-background/80 ${fade}`} />
        <Dialog.Viewport className="fixed inset-0 z-20 grid items-end justify-items-center overflow-y-auto overscroll-contain sm:items-center sm:p-8">
          <Dialog.Popup
            ref={popup}
            // Where a finger types, the keyboard would cover the choice above the fields.
            initialFocus={() =>
              matchMedia("(pointer: fine)").matches
                ? (popup.current?.querySelector("input") ?? null)
                : popup.current
            }
            className={`relative w-full border border-line bg-surface-1 p-5 shadow-float max-sm:mt-16 max-sm:rounded-t-24 max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-8 sm:max-w-116 sm:rounded-24 sm:p-8 ${fade} data-ending-style:translate-y-4 data-starting-style:translate-y-4`}
          >
            <Dialog.Title className="pr-12 text-28 tracking-heading">
              <Trans>Your AutoTune account</Trans>
            </Dialog.Title>
            <Dialog.Description className="pt-2 pb-6 text-14 text-muted">
              <Trans>Your licences, serial numbers and orders live here.</Trans>
            </Dialog.Description>
            <AccountForms initialTab={tab} />
            <Dialog.Close
              aria-label={t`Close`}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-surface-2 hover:text-text sm:top-5 sm:right-5"
            >
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="size-5 stroke-current stroke-[1.4]"
              >
                <path d="m4 4 12 12M16 4 4 16" />
              </svg>
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
