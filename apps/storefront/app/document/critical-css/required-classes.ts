/**
 * The classes that a page must contain for a selector to match anything, one list for each selector of the group.
 * What stands in parentheses (`:not(.a)`, `:is(.a, .b)`) is not counted: it may be absent.
 */
export function requiredClasses(selectors: string): string[][] {
  const lists: string[][] = [[]];
  let depth = 0;
  for (let at = 0; at < selectors.length; at++) {
    const character = selectors[at];
    if (character === "\\") at += 1;
    else if (character === "(" || character === "[") depth += 1;
    else if (character === ")" || character === "]") depth -= 1;
    else if (depth === 0 && character === ",") lists.push([]);
    else if (depth === 0 && character === ".") {
      const [name = ""] = /^(?:\\.|[\w-]|[^\0-\x7f])*/.exec(selectors.slice(at + 1)) ?? [];
      lists.at(-1)?.push(name.replaceAll(/\\(.)/g, "$1"));
      at += name.length;
    }
  }
  return lists;
}
