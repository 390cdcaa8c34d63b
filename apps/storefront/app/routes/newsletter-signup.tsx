import { languages, splitLanguage } from "@autotune/routes";
import { Panel, PanelPart, PitchLine } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { useLinkParams } from "../platform/link-pages/use-link-params.ts";
import { NewsletterConfirmation } from "../features/marketing/newsletter/newsletter-confirmation.tsx";
import { NewsletterForm } from "../features/marketing/newsletter/newsletter-form.tsx";
import { i18nFor } from "../platform/i18n/messages.ts";
import { storefrontContext } from "../document/storefront-context.ts";

const what = msg`New tools, and tips for singing and recording, in one newsletter from the people who make AutoTune.`;

/** `/newsletter-signup`; the email's link adds `#token=…`. */
export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.get(storefrontContext).origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: titleIn(location.pathname, msg`Newsletter Signup`),
        description: i18nFor(splitLanguage(location.pathname).language)._(what),
        origin: loaderData.origin,
        pathname: location.pathname,
        availableIn: languages,
      });

export default function NewsletterSignup() {
  // Its purpose shows after hydration. Until then the space is reserved.
  const token = useLinkParams().get("token") ?? "";
  const { i18n } = useLingui();

  // From here on React decides what is visible.
  useEffect(() => document.documentElement.removeAttribute("data-confirming"), []);

  return (
    <section className="relative isolate pt-12 sm:pt-20">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(50%_60%_at_25%_30%,color-mix(in_oklch,var(--family-glow)_40%,transparent),transparent_72%)]" />
      <div className="wrap grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <div>
          <h1 className="text-64">
            <Trans>Hear it first.</Trans>
          </h1>
          <p className="mt-6 max-w-[48ch] text-18 text-muted">{i18n._(what)}</p>
        </div>
        {token === "" ? (
          <div className="in-data-confirming:invisible">
            <Panel title={<Trans>Get the newsletter</Trans>}>
              <PanelPart>
                <NewsletterForm />
              </PanelPart>
            </Panel>
          </div>
        ) : (
          <NewsletterConfirmation token={token} />
        )}
      </div>
      <div className="mt-14 sm:mt-20">
        <PitchLine variant="divider" />
      </div>
    </section>
  );
}
