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

/** The frames of a stack, the outermost first, as the protocol wants them. */
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

/** Of a URL only a built file's path is reported; a page's own path may reveal more. */
function placeOf(file: string): string {
  const path = file.replace(/^[a-z-]+:\/\/[^/]*/, "").replace(/[?#].*$/, "");
  const isUrl = /^https?:/.test(file);
  if (isUrl) return path.startsWith("/assets/") ? path : "a page";
  // The installation's folder is not revealed.
  return path.replace(/^.*?\/(?=(?:apps|packages|node_modules)\/)/, "");
}
