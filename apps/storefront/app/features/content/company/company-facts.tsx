import type { CompanyFactView } from "@autotune/contract";
import { linkClass } from "@autotune/ui";
import { useFactLabels } from "./use-fact-labels.ts";

/** Names and values; what is an email address can be written to. */
export function CompanyFacts({ facts }: { facts: readonly CompanyFactView[] }) {
  const labels = useFactLabels();
  return (
    <dl>
      {facts.map(({ fact, value }) => (
        <div
          key={fact}
          data-fact={fact}
          className="grid gap-x-16 gap-y-1 border-t border-line py-3.5 text-16 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <dt className="text-muted">{labels[fact]}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {isEmailFact(fact) ? (
              <a href={`mailto:${value}`} className={linkClass}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEmailFact(fact: CompanyFactView["fact"]): boolean {
  return fact === "email" || fact === "privacyEmail" || fact === "accessibilityEmail";
}
