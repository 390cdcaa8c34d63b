import { recommendProduct } from "@autotune/commerce";
import type { ListedProductView } from "@autotune/contract";
import { useUser } from "../../identity/session/user-store.ts";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { FinderAnswerView } from "./finder-answer-view.tsx";
import type { FinderResultProps, FoundUpgrade } from "./found.ts";
import { OwnersResult } from "./owners-result.tsx";

/** The page is the same for everyone; what a signed-in person owns changes the answer in their browser. */
export function FinderResult(props: FinderResultProps) {
  const status = useUser((state) => state.status);
  if (status === "signedIn") return <OwnersResult {...props} />;
  return (
    // Never shown and replaced: for a signed-in person it waits for the server's response.
    <div className={status === "unknown" ? "in-data-signed-in:invisible" : ""}>
      <VisitorsResult {...props} />
    </div>
  );
}

/** The answer for somebody who owns nothing. */
function VisitorsResult({ visitor, products }: FinderResultProps) {
  const { make, spend, host } = visitor;
  const answer = recommendProduct<ListedProductView, FoundUpgrade>({
    make,
    spend,
    hostFormats: host?.formats,
    products,
    owns: () => false,
    upgrades: [],
    hasPlan: useHasPlan(),
  });
  return <FinderAnswerView answer={answer} visitor={visitor} products={products} />;
}
