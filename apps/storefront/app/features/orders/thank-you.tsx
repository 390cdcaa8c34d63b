import { countItems } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass, Panel, PanelPart, PitchLine, Timeline } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Order } from "../../calls/read-order.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useCart } from "../../state/cart.ts";
import { useUser } from "../../state/user.ts";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTotals } from "./order-totals.tsx";

/** The order, as soon as it is there. */
export function ThankYou({ order }: { order: Order }) {
  const language = useLanguage();
  return (
    <div className="pt-10 pb-20 sm:pt-16">
      <div className="wrap">
        <h1 className="text-64">
          <Heading state={order.state} />
        </h1>
        <p className="mt-5 max-w-[52ch] text-18 text-muted">
          <Outcome state={order.state} />
        </p>
      </div>
      <div className="my-8 sm:my-12">
        <PitchLine variant={order.state === "failed" ? "divider" : "success"} />
      </div>
      <div className="wrap grid items-start gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] md:gap-7">
        <Panel
          title={<Trans>Your order</Trans>}
          aside={<span className="text-text">{order.reference}</span>}
        >
          <OrderLines order={order} />
          <PanelPart>
            <OrderTotals order={order} />
            <div className="mt-4">
              <OrderFacts order={order} />
            </div>
          </PanelPart>
        </Panel>
        <Panel title={<Trans>What happens next</Trans>}>
          <PanelPart>
            <NextSteps state={order.state} />
            {order.state === "failed" ? <OrderAgain /> : null}
            <Link
              to={linkTo("Orders", {}, language)}
              className={`${buttonClass("secondary")} mt-6 w-full`}
            >
              <Trans>See all your orders</Trans>
            </Link>
          </PanelPart>
        </Panel>
      </div>
    </div>
  );
}

/** What was not paid is in the cart still, or else on the shelf. Checkout is a document of its own. */
function OrderAgain() {
  const language = useLanguage();
  const inCart = useCart(({ cart }) => countItems(cart) > 0);
  const look = `${buttonClass("primary")} mt-6 w-full`;
  return inCart ? (
    <a href={linkTo("Checkout", {}, language)} className={look}>
      <Trans>Pay for what is in your cart</Trans>
    </a>
  ) : (
    <Link to={linkTo("Home", {}, language)} className={look}>
      <Trans>See the products</Trans>
    </Link>
  );
}

function Heading({ state }: { state: Order["state"] }) {
  const firstName = useUser(({ user }) => user?.pi_first_name ?? "");
  if (state === "failed") return <Trans>The payment failed.</Trans>;
  return firstName === "" ? <Trans>Thank you.</Trans> : <Trans>Thank you, {firstName}.</Trans>;
}

function Outcome({ state }: { state: Order["state"] }) {
  switch (state) {
    case "completed":
      return <Trans>Your licences are here, in your account, and on their way by e-mail.</Trans>;
    case "pending":
      return (
        <Trans>
          Your bank transfer is on its way. As soon as it has arrived, we send your serial numbers
          by e-mail and put them into your account.
        </Trans>
      );
    case "failed":
      return <Trans>It did not go through, and nothing was charged. You can order again.</Trans>;
  }
}

function NextSteps({ state }: { state: Order["state"] }) {
  if (state === "failed") return <Trans>Choose another way to pay, or ask your bank.</Trans>;
  if (state === "pending")
    return (
      <Timeline
        entries={[
          {
            key: "bank",
            when: <Trans>In a few days</Trans>,
            what: <Trans>Your bank tells ours. You need to do nothing.</Trans>,
          },
          {
            key: "licences",
            when: <Trans>Right after</Trans>,
            what: <Trans>Serial numbers by e-mail and in your account.</Trans>,
          },
        ]}
      />
    );
  return (
    <Timeline
      entries={[
        {
          key: "now",
          when: <Trans>Now</Trans>,
          what: <Trans>Copy the serial number into the plug-in when it asks for it.</Trans>,
        },
        {
          key: "minute",
          when: <Trans>In a minute</Trans>,
          what: <Trans>The same serial numbers and the receipt come by e-mail.</Trans>,
        },
        {
          key: "days",
          when: <Trans>14 days</Trans>,
          what: <Trans>You can withdraw from the contract and get your money back.</Trans>,
        },
      ]}
    />
  );
}
