import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState, Panel } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";

export function NoOffers() {
  return (
    <Panel title={<Trans>Upgrades for what you own</Trans>}>
      <EmptyState
        title={<Trans>No upgrades available right now</Trans>}
        text={
          <Trans>When something you own qualifies for an upgrade price, you’ll see it here.</Trans>
        }
      >
        <Link to={linkTo("Products", {}, useLanguage())} className={buttonClass("secondary")}>
          <Trans>See the products</Trans>
        </Link>
      </EmptyState>
    </Panel>
  );
}
