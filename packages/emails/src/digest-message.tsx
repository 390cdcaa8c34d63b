import { Link, Text } from "@react-email/components";
import type { DigestEmail, DigestEmailPost } from "./digest-email.ts";
import { Block } from "./parts/block.tsx";
import { BrandHead } from "./parts/brand-head.tsx";
import { Footer } from "./parts/footer.tsx";
import { Frame } from "./parts/frame.tsx";
import { palette } from "./parts/palette.ts";
import { Signature } from "./parts/signature.tsx";
import type { DigestTexts } from "./texts/digest/digest-texts.ts";

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "8px 24px 28px",
};
const post = { padding: "20px 0", borderBottom: `1px solid ${palette.rule}` };
const title = { margin: 0, fontSize: 18, lineHeight: "26px", fontWeight: 700 };
const titleLink = { color: palette.ink, textDecoration: "none", overflowWrap: "anywhere" as const };
const summary = { margin: "6px 0 10px", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };
const read = { color: palette.accent, fontSize: 15, lineHeight: "24px", fontWeight: 600 };

interface DigestMessageProps {
  email: DigestEmail;
  texts: DigestTexts;
}

export function DigestMessage({ email, texts }: DigestMessageProps) {
  const [first] = email.posts;
  return (
    <Frame
      language={email.language}
      title={texts.subject(first?.title ?? "")}
      preview={texts.preview}
    >
      <BrandHead title={texts.heading} texts={[texts.intro]} />
      <Block className="card" style={card}>
        {email.posts.map((one) => (
          <Post key={one.url} post={one} label={texts.read} />
        ))}
        <Signature goodbye={texts.goodbye} team={texts.team} />
      </Block>
      <Footer
        notes={[texts.demonstration, texts.whyThisMail]}
        choices={{ href: email.choicesUrl, label: texts.chooseMails }}
      />
    </Frame>
  );
}

function Post({
  post: { title: words, summary: said, url },
  label,
}: {
  post: DigestEmailPost;
  label: string;
}) {
  return (
    <Block className="rule" style={post}>
      <h2 style={title}>
        <Link href={url} className="ink" style={titleLink}>
          {words}
        </Link>
      </h2>
      <Text className="muted" style={summary}>
        {said}
      </Text>
      <Link href={url} className="accent" style={read} aria-label={`${label}: ${words}`}>
        {label}
      </Link>
    </Block>
  );
}
