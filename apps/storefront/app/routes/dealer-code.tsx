import { parseRedeemCode } from "@autotune/commerce";
import { linkTo, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { redirect, useParams, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";
import { DealerName } from "../features/marketing/redemption/dealer-name.tsx";
import { Redemption } from "../features/marketing/redemption/redemption.tsx";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg`Dealer Code`);

/**
 * `/dealercode/<dealer>`: the slug names the dealer, and the code comes in the fragment or is typed.
 * `/dealercode/<code>`, as printed on a card: from then on the code is in the fragment, which no server is sent.
 */
export function loader({ url, params }: LoaderFunctionArgs) {
  const code = parseRedeemCode(params["slug"] ?? "");
  const { language } = splitLanguage(url.pathname);
  if (code !== undefined) throw redirect(`${linkTo("DealerCode", {}, language)}#${code}`);
  return null;
}

export default function DealerCode() {
  const { slug } = useParams();
  return (
    <LinkPage
      title={<Trans>From the store to your studio.</Trans>}
      text={
        <Trans>
          Bought AutoTune from a dealer? Enter the code from the card in the box, and your license
          will be in your account a moment later.
        </Trans>
      }
    >
      <Redemption
        {...(slug === undefined ? {} : { aside: <DealerName key={slug} slug={slug} /> })}
      />
    </LinkPage>
  );
}
