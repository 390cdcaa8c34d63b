import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { logOut } from "../../state/log-out-user.ts";

interface OwnerProps {
  email: string;
  /** A payment is under way in this person's name. */
  locked: boolean;
}

/** Whose licences these will be. */
export function Owner({ email, locked }: OwnerProps) {
  return (
    <>
      <p className="text-14 font-semibold">
        <Trans>E-mail for your licences</Trans>
      </p>
      <p className="mt-2 rounded-10 border border-line bg-background/60 px-4 py-2.5 text-16 break-all">
        {email}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-muted">
        <Trans>Not you?</Trans>
        <button
          type="button"
          aria-disabled={locked}
          onClick={() => (locked ? undefined : void logOut())}
          className={`${linkClass} min-h-10`}
        >
          <Trans>Log out</Trans>
        </button>
      </p>
    </>
  );
}
