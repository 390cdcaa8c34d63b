import type { UserResponse } from "@autotune/contract";
import { Button, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { writeChoices, type Choices } from "../api/communications.ts";
import { patchUser } from "../../identity/api/patch-user.ts";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { retryUser } from "../../identity/session/start-user.ts";
import { setUser, useUser } from "../../identity/session/user-store.ts";
import { ChoiceSwitches } from "./choice-switches.tsx";
import { ChoicesUnreachable } from "./choices-unreachable.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";

/** The choices of the signed-in person. */
export function OwnChoices() {
  const { status, user } = useUser();
  if (status === "unreachable") return <ChoicesUnreachable onRetry={retryUser} />;
  if (status === "signedOut") return <SignInFirst />;
  if (user === null) return <Skeleton className="h-80 w-full rounded-24" />;

  const choose = async (change: Partial<Choices>) => {
    const result = await patchUser(user.id, writeChoices(change));
    // The server rejects no choice of its own page: then it is a failure too.
    if (result.kind === "rejected") return { kind: "failed", status: 400 } as const;
    if (result.kind === "failed") return result;
    setUser(result.user);
    return choicesOf(result.user);
  };

  return (
    <ChoiceSwitches email={user.email} hasAccount choices={choicesOf(user)} onChoose={choose} />
  );
}

function choicesOf(user: UserResponse): Choices {
  return {
    newsletter: user.optin_newsletter ? user.newsletter_frequency : "none",
    marketing: user.optin_marketing,
    reminders: user.optin_reminders,
  };
}

function SignInFirst() {
  return (
    <LinkResult
      title={<Trans>Sign in to see your preferences</Trans>}
      actions={
        // After signing in, stay on this page.
        <Button onClick={() => openSignIn({ goOn: () => {} })}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>No account? Use the link at the bottom of any newsletter.</Trans>
    </LinkResult>
  );
}
