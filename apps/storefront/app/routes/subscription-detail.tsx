import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useParams, useSearchParams, type MetaFunction } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { PendingCancellationNotice } from "../features/orders/cancellations/pending-cancellation-notice.tsx";
import { SubscriptionView } from "../features/subscriptions/detail/subscription-view.tsx";
import { useSubscription } from "../features/subscriptions/detail/use-subscription.ts";
import { NotFoundScreen } from "../shell/screens/not-found-screen.tsx";

export const meta: MetaFunction = ({ location }) =>
  unlistedMeta(location.pathname, msg`Subscriptions`);

/**
 * `/my-account/subscriptions/<our id>?fs_id=<the provider's>`: both must name the same plan of the signed-in person.
 */
export default function SubscriptionDetail() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  if (!/^[1-9]\d{0,15}$/.test(id)) return <NotFoundScreen />;
  return <Detail key={id} id={Number(id)} providerId={query.get("fs_id") ?? ""} />;
}

function Detail({ id, providerId }: { id: number; providerId: string }) {
  const resource = useSubscription(id, providerId);
  if (resource.state.kind === "missing") return <NotFoundScreen />;
  return (
    <AccountFrame title={<Trans>Your plan</Trans>}>
      <PendingCancellationNotice subscriptionId={id} />
      <SubscriptionView resource={resource} />
    </AccountFrame>
  );
}
