import { setUpDays } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, buttonClass, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useOutsideLinks } from "../../../platform/navigation/outside-links.ts";
import { openSignIn } from "../session/sign-in-dialog.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { useLinkParams } from "../../../platform/link-pages/use-link-params.ts";
import { SetupForm } from "./setup-form.tsx";

interface AccountSetupProps {
  /** The link was opened from the checkout, which goes on once the account is set up. */
  onReturnToCheckout: () => void;
}

/** Completes the account that the link's email address belongs to. */
export function AccountSetup({ onReturnToCheckout }: AccountSetupProps) {
  const { t } = useLingui();
  const link = useLinkParams();
  const navigate = useNavigate();
  const overview = linkTo("Overview", {}, useLanguage());
  const [expired, setExpired] = useState(false);
  const { helpCenter } = useOutsideLinks();
  if (!useIsHydrated()) return <Skeleton className="h-120 w-full rounded-24" />;
  const token = link.get("gt") ?? "";
  const email = link.get("e") ?? "";

  if (expired || token === "" || email === "")
    return (
      <LinkResult
        title={<Trans>This link no longer works.</Trans>}
        takesFocus={expired}
        actions={
          <>
            <Button onClick={() => openSignIn({ goOn: () => void navigate(overview) })}>
              <Trans>Sign In</Trans>
            </Button>
            {helpCenter === undefined ? null : (
              <a href={helpCenter} className={buttonClass("secondary")}>
                <Trans>Support</Trans>
              </a>
            )}
          </>
        }
      >
        <Trans>
          It has already been used, is more than{" "}
          <Plural value={setUpDays} one="# day" other="# days" /> old or is incomplete. If you’ve
          set up your account, sign in. If not, write to us with your order number.
        </Trans>
      </LinkResult>
    );

  const goOn = () => {
    notify({ kind: "success", text: t`Login Successful`, seconds: 4 });
    if (link.get("rtc") === "1") onReturnToCheckout();
    else void navigate(overview, { replace: true });
  };

  return (
    <Panel title={<Trans>Set up your account</Trans>}>
      <PanelPart>
        <SetupForm token={token} email={email} onDone={goOn} onExpired={() => setExpired(true)} />
      </PanelPart>
    </Panel>
  );
}
