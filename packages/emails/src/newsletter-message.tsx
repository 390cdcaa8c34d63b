import { Text } from "@react-email/components";
import type { NewsletterEmail } from "./newsletter-email.ts";
import { ActionButton } from "./parts/action-button.tsx";
import { Block } from "./parts/block.tsx";
import { BrandHead } from "./parts/brand-head.tsx";
import { CopyBox } from "./parts/copy-box.tsx";
import { Footer } from "./parts/footer.tsx";
import { Frame } from "./parts/frame.tsx";
import { palette } from "./parts/palette.ts";
import { Signature } from "./parts/signature.tsx";
import type { NewsletterTexts } from "./texts/newsletter/newsletter-texts.ts";

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "32px 24px 28px",
};
const note = { margin: "20px 0 0", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };

interface NewsletterMessageProps {
  email: NewsletterEmail;
  texts: NewsletterTexts;
}

export function NewsletterMessage({ email, texts }: NewsletterMessageProps) {
  const { language, confirmUrl } = email;
  return (
    <Frame language={language} title={texts.subject} preview={texts.preview}>
      <BrandHead title={texts.heading} texts={[texts.intro]} />
      <Block className="card" style={card}>
        <ActionButton href={confirmUrl} label={texts.confirm} />
        <div style={{ height: 16, lineHeight: "16px" }} />
        <CopyBox label={texts.orOpen} value={confirmUrl} />
        <Text className="muted" style={note}>
          {texts.validFor}
        </Text>
        <Signature goodbye={texts.goodbye} team={texts.team} />
      </Block>
      <Footer notes={[texts.demonstration, texts.whyThisMail]} />
    </Frame>
  );
}
