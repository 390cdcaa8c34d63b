import { parseStylesheet, type CssRule } from "./parse-stylesheet.ts";
import { requiredClasses } from "./required-classes.ts";

/** The part of a stylesheet that a page is drawn with, by its HTML. */
export type CriticalCss = (html: string) => string;

interface IndexedRule extends CssRule {
  readonly rules?: readonly IndexedRule[];
  readonly selectors: readonly (readonly string[])[];
}

/**
 * Leaves out the rules for classes that the page does not have. The whole stylesheet follows at the end of the
 * document, for what appears later; it repeats these rules in their order, so nothing changes when it comes.
 */
export function criticalCss(stylesheet: string): CriticalCss {
  const parsed = parseStylesheet(stylesheet);
  const rules = indexRules(parsed.filter(({ prelude }) => !prelude.startsWith("@property")));
  const properties = parsed.filter(({ prelude }) => prelude.startsWith("@property"));
  // Layers rank in the order in which they are first named, and one may be left out here.
  const layers = parsed.flatMap(({ prelude }) => /^@layer (.+)/.exec(prelude)?.[1] ?? []);
  const order = layers.length === 0 ? "" : `@layer ${[...new Set(layers)].join(",")};`;
  return (html) => {
    const used = write(rules, classesIn(html));
    const registered = properties
      .filter(({ prelude }) => used.includes(prelude.slice("@property ".length)))
      .map(({ prelude, body }) => `${prelude}{${body}}`);
    return order + used + registered.join("");
  };
}

function indexRules(rules: readonly CssRule[]): IndexedRule[] {
  return rules.map(({ prelude, body, rules: inner }) => {
    if (inner !== undefined) return { prelude, body, rules: indexRules(inner), selectors: [] };
    return { prelude, body, selectors: prelude.startsWith("@") ? [[]] : requiredClasses(prelude) };
  });
}

function write(rules: readonly IndexedRule[], classes: ReadonlySet<string>): string {
  let css = "";
  for (const { prelude, body, rules: inner, selectors } of rules) {
    if (inner !== undefined) {
      const kept = write(inner, classes);
      if (kept !== "") css += `${prelude}{${kept}}`;
    } else if (selectors.some((names) => names.every((name) => classes.has(name)))) {
      css += body === "" && prelude.startsWith("@layer") ? "" : `${prelude}{${body}}`;
    }
  }
  return css;
}

/** As the renderer writes them: in double quotes, and escaped where HTML has a meaning for a character. */
function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  const start = 'class="';
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    at += start.length;
    const end = html.indexOf('"', at);
    attributes.add(html.slice(at, end));
    at = end;
  }
  // A component that is drawn many times has the same ones each time.
  const classes = new Set<string>();
  for (const attribute of attributes)
    for (const name of attribute.split(" ")) classes.add(unescape(name));
  return classes;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescape(name: string): string {
  return name.includes("&")
    ? name.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity)
    : name;
}
