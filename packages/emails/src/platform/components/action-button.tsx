import { Button } from "@react-email/components";
import { palette } from "./palette.ts";

const look = {
  display: "block",
  padding: "15px 24px",
  backgroundColor: palette.ink,
  borderRadius: 12,
  color: palette.stageText,
  fontSize: 16,
  lineHeight: "20px",
  fontWeight: 600,
  textAlign: "center" as const,
};

interface ActionButtonProps {
  href: string;
  label: string;
}

/** The one thing to press in a mail. */
export function ActionButton({ href, label }: ActionButtonProps) {
  return (
    <Button href={href} className="button" style={look}>
      {label}
    </Button>
  );
}
