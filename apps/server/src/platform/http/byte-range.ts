/** Inclusive at both ends. */
export type RequestedRange =
  | { readonly kind: "whole" }
  | { readonly kind: "part"; readonly start: number; readonly end: number }
  /** Out of range. */
  | { readonly kind: "none" };

const whole: RequestedRange = { kind: "whole" };
const form = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a Range header requests (RFC 9110, 14.2). Anything but one range of bytes gets the whole file, as a
 * server may: clients that resume a download request one.
 */
export function readRange(header: string | undefined, size: number): RequestedRange {
  const [, first = "", last = ""] = form.exec(header ?? "") ?? [];
  if (first === "") return last === "" ? whole : lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Number(last);
  if (last !== "" && end < start) return whole;
  if (start >= size) return { kind: "none" };
  return { kind: "part", start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0 || size === 0) return { kind: "none" };
  return { kind: "part", start: Math.max(0, size - count), end: size - 1 };
}
