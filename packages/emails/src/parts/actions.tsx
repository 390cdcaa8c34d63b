import { Button, Link, Text } from "@react-email/components";
import type { OrderEmail } from "../order-email.ts";
import type { OrderTexts } from "../texts/order-texts.ts";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";

const button = {
  display: "block",
  padding: "15px 24px",
  backgroundColor: palette.ink,
  borderRadius: 12,
  color: palette.stageText,
  fontSize: 16,
  lineHeight: "20px",
  fontWeight: 600,
  textAlign: "center" as const,
};
const link = { color: palette.accent, textDecoration: "underline" };

export function Actions({ order, texts }: { order: OrderEmail; texts: OrderTexts }) {
  return (
    <Block style={{ padding: "28px 0 36px" }}>
      <Button href={order.ordersUrl} className="button" style={button}>
        {texts.seeOrder}
      </Button>
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
