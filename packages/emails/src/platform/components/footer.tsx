import { Link, Text } from "@react-email/components";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";

const small = { margin: "0 0 8px", color: palette.inkMuted, fontSize: 13, lineHeight: "20px" };
const wayOut = { color: palette.inkMuted, textDecoration: "underline" };

interface FooterProps {
  /** From footer-notes.ts. */
  notes: readonly string[];
  /** Of an optional e-mail: where its reader unsubscribes. */
  choices?: { href: string; label: string };
}

export function Footer({ notes, choices }: FooterProps) {
  return (
    <Block style={{ padding: "24px 24px 0" }}>
      {notes.map((note) => (
        <Text key={note} className="muted" style={small}>
          {note}
        </Text>
      ))}
      {choices === undefined ? null : (
        <Text className="muted" style={small}>
          <Link href={choices.href} className="muted" style={wayOut}>
            {choices.label}
          </Link>
        </Text>
      )}
    </Block>
  );
}
