import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { correctGuest } from "./guest.ts";
import { logOut } from "../../identity/session/log-out.ts";
import type { Buyer } from "./use-buyer.ts";

interface OwnerProps {
  buyer: Buyer;
  /** A payment by this person is in progress. */
  locked: boolean;
}

/** Who the licences will belong to. */
export function Owner({ buyer, locked }: OwnerProps) {
  const isGuest = buyer.guest !== null;
  const leave = () => {
    if (locked) return;
    if (isGuest) correctGuest();
    else void logOut();
  };
  return (
    <>
      <p className="text-14 font-semibold">
        <Trans>Email for your licenses</Trans>
      </p>
      <p className="mt-2 rounded-10 border border-line bg-background/60 px-4 py-2.5 text-16 break-all">
        {buyer.email}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-muted">
        {isGuest ? <Trans>You’re checking out as a guest.</Trans> : <Trans>Not you?</Trans>}
        <button
          type="button"
          aria-disabled={locked}
          onClick={leave}
          className={`${linkClass} min-h-10`}
        >
          {isGuest ? <Trans>Change</Trans> : <Trans>Log out</Trans>}
        </button>
      </p>
    </>
  );
}
