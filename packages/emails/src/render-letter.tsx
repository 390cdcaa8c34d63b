import { render } from "@react-email/components";
import type { RenderedEmail } from "./declarations.ts";
import { LetterMessage } from "./letter-message.tsx";
import type { Letter } from "./letter.ts";
import { writeLetterText } from "./write-letter-text.ts";

export async function renderLetter(letter: Letter): Promise<RenderedEmail> {
  return {
    subject: letter.subject,
    html: await render(<LetterMessage letter={letter} />),
    text: writeLetterText(letter),
  };
}
