interface Wrapped {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Width of a character relative to its height: about half, and equal in Japanese and Korean. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /[\u1100-\u11FF\u3000-\u9FFF\uAC00-\uD7AF\uFF00-\uFFEF]/.test(letter) ? 1 : 0.57;
  return width;
}

/** From the largest type size, with how many lines of it fit. */
const sizes = [
  { size: 84, most: 2 },
  { size: 68, most: 3 },
  { size: 54, most: 3 },
] as const;
const smallest = sizes[2];

/** The title in the largest type that fits; truncated with an ellipsis if too long even for the smallest. */
export function wrapTitle(title: string, width: number): Wrapped {
  for (const { size, most } of sizes) {
    const lines = breakLines(title, width / size);
    if (lines.length <= most) return { size, lines };
  }
  const { size, most } = smallest;
  const lines = breakLines(title, width / size).slice(0, most);
  return { size, lines: lines.map((line, index) => (index === most - 1 ? `${line}…` : line)) };
}

function breakLines(title: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(title)) {
    if (line !== "" && widthOf(line + word) > most) {
      lines.push(line.trim());
      line = word.trimStart();
    } else line += word;
  }
  return [...lines, line.trim()];
}

/** Japanese has no spaces: a line may break at any character. */
function wordsOf(title: string): string[] {
  return title.match(/[\u3000-\u9FFF\uFF00-\uFFEF]|\s*[^\s\u3000-\u9FFF\uFF00-\uFFEF]+|\s+/g) ?? [];
}
