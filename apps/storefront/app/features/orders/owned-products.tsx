import { linkTo } from "@autotune/routes";
import { buttonClass, CopyField, Skeleton } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { Order } from "../../calls/read-order.ts";
import { useLanguage } from "../../i18n/language.ts";
import { ProductImage } from "../../pictures/product-image.tsx";
import { useUser } from "../../state/user.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrdersUnreachable } from "./orders-unreachable.tsx";
import { useOrders } from "./use-orders.ts";

type Line = Order["lines"][number];

/** What the latest orders brought, each with its serial number. */
export function OwnedProducts() {
  const userId = useUser(({ user }) => user?.id);
  const [attempt, setAttempt] = useState(0);
  if (userId === undefined) return <Waiting />;
  // Another person or attempt starts from the skeleton.
  return <Owned key={`${userId} ${attempt}`} onRetry={() => setAttempt(attempt + 1)} />;
}

function Owned({ onRetry }: { onRetry: () => void }) {
  const state = useOrders(1);
  if (state.kind === "loading") return <Waiting />;
  if (state.kind === "failed") return <OrdersUnreachable onRetry={onRetry} />;
  const { data, last_page } = state.page;
  const lines = data.flatMap((order) => order.lines.filter(({ licences }) => licences.length > 0));
  if (lines.length === 0) return <NoOrders />;
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {lines.map((line) => (
          <li key={line.licences[0]?.serial}>
            <OwnedProduct line={line} />
          </li>
        ))}
      </ul>
      {last_page > 1 ? <AllOrders /> : null}
    </>
  );
}

function Waiting() {
  return <Skeleton className="h-72 w-full rounded-24" />;
}

/** Only the latest stand here. */
function AllOrders() {
  return (
    <Link to={linkTo("Orders", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>See all your orders</Trans>
    </Link>
  );
}

function OwnedProduct({ line: { pid, name, licences } }: { line: Line }) {
  const { t } = useLingui();
  return (
    <article className="grid gap-4 rounded-24 border border-line bg-surface-1 p-3">
      <ProductImage pid={pid} sizes="(min-width: 75rem) 20rem, (min-width: 48rem) 40vw, 86vw" />
      <div className="px-2 pb-2">
        <h2 className="mb-3 text-22 tracking-heading">{name}</h2>
        {licences.map(({ serial }) => (
          <CopyField
            key={serial}
            label={t`Serial number`}
            value={serial}
            texts={{ copy: t`copy`, copied: t`copied` }}
          />
        ))}
      </div>
    </article>
  );
}
