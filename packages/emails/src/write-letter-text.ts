import type { Email } from "./letter.ts";

/** The plain-text part, for people who read e-mail as text. The URL is on a line of its own. */
export function writeEmailText(email: Email): string {
  const blocks = [
    email.heading,
    email.greeting,
    email.intro,
    ...writeFacts(email),
    ...email.notes,
    ...writeAction(email),
    ...email.afterword,
    `${email.goodbye}\n${email.team}`,
    `-- \n${[...email.footer, ...writeChoices(email)].join("\n")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function writeFacts({ facts, colon }: Email): string[] {
  if (facts.length === 0) return [];
  return [facts.map(({ label, value }) => label + colon + value).join("\n")];
}

function writeChoices({ choices, colon }: Email): string[] {
  return choices === undefined ? [] : [`${choices.label}${colon.trimEnd()}`, choices.href];
}

function writeAction({ action, colon }: Email): string[] {
  return action === null ? [] : [`${action.label}${colon.trimEnd()}\n${action.href}`];
}
