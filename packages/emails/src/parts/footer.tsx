import { Text } from "@react-email/components";
import { Block } from "./block.tsx";
import { palette } from "./palette.ts";

const small = { margin: "0 0 8px", color: palette.inkMuted, fontSize: 13, lineHeight: "20px" };

export function Footer({ notes }: { notes: readonly string[] }) {
  return (
    <Block style={{ padding: "24px 24px 0" }}>
      {notes.map((note) => (
        <Text key={note} className="muted" style={small}>
          {note}
        </Text>
      ))}
    </Block>
  );
}
