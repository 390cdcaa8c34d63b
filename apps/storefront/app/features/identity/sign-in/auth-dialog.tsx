import { linkTo } from "@autotune/routes";
import { Dialog } from "@autotune/ui/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { closeSignIn, useResetDialog, useSignInDialog } from "../session/sign-in-dialog.ts";
import { AccountForms } from "./account-forms.tsx";

export function AuthDialog() {
  const { t } = useLingui();
  const { open, tab, email, emailLocked } = useSignInDialog();
  const isResetting = useResetDialog((reset) => reset.open);
  const home = linkTo("Home", {}, useLanguage());
  const navigate = useNavigate();

  const goHome = () => {
    const { leadsHome } = useSignInDialog.getState();
    if (leadsHome && location.pathname !== home) void navigate(home);
  };

  return (
    <Dialog
      open={open && !isResetting}
      onClose={closeSignIn}
      title={<Trans>Your AutoTune account</Trans>}
      description={<Trans>Your licenses, serial numbers and orders in one place.</Trans>}
      closeLabel={t`Close`}
    >
      <AccountForms
        // Opened for another email address, it resets.
        key={email}
        initialTab={tab}
        initialEmail={email}
        emailLocked={emailLocked}
        onDone={goHome}
      />
    </Dialog>
  );
}
