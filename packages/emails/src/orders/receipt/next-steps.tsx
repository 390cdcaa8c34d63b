import { Heading, Text } from "@react-email/components";
import { Block } from "../../platform/components/block.tsx";
import { palette } from "../../platform/components/palette.ts";
import { codeFace } from "../../platform/components/typefaces.ts";
import type { Translate } from "../../platform/i18n.ts";
import { listSteps } from "./list-steps.ts";
import type { OrderEmail } from "./order-email.ts";
import { orderTexts } from "./order-texts.ts";

const block = { borderTop: `1px solid ${palette.rule}`, padding: "28px 0 16px" };
const heading = {
  margin: "0 0 12px",
  color: palette.ink,
  fontSize: 18,
  lineHeight: "24px",
  fontWeight: 700,
  letterSpacing: "-0.01em",
};
const number = {
  width: 24,
  border: `2px solid ${palette.accent}`,
  borderRadius: 16,
  color: palette.accent,
  fontFamily: codeFace,
  fontSize: 13,
  lineHeight: "24px",
  fontWeight: 600,
  textAlign: "center" as const,
};
const title = { margin: 0, color: palette.ink, fontSize: 16, lineHeight: "26px", fontWeight: 600 };
const text = { margin: 0, color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };

interface NextStepsProps {
  order: OrderEmail;
  translate: Translate;
}

export function NextSteps({ order, translate }: NextStepsProps) {
  return (
    <Block className="rule" style={block}>
      <Heading as="h2" className="ink" style={heading}>
        {translate(orderTexts.nextHeading)}
      </Heading>
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          {listSteps(order).map((step, index) => (
            <tr key={step.title.id}>
              <td width="28" style={{ padding: "8px 16px 8px 0", verticalAlign: "top" }}>
                <div className="accent" style={number}>
                  {index + 1}
                </div>
              </td>
              <td style={{ padding: "8px 0", verticalAlign: "top" }}>
                <Text className="ink" style={title}>
                  {translate(step.title)}
                </Text>
                <Text className="muted" style={text}>
                  {translate(step.text)}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
