/** A part of a stylesheet: what stands between two braces, and what stands before it. */
export interface CssRule {
  /** A selector, or an at-rule with its condition. */
  readonly prelude: string;
  /** The rules in it, if it only groups others. */
  readonly rules?: readonly CssRule[];
  readonly body: string;
}

const groups = /^@(?:layer|media|supports|container|starting-style)\b/;

/** Reads what a build writes, also as bytes of one character each: no comments but the first, and no statement outside of braces but `@layer a, b;`. */
export function parseStylesheet(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === "/" && css[at + 1] === "*") {
      at = css.indexOf("*/", at) + 1;
      start = at + 1;
    } else if (character === ";") {
      rules.push({ prelude: trimmed(css, start, at), body: "" });
      start = at + 1;
    } else if (character === '"' || character === "'") {
      at = closingQuote(css, at);
    } else if (character === "\\") {
      at += 1;
    } else if (character === "{") {
      const end = closingBrace(css, at);
      const prelude = trimmed(css, start, at);
      const body = css.slice(at + 1, end);
      rules.push(
        groups.test(prelude) ? { prelude, body, rules: parseStylesheet(body) } : { prelude, body },
      );
      at = end;
      start = end + 1;
    }
  }
  return rules;
}

/** Without what CSS counts as white space, which is less than JavaScript does. */
function trimmed(css: string, start: number, end: number): string {
  return css.slice(start, end).replaceAll(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, "");
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const character = css[at];
    if (character === "{") depth += 1;
    else if (character === '"' || character === "'") at = closingQuote(css, at);
    else if (character === "\\") at += 1;
    else if (character === "}" && --depth === 0) return at;
  }
  throw new Error("A brace of the stylesheet is not closed");
}

function closingQuote(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at++) {
    if (css[at] === "\\") at += 1;
    else if (css[at] === css[open]) return at;
  }
  throw new Error("A string of the stylesheet is not closed");
}
