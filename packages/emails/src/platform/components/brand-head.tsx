import { Heading, Text } from "@react-email/components";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";
import { PitchLine } from "./pitch-line.tsx";

const stage = {
  backgroundColor: palette.stage,
  borderRadius: "16px 16px 0 0",
  padding: "0 0 28px",
};
const wordmark = {
  margin: "0 0 36px",
  color: palette.stageText,
  fontSize: 19,
  lineHeight: "24px",
  fontWeight: 700,
  letterSpacing: "-0.02em",
};
const heading = {
  margin: "0 0 12px",
  color: palette.stageText,
  fontSize: 32,
  lineHeight: "38px",
  fontWeight: 700,
  letterSpacing: "-0.025em",
  overflowWrap: "anywhere" as const,
  textWrap: "balance" as const,
};
const words = { margin: "0 0 12px", color: palette.stageMuted, fontSize: 16, lineHeight: "26px" };

export function BrandHead({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Block style={stage}>
      <Block style={{ padding: "28px 24px 20px" }}>
        <Text style={wordmark}>AutoTune</Text>
        <Heading as="h1" style={heading}>
          {title}
        </Heading>
        {texts.map((text) => (
          <Text key={text} style={words}>
            {text}
          </Text>
        ))}
      </Block>
      <PitchLine />
    </Block>
  );
}
