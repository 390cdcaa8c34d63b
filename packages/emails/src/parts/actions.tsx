import { Link, Text } from "@react-email/components";
import type { OrderEmail } from "../order-email.ts";
import type { OrderTexts } from "../texts/order-texts.ts";
import { ActionButton } from "./action-button.tsx";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";

const link = { color: palette.accent, textDecoration: "underline" };

export function Actions({ order, texts }: { order: OrderEmail; texts: OrderTexts }) {
  return (
    <Block style={{ padding: "28px 0 36px" }}>
      <ActionButton href={order.ordersUrl} label={texts.seeOrder} />
      {order.invoiceUrl !== null && (
        <Text style={{ margin: "16px 0 0", fontSize: 15, lineHeight: "24px", textAlign: "center" }}>
          <Link href={order.invoiceUrl} className="accent" style={link}>
            {texts.invoice}
          </Link>
        </Text>
      )}
    </Block>
  );
}
