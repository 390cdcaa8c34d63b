import { Trans } from "@lingui/react/macro";

/** The email address that a link was sent to; not editable. */
export function GivenEmail({ email }: { email: string }) {
  return (
    <div>
      <p className="pb-1.5 text-14 font-medium">
        <Trans>Email</Trans>
      </p>
      <p className="rounded-10 border border-line bg-background/60 px-4 py-2.5 text-16 break-all">
        {email}
      </p>
      {/* So that the browser saves the new password under this email address. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </div>
  );
}
