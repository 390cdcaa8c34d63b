import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { retryUser } from "../../features/identity/session/start-user.ts";
import { MessageScreen } from "../screens/message-screen.tsx";

/** There is a session, but the user could not be fetched: nobody is signed out for that. */
export function AccountUnreachable() {
  return (
    <MessageScreen
      title={<Trans>We can’t reach your account right now.</Trans>}
      text={<Trans>You’re still signed in, and your cart is safe.</Trans>}
    >
      <button
        type="button"
        onClick={retryUser}
        className={`${buttonClass("primary")} cursor-pointer`}
      >
        <Trans>Try again</Trans>
      </button>
    </MessageScreen>
  );
}
