import { Link, Text } from "@react-email/components";
import { ActionButton } from "../../platform/components/action-button.tsx";
import { Block } from "../../platform/components/block.tsx";
import { palette } from "../../platform/components/palette.ts";
import type { Translate } from "../../platform/i18n.ts";
import { viewInvoice } from "../../platform/shared-texts.ts";
import type { OrderEmail } from "./order-email.ts";
import { orderTexts } from "./order-texts.ts";
import { SetUp } from "./set-up.tsx";

const words = {
  margin: "16px 0 0",
  fontSize: 15,
  lineHeight: "24px",
  textAlign: "center",
} as const;
const link = { color: palette.accent, textDecoration: "underline" };

/** One thing to press: a guest cannot see the orders page before the account is set up. */
export function Actions({ order, translate }: { order: OrderEmail; translate: Translate }) {
  const { ordersUrl, invoiceUrl, setupUrl } = order;
  return (
    <Block style={{ padding: "28px 0 36px" }}>
      {setupUrl === null ? (
        <ActionButton href={ordersUrl} label={translate(orderTexts.seeOrder)} />
      ) : (
        <SetUp href={setupUrl} translate={translate} />
      )}
      {invoiceUrl !== null && (
        <Text style={words}>
          <Link href={invoiceUrl} className="accent" style={link}>
            {translate(viewInvoice)}
          </Link>
        </Text>
      )}
    </Block>
  );
}
