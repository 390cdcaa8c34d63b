import type { PromotionTermsView } from "@autotune/contract";
import { Button, Notice } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { FirstMinute, LastMinute } from "../../../platform/formats/last-minute.tsx";
import type { PromotionResult } from "../api/fetch-promotion.ts";
import { AddPromoted } from "./add-promoted.tsx";
import { openSignIn } from "../../identity/session/sign-in-dialog.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { NotQualifiedText } from "./not-qualified-text.tsx";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";
import { FailureWords } from "../../../platform/failures/failure-words.tsx";

type GrantedResult = Extract<PromotionResult, { kind: "granted" }>;

interface PromotionOfferProps {
  terms: PromotionTermsView | undefined;
  result: PromotionResult | undefined;
  onRetry: () => void;
}

/** The cart button, or why the promotion is not available to this person. */
export function PromotionOffer({ terms, result, onRetry }: PromotionOfferProps) {
  const isSignedOut = useUser((state) => state.status === "signedOut");
  if (terms !== undefined && terms.phase !== "running") return <NotRunning terms={terms} />;
  switch (result?.kind) {
    case undefined:
      return (
        <Button busy wide>
          <Trans>Add to cart</Trans>
        </Button>
      );
    case "granted":
      return <Granted result={result} terms={terms} />;
    case "notQualified":
      return (
        <Notice
          tone="warning"
          {...(isSignedOut
            ? {
                action: (
                  <Button variant="secondary" size="small" onClick={() => openSignIn({ goOn })}>
                    <Trans>Sign in and check again</Trans>
                  </Button>
                ),
              }
            : {})}
        >
          <NotQualifiedText />
        </Notice>
      );
    case "failed":
      return (
        <Notice
          tone="danger"
          action={<RetryButton variant="secondary" size="small" onRetry={onRetry} />}
        >
          <FailureWords failure={result} otherwise={notChecked} />
        </Notice>
      );
  }
}

const notChecked = msg`We couldn’t check this promotion for you. Please try again.`;

/** The page fetches it again after a sign-in. */
const goOn = () => undefined;

function Granted({
  result,
  terms,
}: {
  result: GrantedResult;
  terms: PromotionTermsView | undefined;
}) {
  const { promotion } = result;
  const paths = Object.keys(promotion.products);
  const count = paths.length;
  const endsAt = terms?.endsAt ?? result.endsAt;
  return (
    <div className="grid gap-3">
      <AddPromoted promotion={promotion} paths={paths} size="large">
        <Plural value={count} one="Add to cart" _2="Add both to cart" other="Add all # to cart" />
      </AddPromoted>
      {endsAt === null ? null : (
        <p className="text-center text-14 text-muted">
          <Trans>
            Ends <LastMinute endsAt={endsAt} />
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Over, or not begun: by the clock, for everyone. */
function NotRunning({ terms: { phase, startsAt, endsAt } }: { terms: PromotionTermsView }) {
  if (phase === "ended")
    return (
      <Notice tone="info">
        {endsAt === null ? (
          <Trans>This promotion has ended.</Trans>
        ) : (
          <Trans>
            This promotion has ended. Its last minute was <LastMinute endsAt={endsAt} />.
          </Trans>
        )}
      </Notice>
    );
  return (
    <Notice tone="info">
      {startsAt === null ? (
        <Trans>This promotion hasn’t begun yet.</Trans>
      ) : (
        <Trans>
          This promotion begins <FirstMinute startsAt={startsAt} />.
        </Trans>
      )}
    </Notice>
  );
}
