import { resetHours } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { Button, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { openPasswordReset, openSignIn } from "../session/sign-in-dialog.ts";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { useLinkParams } from "../../../platform/link-pages/use-link-params.ts";
import { doesResetLinkWork } from "./check-reset-link.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Sets a new password for the account that the link's email address belongs to. */
export function PasswordRenewal() {
  const link = useLinkParams();
  const navigate = useNavigate();
  const overview = linkTo("Overview", {}, useLanguage());
  const [step, setStep] = useState<"checking" | "open" | "done" | "expired">("checking");
  const isHydrated = useIsHydrated();
  const token = link.get("token") ?? "";
  useEffect(() => {
    if (token === "") return undefined;
    const stop = new AbortController();
    void doesResetLinkWork(token, stop.signal).then((works) => {
      if (!stop.signal.aborted) setStep(works ? "open" : "expired");
    });
    return () => stop.abort();
  }, [token]);
  if (!isHydrated || (step === "checking" && token !== ""))
    return <Skeleton className="h-96 w-full rounded-24" />;
  const email = link.get("e") ?? "";
  const signIn = () => openSignIn({ email, goOn: () => void navigate(overview) });

  if (step === "done")
    return (
      <LinkResult
        title={<Trans>Your password has changed.</Trans>}
        takesFocus
        actions={
          <Button onClick={signIn}>
            <Trans>Sign In</Trans>
          </Button>
        }
      >
        <Trans>
          Every browser has been signed out, and your passkeys have been removed. Sign in with your
          new password.
        </Trans>
      </LinkResult>
    );

  if (step === "expired" || token === "")
    return (
      <LinkResult
        title={<Trans>This link no longer works.</Trans>}
        takesFocus={step === "expired"}
        actions={
          <Button onClick={() => openPasswordReset(email)}>
            <Trans>Send me a new link</Trans>
          </Button>
        }
      >
        <Trans>
          It has already been used, is more than{" "}
          <Plural value={resetHours} one="an hour" other="# hours" /> old or was replaced by a newer
          one. Request another and we’ll email it to you.
        </Trans>
      </LinkResult>
    );

  return (
    <Panel title={<Trans>Choose a new password</Trans>}>
      <PanelPart>
        <NewPasswordForm
          token={token}
          email={email}
          onDone={() => {
            setStep("done");
            signIn();
          }}
          onExpired={() => setStep("expired")}
        />
      </PanelPart>
    </Panel>
  );
}
