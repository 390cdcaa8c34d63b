import { Trans } from "@lingui/react/macro";

/** A marker on what is new. */
export function NewLight() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-family/15 px-2 text-12 font-medium text-family">
      <span className="size-1.5 rounded-full bg-family shadow-[0_0_8px_var(--family)]" />
      <Trans>New</Trans>
    </span>
  );
}
