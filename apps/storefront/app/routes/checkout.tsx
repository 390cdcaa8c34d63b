import { pageTitle, routeTitle } from "@autotune/routes";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { AccountForms } from "../features/auth/account-forms.tsx";
import { CartLines } from "../features/cart/cart-lines.tsx";
import { EmptyCart } from "../features/cart/empty-cart.tsx";
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx";
import { AwaitedOrder } from "../features/orders/awaited-order.tsx";
import { storefrontContext } from "../storefront-context.ts";

/** `/checkout` */
export function loader({ context }: LoaderFunctionArgs) {
  return { payment: context.get(storefrontContext).payment };
}

export const meta: MetaFunction<typeof loader> = () => [
  { title: pageTitle(routeTitle("Checkout")) },
  { name: "robots", content: "noindex" },
];

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
