import type { Language } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";

/** What the reader can do after a lesson. */
export function Outcome({ text, lang }: { text: string; lang: Language | undefined }) {
  return (
    <div className="max-w-[68ch] rounded-24 border border-line bg-surface-1 bg-linear-to-b from-family/10 to-transparent px-6 py-5">
      <p className="font-mono text-14 text-family">
        <Trans>After this lesson</Trans>
      </p>
      <p lang={lang} className="mt-2 text-18">
        {text}
      </p>
    </div>
  );
}
