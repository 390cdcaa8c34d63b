import type { AgreedDocument } from "@autotune/commerce";
import type { CurrentPolicy } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { useState } from "react";
import { useLoaderData } from "react-router";
import type { Payment } from "../payment/provider.ts";

/** A text that the buyer agrees to, as the page names it. */
export interface NamedPolicy {
  document: AgreedDocument;
  version: number;
  title: string;
  href: string;
}

/** What the checkout page is loaded with. */
export interface CheckoutData {
  payment: Payment;
  policies: NamedPolicy[];
}

/** Terms and privacy policy as the page was loaded with them, until the server names newer versions. */
export function usePolicies() {
  const loaded = useLoaderData<CheckoutData>().policies;
  const [changed, setChanged] = useState<readonly NamedPolicy[]>();
  return {
    policies: changed ?? loaded,
    changePolicies: (current: readonly CurrentPolicy[]) => setChanged(current.map(namePolicy)),
  };
}

/** Linked by its version: that is what is agreed to, even if there is a newer one tomorrow. */
export function namePolicy({ document, version, title, language }: CurrentPolicy): NamedPolicy {
  const href = linkTo("PolicyVersion", { slug: document, version: String(version) }, language);
  return { document, version, title, href };
}
