import type { ReactNode } from "react";
import type { ExperimentName, VariantOf } from "./running-experiments.ts";

interface VariantsProps<Name extends ExperimentName> {
  of: Name;
  shows: Readonly<Record<VariantOf<Name>, ReactNode>>;
}

/** All variants of a text; the style sheet shows one of them (`styles/experiments.css`). */
export function Variants<Name extends ExperimentName>({ of, shows }: VariantsProps<Name>) {
  return (
    <span data-variants={of}>
      {Object.entries<ReactNode>(shows).map(([variant, content]) => (
        <span key={variant} data-variant={variant}>
          {content}
        </span>
      ))}
    </span>
  );
}
