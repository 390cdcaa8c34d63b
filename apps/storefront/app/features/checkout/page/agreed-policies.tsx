import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { NamedPolicy } from "./use-policies.ts";

/** Names what is agreed to, beside the button; the server stores the same versions with the order. */
export function AgreedPolicies({ policies }: { policies: readonly NamedPolicy[] }) {
  if (policies.length === 0) return null;
  return (
    <div className="text-14 text-muted">
      <p>
        <Trans>With your order you agree to:</Trans>
      </p>
      <ul className="mt-1">
        {policies.map(({ document, version, title, href }) => (
          <li key={document}>
            {/* In a tab of its own: the checkout stays as it is. */}
            <a href={href} target="_blank" rel="noreferrer" className={linkClass}>
              {title}
            </a>{" "}
            <Trans>(version {version})</Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
