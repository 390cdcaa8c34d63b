import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { makeWords } from "../../catalogue/finder/answer-labels.ts";
import type { Visitor } from "../../catalogue/finder/finder-query.ts";
import type { Found } from "./found.ts";

interface FoundFactsProps {
  found: Found;
  visitor: Visitor;
}

/** How it answers each of the three questions. */
export function FoundFacts({ found, visitor: { make, host } }: FoundFactsProps) {
  const { i18n } = useLingui();
  const { product, reason } = found;
  const craft = i18n._(makeWords[make].title);
  const formats = product.formats
    .filter((format) => host === undefined || host.formats.includes(format))
    .join(", ");
  const daw = host?.name ?? "";
  const isPlan = product.type === "subscription";
  return (
    <ul className="mt-6 grid gap-2.5 border-t border-line pt-6 text-16">
      {reason.kind === "somethingElse" ? null : (
        <Fact>
          <Trans>Good for: {craft}</Trans>
        </Fact>
      )}
      <Fact>
        {host === undefined ? (
          <Trans>Comes as {formats}</Trans>
        ) : (
          <Trans>
            Runs in {daw} as {formats}
          </Trans>
        )}
        {host === undefined || host.status === "works" || host.note === "" ? null : (
          <span className="block text-14 text-warning">{host.note}</span>
        )}
      </Fact>
      <Fact>
        {isPlan ? <Trans>Cancel any time</Trans> : <Trans>Pay once, yours to keep</Trans>}
      </Fact>
    </ul>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="mt-1 size-4.5 shrink-0 fill-none stroke-family stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="m4 10.5 4 4 8-9" />
      </svg>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
