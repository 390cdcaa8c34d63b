import { BareNumberWarning as BareNumberWarning_9b6e94d941f9711e852d92c291c1c6d4 } from '../../../platform/text-tokens/bare-number-warning.tsx'
import { CurrentPasswordField as CurrentPasswordField_e6d5b58457cc6b0dae633ae1978c5ed6 } from '../../../identity/current-password-field.tsx'
import { SupportLink as SupportLink_201fac6ccd87d7dc3abd3569341d5835 } from '../../../support/support-link.tsx'
import { TranslationsLink as TranslationsLink_e0b41db261c7835441f097ee031f9c92 } from '../../../platform/translations/translations-link.tsx'
import { SupportView as SupportView_7694dadcd739d2ddd6430dd5f5993218 } from '../../../support/support-view.tsx'
import { TranslationsView as TranslationsView_870b13c6ad5edd1721df79f2305a36f9 } from '../../../platform/translations/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/text-tokens/bare-number-warning.tsx#BareNumberWarning": BareNumberWarning_9b6e94d941f9711e852d92c291c1c6d4,
  "/identity/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_e6d5b58457cc6b0dae633ae1978c5ed6,
  "/support/support-link.tsx#SupportLink": SupportLink_201fac6ccd87d7dc3abd3569341d5835,
  "/platform/translations/translations-link.tsx#TranslationsLink": TranslationsLink_e0b41db261c7835441f097ee031f9c92,
  "/support/support-view.tsx#SupportView": SupportView_7694dadcd739d2ddd6430dd5f5993218,
  "/platform/translations/translations-view.tsx#TranslationsView": TranslationsView_870b13c6ad5edd1721df79f2305a36f9,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
