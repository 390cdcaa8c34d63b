import type { UserAnswer } from "@autotune/contract";
import { Button, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { writeChoices, type Choices } from "../../calls/communications.ts";
import { patchUser } from "../../calls/patch-user.ts";
import { openSignIn } from "../../state/dialog.ts";
import { retryUser } from "../../state/start-user.ts";
import { setUser, useUser } from "../../state/user-store.ts";
import { ChoiceSwitches } from "./choice-switches.tsx";
import { ChoicesUnreachable } from "./choices-unreachable.tsx";
import { LinkAnswer } from "./link-answer.tsx";

/** The choices of whoever is signed in. */
export function OwnChoices() {
  const { status, user } = useUser();
  if (status === "unreachable") return <ChoicesUnreachable onRetry={retryUser} />;
  if (status === "signedOut") return <SignInFirst />;
  if (user === null) return <Skeleton className="h-80 w-full rounded-24" />;

  const choose = async (change: Partial<Choices>) => {
    const answer = await patchUser(user.id, writeChoices(change));
    if (answer.kind !== "saved") return undefined;
    setUser(answer.user);
    return choicesOf(answer.user);
  };

  return (
    <ChoiceSwitches email={user.email} hasAccount choices={choicesOf(user)} onChoose={choose} />
  );
}

function choicesOf(user: UserAnswer): Choices {
  return {
    newsletter: user.optin_newsletter ? user.newsletter_frequency : "none",
    marketing: user.optin_marketing,
    reminders: user.optin_reminders,
  };
}

function SignInFirst() {
  return (
    <LinkAnswer
      title={<Trans>Whose choices are they?</Trans>}
      isAnswer={false}
      actions={
        // The person wants to be here.
        <Button onClick={() => openSignIn({ goOn: () => {} })}>
          <Trans>Sign In</Trans>
        </Button>
      }
    >
      <Trans>
        Sign in to choose. Without an account, follow the link at the end of any of our mails.
      </Trans>
    </LinkAnswer>
  );
}
