import type { Language } from "@autotune/routes";
import { render } from "@react-email/components";
import { EmailMessage } from "./email-message.tsx";
import type { Email, LabelledLink, RenderedEmail } from "./email.ts";
import { footerNotes } from "./footer-notes.ts";
import { translatorFor, type Translate, type Words } from "./i18n.ts";
import * as shared from "./shared-texts.ts";
import { writeEmailText } from "./write-email-text.ts";

interface LinkContent {
  readonly label: Words;
  readonly href: string;
}

/** What a short e-mail says, before it is translated. */
export interface EmailContent {
  readonly language: Language;
  readonly subject: Words;
  /** What the inbox shows beside the subject, if not the intro. */
  readonly preview?: Words;
  readonly heading: Words;
  /** May be empty, and is where somebody else may have typed the e-mail address. */
  readonly name: string;
  /** Below the greeting. */
  readonly intro: Words;
  readonly facts?: readonly (readonly [label: Words, value: Words])[];
  /** Before the button. */
  readonly notes?: readonly Words[];
  readonly action?: LinkContent | undefined;
  /** A link under the button, to what fewer readers need. */
  readonly secondAction?: LinkContent | undefined;
  /** Under the button: how long its link works, and what to do if it was somebody else. */
  readonly afterword?: readonly Words[];
  /** Where the usual one would look forward to more. */
  readonly goodbye?: Words;
  /** Why this email address gets it. */
  readonly footer: readonly Words[];
  /** Of an optional e-mail: where its reader unsubscribes. */
  readonly choices?: LinkContent;
}

export async function renderEmail(content: EmailContent): Promise<RenderedEmail> {
  const translate = translatorFor(content.language);
  const email = translateEmail(content, translate);
  return {
    subject: email.subject,
    html: await render(<EmailMessage email={email} />),
    text: writeEmailText(email, translate),
  };
}

function translateEmail(content: EmailContent, translate: Translate): Email {
  const { language, intro, preview = intro, facts = [], notes = [], afterword = [] } = content;
  return {
    language,
    subject: translate(content.subject),
    preview: translate(preview),
    heading: translate(content.heading),
    greeting: translate(shared.greet(content.name)),
    intro: translate(intro),
    facts: facts.map(([label, value]) => ({ label: translate(label), value: translate(value) })),
    notes: notes.map(translate),
    action: translateLink(content.action, translate),
    secondAction: translateLink(content.secondAction, translate),
    afterword: afterword.map(translate),
    goodbye: translate(content.goodbye ?? shared.goodbye),
    team: translate(shared.team),
    footer: footerNotes(content.footer, translate),
    choices: translateLink(content.choices, translate),
  };
}

function translateLink(
  link: LinkContent | undefined,
  translate: Translate,
): LabelledLink | undefined {
  return link === undefined ? undefined : { label: translate(link.label), href: link.href };
}
