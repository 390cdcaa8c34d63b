import { PitchLine } from "../../src/pitch-line.tsx";
import { pitchDrawings } from "../../src/pitch-line/pictures.ts";
import type { Story } from "../story.ts";

type Variant = Parameters<typeof PitchLine>[0]["variant"];

function isVariant(name: string): name is Variant {
  return Object.hasOwn(pitchDrawings, name);
}

export const pitchLine: Story = {
  slug: "pitch-line",
  name: "Pitch line",
  about: "The brand in one picture: a wandering voice that snaps onto its notes.",
  specimens: Object.keys(pitchDrawings)
    .filter(isVariant)
    .map((variant) => ({ title: variant, Example: () => <PitchLine variant={variant} /> })),
  InEachHue: () => <PitchLine variant="divider" />,
};
