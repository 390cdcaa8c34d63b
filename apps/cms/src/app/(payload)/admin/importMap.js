import { DeskLink as DeskLink_4c57fd057d8e753fea0ddbb33b8a67cf } from '../../../back-office/desk-link.tsx'
import { DeskView as DeskView_70ca3531f45496b5867480847943e097 } from '../../../back-office/desk-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/back-office/desk-link.tsx#DeskLink": DeskLink_4c57fd057d8e753fea0ddbb33b8a67cf,
  "/back-office/desk-view.tsx#DeskView": DeskView_70ca3531f45496b5867480847943e097,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
