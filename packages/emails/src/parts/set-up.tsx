import { Heading, Text } from "@react-email/components";
import type { OrderTexts } from "../texts/order/order-texts.ts";
import { ActionButton } from "./action-button.tsx";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";

const heading = {
  margin: "0 0 8px",
  color: palette.ink,
  fontSize: 18,
  lineHeight: "24px",
  fontWeight: 700,
  letterSpacing: "-0.01em",
};
const box = { padding: 20, backgroundColor: palette.box, borderRadius: 12 };
const words = { margin: "0 0 20px", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };

interface SetUpProps {
  href: string;
  texts: OrderTexts["setup"];
}

/** Asks a guest to create the account in which the order waits. */
export function SetUp({ href, texts }: SetUpProps) {
  return (
    <Block className="box" style={box}>
      <Heading as="h2" className="ink" style={heading}>
        {texts.heading}
      </Heading>
      <Text className="muted" style={words}>
        {texts.text}
      </Text>
      <ActionButton href={href} label={texts.button} />
    </Block>
  );
}
