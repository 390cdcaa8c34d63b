import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { Link, render, Text } from "@react-email/components";
import { Block } from "../platform/components/block.tsx";
import { BrandHead } from "../platform/components/brand-head.tsx";
import { Footer } from "../platform/components/footer.tsx";
import { Frame } from "../platform/components/frame.tsx";
import { palette } from "../platform/components/palette.ts";
import { Signature } from "../platform/components/signature.tsx";
import type { RenderedEmail } from "../platform/email.ts";
import { translatorFor, type Translate } from "../platform/i18n.ts";
import { sampleUrl, type Samples } from "../platform/samples.ts";
import { captioned, chooseEmails, team } from "../platform/shared-texts.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";
import { footerNotes } from "../platform/footer-notes.ts";
import { newsletterGoodbye } from "./newsletter-texts.ts";

interface DigestPost {
  readonly title: string;
  readonly summary: string;
  /** Absolute URL of the post. */
  readonly url: string;
}

interface DigestEmail {
  readonly language: Language;
  /** What has come out, at least one. */
  readonly posts: readonly DigestPost[];
  /** Absolute URL of the page on which its reader chooses their e-mails. */
  readonly choicesUrl: string;
}

/** The newsletter: what has come out since its reader's last one. */
export async function renderDigestEmail(email: DigestEmail): Promise<RenderedEmail> {
  const [first] = email.posts;
  if (first === undefined) throw new Error("A newsletter without news");
  const translate = translatorFor(email.language);
  const texts = translateTexts(translate);
  const title = translate(nameSubject(first.title));
  return {
    subject: translate(nameSubject(writeOnOneLine(first.title))),
    html: await render(<DigestMessage email={email} texts={texts} title={title} />),
    text: writeText(email, texts),
  };
}

const nameSubject = (title: string) => msg`New: ${title}`;

type Texts = ReturnType<typeof translateTexts>;

function translateTexts(translate: Translate) {
  const chooseLabel = translate(chooseEmails);
  return {
    preview: translate(msg`Our latest posts, in one place.`),
    heading: translate(msg`New from AutoTune`),
    intro: translate(msg`Here’s what we’ve published lately.`),
    read: translate(msg`Read the post`),
    goodbye: translate(newsletterGoodbye),
    team: translate(team),
    footer: footerNotes(
      [msg`You’re receiving this newsletter because you confirmed your sign-up from this address.`],
      translate,
    ),
    chooseLabel,
    chooseCaption: translate(captioned(chooseLabel)),
  };
}

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "8px 24px 28px",
};
const post = { padding: "20px 0", borderBottom: `1px solid ${palette.rule}` };
const heading = { margin: 0, fontSize: 18, lineHeight: "26px", fontWeight: 700 };
const titleLink = { color: palette.ink, textDecoration: "none", overflowWrap: "anywhere" as const };
const words = { margin: "6px 0 10px", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };
const read = { color: palette.accent, fontSize: 15, lineHeight: "24px", fontWeight: 600 };

interface DigestMessageProps {
  email: DigestEmail;
  texts: Texts;
  title: string;
}

function DigestMessage({ email, texts, title }: DigestMessageProps) {
  return (
    <Frame language={email.language} title={title} preview={texts.preview}>
      <BrandHead title={texts.heading} texts={[texts.intro]} />
      <Block className="card" style={card}>
        {email.posts.map((one) => (
          <Post key={one.url} post={one} label={texts.read} />
        ))}
        <Signature goodbye={texts.goodbye} team={texts.team} />
      </Block>
      <Footer notes={texts.footer} choices={{ href: email.choicesUrl, label: texts.chooseLabel }} />
    </Frame>
  );
}

function Post({ post: { title, summary, url }, label }: { post: DigestPost; label: string }) {
  return (
    <Block className="rule" style={post}>
      <h2 style={heading}>
        <Link href={url} className="ink" style={titleLink}>
          {title}
        </Link>
      </h2>
      <Text className="muted" style={words}>
        {summary}
      </Text>
      <Link href={url} className="accent" style={read} aria-label={`${label}: ${title}`}>
        {label}
      </Link>
    </Block>
  );
}

/** The plain text, for people who read e-mail as text. URLs are on lines of their own. */
function writeText({ posts, choicesUrl }: DigestEmail, texts: Texts): string {
  const blocks = [
    texts.heading,
    texts.intro,
    ...posts.map(
      ({ title, summary, url }) => `${writeOnOneLine(title)}\n${writeOnOneLine(summary)}\n${url}`,
    ),
    `${texts.goodbye}\n${texts.team}`,
    `-- \n${texts.footer.join("\n")}`,
    `${texts.chooseCaption}\n${choicesUrl}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

export const samples: Samples = {
  newsletterDigest: (language) =>
    renderDigestEmail({
      language,
      posts: [
        {
          title: "A dry vocal",
          summary: "First and last.",
          url: sampleUrl(language, "community/dry"),
        },
        {
          title: "Two voices",
          summary: "Both at once.",
          url: sampleUrl(language, "community/two"),
        },
      ],
      choicesUrl: sampleUrl(language, "communications"),
    }),
};
