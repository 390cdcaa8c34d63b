import { Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useUser } from "../../state/user-store.ts";

/** Who the account belongs to. */
export function PersonalFacts() {
  const user = useUser((state) => state.user);
  if (user === null) return null;
  return (
    <Panel title={<Trans>Your details</Trans>}>
      <PanelPart>
        <dl className="grid gap-5 sm:grid-cols-2">
          <Fact name={<Trans>Name</Trans>}>
            {user.pi_first_name} {user.pi_last_name}
          </Fact>
          <Fact name={<Trans>Email</Trans>}>{user.email}</Fact>
        </dl>
      </PanelPart>
    </Panel>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="mt-1 text-16 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
