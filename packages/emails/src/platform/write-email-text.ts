import type { Email } from "./email.ts";
import type { Translate } from "./i18n.ts";
import { captioned, labelled } from "./shared-texts.ts";

/** The plain text, for people who read e-mail as text. The URL is on a line of its own. */
export function writeEmailText(email: Email, translate: Translate): string {
  const { facts, action, secondAction, choices } = email;
  const links = [action, secondAction].filter((link) => link !== undefined);
  const rows = facts.map(({ label, value }) => translate(labelled(label, value)));
  const footer = [...email.footer];
  if (choices !== undefined) footer.push(translate(captioned(choices.label)), choices.href);
  const blocks = [
    email.heading,
    email.greeting,
    email.intro,
    ...(rows.length === 0 ? [] : [rows.join("\n")]),
    ...email.notes,
    ...links.map(({ label, href }) => `${translate(captioned(label))}\n${href}`),
    ...email.afterword,
    `${email.goodbye}\n${email.team}`,
    `-- \n${footer.join("\n")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}
