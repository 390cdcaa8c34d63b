/** Both ends are included. */
export type AskedBytes =
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly start: number; readonly end: number }
  /** There are no such bytes. */
  | { readonly kind: "none" };

const whole: AskedBytes = { kind: "whole" };
const form = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks for (RFC 9110, 14.2). Anything but one range of bytes is answered with the whole, as
 * a server may: whoever resumes a download asks for one.
 */
export function readRange(header: string | undefined, size: number): AskedBytes {
  const [, first = "", last = ""] = form.exec(header ?? "") ?? [];
  if (first === "") return last === "" ? whole : lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Number(last);
  if (last !== "" && end < start) return whole;
  if (start >= size) return { kind: "none" };
  return { kind: "part", start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): AskedBytes {
  if (count === 0 || size === 0) return { kind: "none" };
  return { kind: "part", start: Math.max(0, size - count), end: size - 1 };
}
