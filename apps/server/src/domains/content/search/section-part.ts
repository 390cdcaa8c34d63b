/** Names a section of a manual within its document, as its URL does: `start#retune`. */
export function sectionPart(chapter: string, anchor: string): string {
  return `${chapter}#${anchor}`;
}

export function splitSectionPart(part: string): { chapter: string; anchor: string } {
  const [chapter = "", anchor = ""] = part.split("#");
  return { chapter, anchor };
}
