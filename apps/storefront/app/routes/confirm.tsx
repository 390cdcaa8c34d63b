import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";
import { Confirmation } from "./sections/confirmation.tsx";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg({ message: "Confirm", context: "page title" }));

/**
 * `/confirm#kind=email|merge|transfer|price|price-stop|cancellation&token=<token>`, from an email that confirms an important change.
 */
export default function Confirm() {
  return (
    <LinkPage
      title={<Trans>Please confirm.</Trans>}
      text={<Trans>Check the details first. Nothing happens until you click.</Trans>}
    >
      <Confirmation />
    </LinkPage>
  );
}
