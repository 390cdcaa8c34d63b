import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { openSignIn } from "../../features/identity/session/sign-in-dialog.ts";
import { retryUser } from "../../features/identity/session/start-user.ts";
import { useUser } from "../../features/identity/session/user-store.ts";
import { Late } from "../../platform/lazy/late.tsx";

/** With the toasts: a log-out without a connection has to say so, and could not load them then. */
const loadMenu = async () => {
  const [{ UserMenu }] = await Promise.all([import("./user-menu.tsx"), import("../toasts.tsx")]);
  return UserMenu;
};

/**
 * The sign-in button, or the user menu. The first paint shows the button, except in a browser that the document's
 * script has marked as having a session: there the space is reserved.
 */
export function UserArea() {
  const status = useUser((state) => state.status);
  const unreachable = status === "unreachable";
  const signInButton = (
    <button
      type="button"
      onClick={unreachable ? retryUser : () => openSignIn()}
      className={`${buttonClass("quiet", "small")} max-sm:px-2.5 ${status === "unknown" ? "in-data-signed-in:invisible" : ""}`}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-[1.4] sm:hidden"
      >
        <circle cx="10" cy="6.5" r="3.5" />
        <path d="M3 18c.6-3.9 3.4-5.5 7-5.5s6.4 1.6 7 5.5" />
      </svg>
      <span className="max-sm:sr-only">
        {unreachable ? (
          <>
            <span className="sr-only">
              <Trans>We can’t reach your account right now.</Trans>{" "}
            </span>
            <Trans>Try again</Trans>
          </>
        ) : (
          <Trans>Sign In</Trans>
        )}
      </span>
    </button>
  );
  if (status !== "signedIn") return signInButton;
  return <Late wanted load={loadMenu} fallback={signInButton} />;
}
