import { Trans } from "@lingui/react/macro";
import type { Declaration } from "./withdrawal-form.tsx";

/** The declaration in full. */
export function DeclarationText({ declaration }: { declaration: Declaration }) {
  const { name, email, reference, part } = declaration;
  return (
    <blockquote className="grid gap-2 rounded-16 border border-line bg-surface-2 p-5 wrap-anywhere">
      <p>
        {part.trim() === "" ? (
          <Trans>I withdraw from the contract for order {reference}.</Trans>
        ) : (
          <Trans>
            I withdraw from the contract for order {reference}, for these products: {part}.
          </Trans>
        )}
      </p>
      <p className="text-muted">
        {name}, {email}
      </p>
    </blockquote>
  );
}
