import { PitchLine } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { NewsletterForm } from "../../features/marketing/newsletter/newsletter-form.tsx";
import { Logo } from "../header/logo.tsx";
import { CountryPicker } from "../../features/checkout/country/country-picker.tsx";
import { DemonstrationNote } from "./demonstration-note.tsx";
import { FooterLanguages } from "./footer-languages.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { Seller } from "./seller.tsx";
import { SocialLinks } from "./social-links.tsx";

export function Footer() {
  return (
    <footer className="mt-24 overflow-hidden border-t border-line pb-8 sm:mt-32">
      <div className="wrap">
        <div className="grid items-center gap-x-14 gap-y-6 border-b border-line py-12 sm:py-16 md:grid-cols-2">
          <div>
            <h2 className="text-36">
              <Trans>Hear it first.</Trans>
            </h2>
            <p className="mt-2 text-16 text-muted">
              <Trans>New tools, and tips for singing and recording, in your inbox.</Trans>
            </p>
          </div>
          <NewsletterForm />
        </div>
        <div className="py-12 sm:py-16">
          <FooterLinks />
        </div>
      </div>
      <div className="wrap">
        <p className="border-t border-line pt-12 font-display text-[clamp(2.75rem,9.4vw,9.5rem)] leading-display font-[650] tracking-display text-balance sm:pt-16">
          <Trans>Unlock Your Voice.</Trans>
        </p>
      </div>
      <div className="mt-6 mb-8 sm:mt-8 sm:mb-10">
        <PitchLine variant="divider" />
      </div>
      <div className="wrap grid items-center gap-x-12 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <Logo />
          <SocialLinks />
        </div>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4 lg:justify-self-end">
          <FooterLanguages />
          <CountryPicker />
        </div>
        <div className="grid gap-y-4 lg:col-span-2">
          <LegalLinks />
          <Seller />
        </div>
        <div className="flex flex-wrap gap-x-12 gap-y-2 text-14 text-faint lg:col-span-2 lg:justify-between">
          <p className="max-w-[72ch]">
            <Trans>
              AutoTune and the names of its tools are trademarks. All other names belong to their
              owners.
            </Trans>
          </p>
          <DemonstrationNote />
        </div>
      </div>
    </footer>
  );
}
