import { Heading, Text } from "@react-email/components";
import { setupTexts } from "../../identity/setup.tsx";
import { ActionButton } from "../../platform/components/action-button.tsx";
import { Block } from "../../platform/components/block.tsx";
import { palette } from "../../platform/components/palette.ts";
import type { Translate } from "../../platform/i18n.ts";

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
  translate: Translate;
}

/** Asks a guest to create the account in which the order waits. */
export function SetUp({ href, translate }: SetUpProps) {
  return (
    <Block className="box" style={box}>
      <Heading as="h2" className="ink" style={heading}>
        {translate(setupTexts.heading)}
      </Heading>
      <Text className="muted" style={words}>
        {translate(setupTexts.text)}
      </Text>
      <ActionButton href={href} label={translate(setupTexts.button)} />
    </Block>
  );
}
