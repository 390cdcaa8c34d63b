import { newsletterLinkDays } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg, plural } from "@lingui/core/macro";
import { render, Text } from "@react-email/components";
import { ActionButton } from "../platform/components/action-button.tsx";
import { Block } from "../platform/components/block.tsx";
import { BrandHead } from "../platform/components/brand-head.tsx";
import { CopyBox } from "../platform/components/copy-box.tsx";
import { Footer } from "../platform/components/footer.tsx";
import { Frame } from "../platform/components/frame.tsx";
import { palette } from "../platform/components/palette.ts";
import { Signature } from "../platform/components/signature.tsx";
import type { RenderedEmail } from "../platform/email.ts";
import { translatorFor, type Translate } from "../platform/i18n.ts";
import { sampleUrl, type Samples } from "../platform/samples.ts";
import { captioned, team } from "../platform/shared-texts.ts";
import { footerNotes } from "../platform/footer-notes.ts";
import { newsletterGoodbye } from "./newsletter-texts.ts";

interface NewsletterEmail {
  readonly language: Language;
  /** Absolute URL of the page that confirms it; with the token. */
  readonly confirmUrl: string;
}

/** Asks the owner of this mailbox to confirm the newsletter. */
export async function renderNewsletterEmail(email: NewsletterEmail): Promise<RenderedEmail> {
  const texts = translateTexts(translatorFor(email.language));
  return {
    subject: texts.subject,
    html: await render(<NewsletterMessage email={email} texts={texts} />),
    text: writeText(email, texts),
  };
}

type Texts = ReturnType<typeof translateTexts>;

function translateTexts(translate: Translate) {
  const confirm = translate(msg`Yes, send me the newsletter`);
  return {
    subject: translate(msg`Confirm your AutoTune newsletter sign-up`),
    preview: translate(msg`One click and you’re in.`),
    heading: translate(msg`Confirm your sign-up`),
    intro: translate(
      msg`Someone signed up for the AutoTune newsletter with this address. If that was you, confirm below to get our posts about new tools, singing and recording.`,
    ),
    confirm,
    /** The line above the URL in the plain text. */
    openToConfirm: translate(captioned(confirm)),
    /** Above the URL, for readers whose button does not work. */
    orOpen: translate(msg`Or open this link in your browser`),
    validFor: translate(
      msg({
        message: `The link is good for ${plural(newsletterLinkDays, { one: "# day", other: "# days" })}. If this wasn’t you, ignore this email. We won’t write again unless you confirm.`,
        context: "newsletter",
      }),
    ),
    goodbye: translate(newsletterGoodbye),
    team: translate(team),
    footer: footerNotes(
      [
        msg`You’re receiving this email because this address was used to sign up for the newsletter.`,
      ],
      translate,
    ),
  };
}

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "32px 24px 28px",
};
const note = { margin: "20px 0 0", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };

function NewsletterMessage({ email, texts }: { email: NewsletterEmail; texts: Texts }) {
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
      <Footer notes={texts.footer} />
    </Frame>
  );
}

/** The plain text, for people who read e-mail as text. The URL is on a line of its own. */
function writeText({ confirmUrl }: NewsletterEmail, texts: Texts): string {
  const blocks = [
    texts.heading,
    texts.intro,
    `${texts.openToConfirm}\n${confirmUrl}`,
    texts.validFor,
    `${texts.goodbye}\n${texts.team}`,
    `-- \n${texts.footer.join("\n")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

export const samples: Samples = {
  newsletterConfirm: (language) =>
    renderNewsletterEmail({ language, confirmUrl: sampleUrl(language, "newsletter-signup") }),
};
