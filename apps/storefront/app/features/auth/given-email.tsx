import { Trans } from "@lingui/react/macro";

/** The address that a link is for: it cannot be another. */
export function GivenEmail({ email }: { email: string }) {
  return (
    <div>
      <p className="pb-1.5 text-14 font-medium">
        <Trans>Email</Trans>
      </p>
      <p className="rounded-10 border border-line bg-background/60 px-4 py-2.5 text-16 break-all">
        {email}
      </p>
      {/* So that the browser keeps the new password under this address. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </div>
  );
}
