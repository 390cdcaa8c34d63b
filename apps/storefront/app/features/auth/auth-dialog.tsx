import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { closeSignIn, useSignInDialog } from "../../state/dialog.ts";
import { AccountForms } from "./account-forms.tsx";

export function AuthDialog() {
  const { t } = useLingui();
  const { open, tab } = useSignInDialog();
  return (
    <Dialog
      open={open}
      onClose={closeSignIn}
      title={<Trans>Your AutoTune account</Trans>}
      description={<Trans>Your licences, serial numbers and orders live here.</Trans>}
      closeLabel={t`Close`}
    >
      <AccountForms initialTab={tab} />
    </Dialog>
  );
}
