import { BareNumberWarning as BareNumberWarning_9b6e94d941f9711e852d92c291c1c6d4 } from '../../../platform/text-tokens/bare-number-warning.tsx'
import { CurrentPasswordField as CurrentPasswordField_e6d5b58457cc6b0dae633ae1978c5ed6 } from '../../../identity/current-password-field.tsx'
import { SupportLink as SupportLink_201fac6ccd87d7dc3abd3569341d5835 } from '../../../support/support-link.tsx'
import { TranslationsLink as TranslationsLink_e0b41db261c7835441f097ee031f9c92 } from '../../../platform/translations/translations-link.tsx'
import { LeadToFactor as LeadToFactor_91ecd259f018217d62a5a1bd190e3aed } from '../../../identity/second-factor/ui/lead-to-factor.tsx'
import { SecurityLink as SecurityLink_b21bcf52e9745bef9982f9f636cee8a5 } from '../../../identity/second-factor/ui/security-link.tsx'
import { SupportView as SupportView_7694dadcd739d2ddd6430dd5f5993218 } from '../../../support/support-view.tsx'
import { TranslationsView as TranslationsView_870b13c6ad5edd1721df79f2305a36f9 } from '../../../platform/translations/translations-view.tsx'
import { FactorView as FactorView_e07bfeaf7ac70de2b000f1d8c5e290f0 } from '../../../identity/second-factor/ui/factor-view.tsx'
import { SecurityView as SecurityView_39faa7cc964babba26cde4577cf1201d } from '../../../identity/second-factor/ui/security-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/text-tokens/bare-number-warning.tsx#BareNumberWarning": BareNumberWarning_9b6e94d941f9711e852d92c291c1c6d4,
  "/identity/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_e6d5b58457cc6b0dae633ae1978c5ed6,
  "/support/support-link.tsx#SupportLink": SupportLink_201fac6ccd87d7dc3abd3569341d5835,
  "/platform/translations/translations-link.tsx#TranslationsLink": TranslationsLink_e0b41db261c7835441f097ee031f9c92,
  "/identity/second-factor/ui/lead-to-factor.tsx#LeadToFactor": LeadToFactor_91ecd259f018217d62a5a1bd190e3aed,
  "/identity/second-factor/ui/security-link.tsx#SecurityLink": SecurityLink_b21bcf52e9745bef9982f9f636cee8a5,
  "/support/support-view.tsx#SupportView": SupportView_7694dadcd739d2ddd6430dd5f5993218,
  "/platform/translations/translations-view.tsx#TranslationsView": TranslationsView_870b13c6ad5edd1721df79f2305a36f9,
  "/identity/second-factor/ui/factor-view.tsx#FactorView": FactorView_e07bfeaf7ac70de2b000f1d8c5e290f0,
  "/identity/second-factor/ui/security-view.tsx#SecurityView": SecurityView_39faa7cc964babba26cde4577cf1201d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
