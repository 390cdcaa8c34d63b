import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountForms } from "../features/identity/sign-in/account-forms.tsx";
import { CartLines } from "../features/checkout/cart-drawer/cart-lines.tsx";
import { EmptyCart } from "../features/checkout/cart-drawer/empty-cart.tsx";
import { CheckoutScreen } from "../features/checkout/page/checkout-screen.tsx";
import { AwaitedOrder } from "../features/orders/awaited-order/awaited-order.tsx";
import { storefrontContext } from "../document/storefront-context.ts";

/** `/checkout` */
export function loader({ context }: LoaderFunctionArgs) {
  return { payment: context.get(storefrontContext).payment };
}

export const meta: MetaFunction<typeof loader> = ({ location }) =>
  unlistedMeta(location.pathname, msg`Checkout`);

export default function Checkout() {
  const { payment } = useLoaderData<typeof loader>();
  return (
    <CheckoutScreen
      payment={payment}
      renderLines={(slot) => <CartLines swappable {...slot} />}
      renderOrder={(checkoutId) => <AwaitedOrder checkoutId={checkoutId} />}
      emptyCart={<EmptyCart />}
      renderAccountForms={(email) =>
        email === undefined ? (
          <AccountForms atCheckout />
        ) : (
          <AccountForms key={email} atCheckout initialTab="signIn" initialEmail={email} />
        )
      }
    />
  );
}
