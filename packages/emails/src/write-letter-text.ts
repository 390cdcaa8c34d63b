import type { Letter } from "./letter.ts";

/** The plain-text part, for people who read mail as text. The address stands on a line of its own. */
export function writeLetterText(letter: Letter): string {
  const blocks = [
    letter.heading,
    letter.greeting,
    letter.intro,
    ...writeFacts(letter),
    ...letter.notes,
    ...writeAction(letter),
    ...letter.afterword,
    `${letter.goodbye}\n${letter.team}`,
    `-- \n${[...letter.footer, ...writeChoices(letter)].join("\n")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function writeFacts({ facts, colon }: Letter): string[] {
  if (facts.length === 0) return [];
  return [facts.map(({ label, value }) => label + colon + value).join("\n")];
}

function writeChoices({ choices, colon }: Letter): string[] {
  return choices === undefined ? [] : [`${choices.label}${colon.trimEnd()}`, choices.href];
}

function writeAction({ action, colon }: Letter): string[] {
  return action === null ? [] : [`${action.label}${colon.trimEnd()}\n${action.href}`];
}
