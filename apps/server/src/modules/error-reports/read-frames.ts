interface Frame {
  readonly function?: string;
  /** Without host, query and fragment. */
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const deepest = 50;
/** `at name (file:1:2)` of Chromium and Node, `name@file:1:2` of Firefox and Safari. */
const line =
  /^(?:\s*at (?:(?<v8>.*?) \()?|(?<gecko>[^@]*)@)(?<file>\S+?):(?<row>\d+):(?<column>\d+)\)?$/;

/** The places that a stack names, the outermost first, as the protocol wants them. */
export function readFrames(stack: string): Frame[] {
  return stack
    .split("\n")
    .slice(0, deepest)
    .flatMap((text) => readFrame(text) ?? [])
    .toReversed();
}

function readFrame(text: string): Frame | undefined {
  const { v8, gecko, file, row, column } = line.exec(text.slice(0, 500))?.groups ?? {};
  if (file === undefined) return undefined;
  const name = (v8 ?? gecko ?? "").replace(/[^\w$.<> ]/g, "").slice(0, 100);
  const filename = placeOf(file);
  return {
    ...(name === "" ? {} : { function: name }),
    filename,
    lineno: Number(row),
    colno: Number(column),
    in_app: !/node_modules|^node:/.test(filename),
  };
}

/** In an address only the path of a built file says where; a page's own path may name more. */
function placeOf(file: string): string {
  const path = file.replace(/^[a-z-]+:\/\/[^/]*/, "").replace(/[?#].*$/, "");
  const isAddress = /^https?:/.test(file);
  if (isAddress) return path.startsWith("/assets/") ? path : "a page";
  // Where the shop is installed is nobody's business.
  return path.replace(/^.*?\/(?=(?:apps|packages|node_modules)\/)/, "");
}
