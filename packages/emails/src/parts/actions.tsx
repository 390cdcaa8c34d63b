import { Link, Text } from "@react-email/components";
import type { OrderEmail } from "../order-email.ts";
import type { OrderTexts } from "../texts/order/order-texts.ts";
import { ActionButton } from "./action-button.tsx";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";
import { SetUp } from "./set-up.tsx";

const words = {
  margin: "16px 0 0",
  fontSize: 15,
  lineHeight: "24px",
  textAlign: "center",
} as const;
const link = { color: palette.accent, textDecoration: "underline" };

/** One thing to press: a guest cannot see the orders page before the account is set up. */
export function Actions({ order, texts }: { order: OrderEmail; texts: OrderTexts }) {
  const { ordersUrl, invoiceUrl, setupUrl } = order;
  return (
    <Block style={{ padding: "28px 0 36px" }}>
      {setupUrl === null ? (
        <ActionButton href={ordersUrl} label={texts.seeOrder} />
      ) : (
        <SetUp href={setupUrl} texts={texts.setup} />
      )}
      {invoiceUrl !== null && (
        <Text style={words}>
          <Link href={invoiceUrl} className="accent" style={link}>
            {texts.invoice}
          </Link>
        </Text>
      )}
    </Block>
  );
}
