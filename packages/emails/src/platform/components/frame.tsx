import type { Language } from "@autotune/routes";
import { Body, Container, Head, Html, Preview } from "@react-email/components";
import type { CSSProperties, ReactNode } from "react";
import { Block } from "./block.tsx";
import { textFace } from "./typefaces.ts";
import { palette } from "./palette.ts";
import { styleSheet } from "./style-sheet.ts";

interface FrameProps {
  language: Language;
  title: string;
  preview: string;
  children: ReactNode;
}

/** Korean breaks between words, Japanese between phrases where the mail program can, as their readers expect. */
const lineBreaks: Partial<Record<Language, CSSProperties>> = {
  ko: { wordBreak: "keep-all" },
  ja: { wordBreak: "auto-phrase", lineBreak: "strict" },
};

/** The document around every mail: its language, its preview, and a column of at most 600 px. */
export function Frame({ language, title, preview, children }: FrameProps) {
  // Body puts its style on a cell of its own that no class reaches; the ground inside it has one.
  const body = { margin: 0, padding: 0, backgroundColor: palette.page };
  const ground = {
    padding: "24px 8px",
    backgroundColor: palette.page,
    fontFamily: textFace(language),
    ...lineBreaks[language],
  };
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{styleSheet}</style>
      </Head>
      <Body className="page" style={body}>
        <Preview>{preview}</Preview>
        <Block className="page" style={ground}>
          <Container style={{ maxWidth: 600 }}>{children}</Container>
        </Block>
      </Body>
    </Html>
  );
}
