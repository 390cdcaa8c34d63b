import { agreedDocuments } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountForms } from "../features/identity/sign-in/account-forms.tsx";
import { CartLines } from "../features/checkout/cart-drawer/cart-lines.tsx";
import { EmptyCart } from "../features/checkout/cart-drawer/empty-cart.tsx";
import { namePolicy, type CheckoutData } from "../features/checkout/page/use-policies.ts";
import { CheckoutScreen } from "../features/checkout/page/checkout-screen.tsx";
import { AwaitedOrder } from "../features/orders/awaited-order/awaited-order.tsx";
import { storefrontContext } from "../document/storefront-context.ts";

/** `/checkout` */
export function loader({ url, context }: LoaderFunctionArgs): CheckoutData {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const policies = agreedDocuments.flatMap((document) => {
    const page = storefront.findPage(document, language);
    if (page?.version === undefined) return [];
    const { version, title } = page;
    return [namePolicy({ document, version, title, language: page.language })];
  });
  return { payment: storefront.payment, policies };
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
