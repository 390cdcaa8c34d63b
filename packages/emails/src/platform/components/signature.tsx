import { Text } from "@react-email/components";
import { palette } from "./palette.ts";

const look = { margin: "20px 0 0", color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };

export function Signature({ goodbye, team }: { goodbye: string; team: string }) {
  return (
    <Text className="muted" style={look}>
      {goodbye}
      <br />
      {team}
    </Text>
  );
}
