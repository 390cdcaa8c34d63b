import type { Language } from "@autotune/routes";
import type { RenderedEmail } from "./platform/email.ts";
import type { Samples } from "./platform/samples.ts";

const files = import.meta.glob<Samples>(["./*/*.tsx", "!./platform/*"], {
  eager: true,
  import: "samples",
});

export interface EmailSample {
  readonly domain: string;
  readonly name: string;
  readonly render: (language: Language) => Promise<RenderedEmail>;
}

/** Every email with invented values, found by its file. Tests and screenshots use them; the server does not. */
export const emailSamples: readonly EmailSample[] = Object.entries(files).flatMap(
  ([file, samples]) => {
    const [, domain = ""] = file.split("/");
    return Object.entries(samples).map(([name, render]) => ({ domain, name, render }));
  },
);
