import { codeFace } from "./typefaces.ts";
import { palette } from "./palette.ts";

const caption = {
  padding: "12px 0 6px",
  color: palette.inkMuted,
  fontSize: 13,
  lineHeight: "18px",
};
const box = {
  padding: "12px 14px",
  backgroundColor: palette.box,
  border: `1px dashed ${palette.boxEdge}`,
  borderRadius: 10,
  color: palette.ink,
  fontFamily: codeFace,
  fontSize: 16,
  lineHeight: "24px",
  wordBreak: "break-all" as const,
  // One tap selects the whole value, and only it.
  WebkitUserSelect: "all" as const,
  userSelect: "all" as const,
};

/** A value that the reader will copy, under its name. */
export function CopyBox({ label, value }: { label: string; value: string }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td className="muted" style={caption}>
            {label}
          </td>
        </tr>
        <tr>
          <td className="box" translate="no" style={box}>
            {value}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
