import { pageTitle, routeTitle } from "@autotune/routes";
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { StoreTest } from "./sections/store-test.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/store-test`: only where the environment enables it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { hasStoreTest, payment } = context.get(storefrontContext);
  if (!hasStoreTest) throw notFound();
  return { sandbox: payment.storefront };
}

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("StoreTest")) },
  { name: "robots", content: "noindex" },
];

export default function StoreTestPage() {
  const { sandbox } = useLoaderData<typeof loader>();
  return <StoreTest sandbox={sandbox} />;
}
