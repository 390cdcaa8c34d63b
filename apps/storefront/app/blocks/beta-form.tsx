import type { BetaFormView } from "@autotune/contract";
import { BetaForm as Form } from "../features/marketing/beta/beta-form.tsx";

export function BetaForm({ block }: { block: BetaFormView }) {
  return (
    <section className="wrap section grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <div>
        <h2 className="text-48">{block.headline}</h2>
        <p className="mt-4 max-w-[44ch] text-16 text-muted">{block.text}</p>
      </div>
      <div className="rounded-24 border border-line bg-surface-1 px-5 py-6 sm:px-8 sm:py-8">
        <Form program={block.program} />
      </div>
    </section>
  );
}
