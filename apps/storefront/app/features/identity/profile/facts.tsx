import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** Values of the profile, with labels. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-5 sm:grid-cols-2">{children}</dl>;
}

interface FactProps {
  name: ReactNode;
  /** Empty where it is not set. */
  children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="mt-1 text-16 font-medium wrap-anywhere">
        {children === "" ? (
          <span className="font-normal text-faint">
            <Trans>not provided</Trans>
          </span>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
