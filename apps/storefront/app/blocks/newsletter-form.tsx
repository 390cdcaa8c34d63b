import type { NewsletterFormView } from "@autotune/contract";
import { NewsletterForm as Form } from "../features/marketing/newsletter/newsletter-form.tsx";

export function NewsletterForm({ block }: { block: NewsletterFormView }) {
  return (
    <section className="wrap section">
      <div className="grid items-center gap-x-14 gap-y-6 rounded-24 border border-line bg-surface-1 px-6 py-8 sm:px-10 sm:py-12 md:grid-cols-2">
        <div>
          <h2 className="text-36">{block.headline}</h2>
          <p className="mt-2 text-16 text-muted">{block.text}</p>
        </div>
        <Form />
      </div>
    </section>
  );
}
