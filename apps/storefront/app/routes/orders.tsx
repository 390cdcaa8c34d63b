import { pageTitle, routeTitle } from "@autotune/routes";
import type { MetaFunction } from "react-router";
import { OrderHistory } from "../features/orders/order-history.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("Orders")) },
  { name: "robots", content: "noindex" },
];

/** `/my-account/orders` */
export default function Orders() {
  return <OrderHistory />;
}
