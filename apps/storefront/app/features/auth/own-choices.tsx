import type { UserAnswer } from "@autotune/contract";
import { Button, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Choices } from "../../calls/communications.ts";
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

  const choose = async ({ marketing, newsletter }: Partial<Choices>) => {
    const answer = await patchUser(user.id, {
      ...(marketing === undefined ? {} : { optin_marketing: marketing }),
      ...(newsletter === undefined ? {} : { optin_newsletter: newsletter }),
    });
    if (answer.kind !== "saved") return undefined;
    setUser(answer.user);
    return choicesOf(answer.user);
  };

  return <ChoiceSwitches email={user.email} choices={choicesOf(user)} onChoose={choose} />;
}

function choicesOf({ optin_marketing, optin_newsletter }: UserAnswer): Choices {
  return { marketing: optin_marketing, newsletter: optin_newsletter };
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
