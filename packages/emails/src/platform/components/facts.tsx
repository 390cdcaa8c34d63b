import type { Fact } from "../email.ts";
import { palette } from "./palette.ts";

const name = {
  padding: "4px 16px 4px 0",
  color: palette.inkMuted,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 400,
  textAlign: "left" as const,
  verticalAlign: "top",
  // A long label wraps, or the value would be left a few letters a line.
  width: "40%",
};
const fact = {
  padding: "4px 0",
  color: palette.ink,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 600,
  textAlign: "right" as const,
  verticalAlign: "top",
  overflowWrap: "anywhere" as const,
};

/** An e-mail address that does not fit breaks after its at sign. */
function Value({ text }: { text: string }) {
  const end = text.indexOf("@") + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="muted" style={name}>
              {label}
            </th>
            <td className="ink" style={fact}>
              <Value text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
