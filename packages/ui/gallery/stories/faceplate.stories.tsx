import { Faceplate, faceplateIds } from "../../src/faceplates/faceplate.tsx";
import type { Story } from "../story.ts";

export const faceplate: Story = {
  slug: "faceplate",
  name: "Faceplate",
  about: "Each product's own window, drawn from parameters.",
  specimens: [
    {
      title: "All of them",
      Example: () => (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {faceplateIds.map((pid) => (
            <li key={pid}>
              <Faceplate pid={pid} />
              <p className="pt-2 font-mono text-12 text-faint">{pid}</p>
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
