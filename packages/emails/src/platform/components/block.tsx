import type { CSSProperties, ReactNode } from "react";

interface BlockProps {
  className?: string;
  style: CSSProperties;
  children: ReactNode;
}

/** A full-width box. Its style is on the cell, because Outlook for Windows ignores the padding of a table. */
export function Block({ className, style, children }: BlockProps) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td {...(className !== undefined && { className })} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
