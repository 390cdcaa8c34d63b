import { Link, Text } from "@react-email/components";
import { ActionButton } from "./components/action-button.tsx";
import { Block } from "./components/block.tsx";
import { BrandHead } from "./components/brand-head.tsx";
import { Facts } from "./components/facts.tsx";
import { Footer } from "./components/footer.tsx";
import { Frame } from "./components/frame.tsx";
import { palette } from "./components/palette.ts";
import { Signature } from "./components/signature.tsx";
import type { Email } from "./email.ts";
import { emailSettings } from "./email-settings.ts";

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "24px 24px 28px",
};
/** Words and the button have room above them, which the box of facts does not. */
const cardWithoutFacts = { ...card, padding: "4px 24px 28px" };
const box = { padding: "12px 16px", backgroundColor: palette.box, borderRadius: 12 };
const link = { color: palette.accent, textDecoration: "underline" };
const secondLink = {
  margin: "16px 0 0",
  fontSize: 15,
  lineHeight: "24px",
  textAlign: "center",
} as const;
const words = { margin: "20px 0 0", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };

export function EmailMessage({ email }: { email: Email }) {
  const { facts, action, secondAction } = email;
  return (
    <Frame language={email.language} title={email.subject} preview={email.preview}>
      <BrandHead title={email.heading} texts={[email.greeting, email.intro]} />
      <Block className="card" style={facts.length > 0 ? card : cardWithoutFacts}>
        {facts.length > 0 && (
          <Block className="box" style={box}>
            <Facts facts={facts} />
          </Block>
        )}
        <Paragraphs texts={email.notes} />
        {action !== undefined && (
          <>
            <div style={{ height: 24, lineHeight: "24px" }} />
            <ActionButton href={action.href} label={action.label} />
          </>
        )}
        {secondAction !== undefined && (
          <Text style={secondLink}>
            <Link href={secondAction.href} className="accent" style={link}>
              {secondAction.label}
            </Link>
          </Text>
        )}
        <Paragraphs texts={email.afterword} />
        <Signature goodbye={email.goodbye} team={email.team} />
      </Block>
      <Footer
        notes={email.footer}
        {...(email.choices === undefined ? {} : { choices: email.choices })}
      />
    </Frame>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} className="muted" style={words}>
      <WithSupportLink text={text} />
    </Text>
  ));
}

/** Not every mail program makes a link of a URL. */
function WithSupportLink({ text }: { text: string }) {
  const { supportUrl } = emailSettings();
  const [before = "", after] = text.split(supportUrl);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link href={supportUrl} className="accent" style={link}>
        {supportUrl}
      </Link>
      {after}
    </>
  );
}
