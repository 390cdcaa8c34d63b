import { Link, Text } from "@react-email/components";
import { palette } from "../../platform/components/palette.ts";
import type { Translate } from "../../platform/i18n.ts";
import { describeWithdrawal } from "./describe-withdrawal.ts";
import type { OrderEmail } from "./order-email.ts";
import { orderTexts } from "./order-texts.ts";

const words = { margin: "20px 0 0", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };
const underneath = { ...words, margin: "4px 0 0" };
const link = { color: palette.accent, textDecoration: "underline" };

export function WithdrawalNote({ order, translate }: { order: OrderEmail; translate: Translate }) {
  return (
    <>
      <Text className="muted" style={words}>
        {translate(describeWithdrawal(order))}
      </Text>
      <Text style={underneath}>
        <Link href={order.withdrawalUrl} className="accent" style={link}>
          {translate(orderTexts.withdraw)}
        </Link>
      </Text>
    </>
  );
}
