import type { CompareTableView, ListedProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { makeOfSettings } from "../features/catalogue/tryout/make-of-settings.ts";
import { Studio } from "../features/catalogue/tryout/studio.tsx";
import { useTryout } from "../features/catalogue/tryout/use-tryout.ts";
import { FittingEditions } from "../features/checkout/tryout/fitting-editions.tsx";

interface TryScreenProps {
  products: readonly ListedProductView[];
  comparison: CompareTableView | undefined;
}

/** The visitor's own voice, before and after, and the edition that does it. */
export function TryScreen({ products, comparison }: TryScreenProps) {
  const tryout = useTryout();
  return (
    <>
      <section className="relative isolate pt-8 sm:pt-12">
        <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(60%_46%_at_72%_10%,color-mix(in_oklch,var(--family-glow)_50%,transparent),transparent_72%),radial-gradient(40%_40%_at_8%_36%,oklch(0.45_0.13_30/0.18),transparent_70%)]" />
        <div className="wrap">
          <div className="grid items-end gap-x-12 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <h1 className="text-80">
              <Trans>Hear yourself in tune.</Trans>
            </h1>
            <p className="max-w-[42ch] text-18 text-muted md:pb-3">
              <Trans>
                Sing a few seconds. We find your key, draw every note and let you hear before and
                after. Then turn it up to robot.
              </Trans>
            </p>
          </div>
          <div className="mt-10 sm:mt-14">
            <Studio tryout={tryout} />
          </div>
        </div>
      </section>
      <FittingEditions
        make={makeOfSettings(tryout.settings)}
        products={products}
        comparison={comparison}
      />
    </>
  );
}
