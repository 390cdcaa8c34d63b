import { CurrentPasswordField as CurrentPasswordField_288eb46cad9d1a264fe92baf49ff00f7 } from '../../../access/current-password-field.tsx'
import { DeskLink as DeskLink_4c57fd057d8e753fea0ddbb33b8a67cf } from '../../../back-office/desk-link.tsx'
import { TranslationsLink as TranslationsLink_a66a3e40d9c2efd16320baff28407df7 } from '../../../translation/translations-link.tsx'
import { DeskView as DeskView_70ca3531f45496b5867480847943e097 } from '../../../back-office/desk-view.tsx'
import { TranslationsView as TranslationsView_9c5f0583bfc4cb6c209b6145f7ad21e3 } from '../../../translation/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/access/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_288eb46cad9d1a264fe92baf49ff00f7,
  "/back-office/desk-link.tsx#DeskLink": DeskLink_4c57fd057d8e753fea0ddbb33b8a67cf,
  "/translation/translations-link.tsx#TranslationsLink": TranslationsLink_a66a3e40d9c2efd16320baff28407df7,
  "/back-office/desk-view.tsx#DeskView": DeskView_70ca3531f45496b5867480847943e097,
  "/translation/translations-view.tsx#TranslationsView": TranslationsView_9c5f0583bfc4cb6c209b6145f7ad21e3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
