import { BareNumberWarning as BareNumberWarning_9b6e94d941f9711e852d92c291c1c6d4 } from '../../../platform/text-tokens/bare-number-warning.tsx'
import { ProductCell as ProductCell_811111c9d24e803768d04e5c0533344d } from '../../../catalogue/products/list/product-cell.tsx'
import { PriceCell as PriceCell_a8878fc3262aad85b8014afccbf14902 } from '../../../catalogue/products/list/price-cell.tsx'
import { KeepUnsavedChanges as KeepUnsavedChanges_cca9b0fa3f23735fc9df13f1004d0b26 } from '../../../platform/drafts/keep-unsaved-changes.tsx'
import { PublishButton as PublishButton_c4c53fdba39e90fcb9dc01aab2236610 } from '../../../platform/admin/publish/publish-button.tsx'
import { SaveDraftButton as SaveDraftButton_e6ad87d1660d894c5085452b05c1ffa7 } from '../../../platform/drafts/save-draft-button.tsx'
import { PeriodCell as PeriodCell_87639717f336a1620192e0d52c79b940 } from '../../../catalogue/prices/period-cell.tsx'
import { PeriodNotice as PeriodNotice_837be0c309b4e2224fcf167329c8409b } from '../../../catalogue/prices/period-notice.tsx'
import { CurrentPasswordField as CurrentPasswordField_e6d5b58457cc6b0dae633ae1978c5ed6 } from '../../../identity/current-password-field.tsx'
import { Mark as Mark_3673e7dbe866035f81849602a5a43e5f } from '../../../platform/admin/brand/mark.tsx'
import { Logo as Logo_f9097dfbbacc8a3e05466ec9de00bde8 } from '../../../platform/admin/brand/logo.tsx'
import { SecurityLink as SecurityLink_b21bcf52e9745bef9982f9f636cee8a5 } from '../../../identity/second-factor/ui/security-link.tsx'
import { LeadToFactor as LeadToFactor_91ecd259f018217d62a5a1bd190e3aed } from '../../../identity/second-factor/ui/lead-to-factor.tsx'
import { NavBrand as NavBrand_5ed17bbf888e35c29de6285fe456c40e } from '../../../platform/admin/brand/nav-brand.tsx'
import { SupportLink as SupportLink_201fac6ccd87d7dc3abd3569341d5835 } from '../../../support/support-link.tsx'
import { ReportsLink as ReportsLink_2cbd709de0ceff0cd26c20179d91981c } from '../../../reporting/reports-link.tsx'
import { ScheduleLink as ScheduleLink_fd14dde6736ee7093530bae561e5f042 } from '../../../platform/schedule/schedule-link.tsx'
import { TranslationsLink as TranslationsLink_e0b41db261c7835441f097ee031f9c92 } from '../../../platform/translations/translations-link.tsx'
import { SupportView as SupportView_7694dadcd739d2ddd6430dd5f5993218 } from '../../../support/support-view.tsx'
import { ReportView as ReportView_3daad851c59d74cccd4ad74d0b8c2d6e } from '../../../reporting/report-view.tsx'
import { TranslationsView as TranslationsView_870b13c6ad5edd1721df79f2305a36f9 } from '../../../platform/translations/translations-view.tsx'
import { ScheduleView as ScheduleView_6278c2dd907c44fd68e6764b3feee807 } from '../../../platform/schedule/schedule-view.tsx'
import { FactorView as FactorView_e07bfeaf7ac70de2b000f1d8c5e290f0 } from '../../../identity/second-factor/ui/factor-view.tsx'
import { SecurityView as SecurityView_39faa7cc964babba26cde4577cf1201d } from '../../../identity/second-factor/ui/security-view.tsx'
import { WelcomeWidget as WelcomeWidget_d1d9ded79d0d21da3512922e9c699e41 } from '../../../dashboard/widgets/welcome.tsx'
import { FiguresWidget as FiguresWidget_d9ad9e6221be6489722723b51b8134bc } from '../../../dashboard/widgets/figures.tsx'
import { WaitingWidget as WaitingWidget_bba5d6e00380e41aa4d60e0bdcce63ea } from '../../../dashboard/widgets/waiting.tsx'
import { ScheduleWidget as ScheduleWidget_65aad07baa5f3563626653b3098273d9 } from '../../../dashboard/widgets/schedule.tsx'
import { DraftsWidget as DraftsWidget_d0f768b467179fe67200ad97a320f9ef } from '../../../dashboard/widgets/drafts.tsx'
import { TranslationsWidget as TranslationsWidget_48e2e6094b18dfbf9b566a4f72589cf0 } from '../../../dashboard/widgets/translations.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/text-tokens/bare-number-warning.tsx#BareNumberWarning": BareNumberWarning_9b6e94d941f9711e852d92c291c1c6d4,
  "/catalogue/products/list/product-cell.tsx#ProductCell": ProductCell_811111c9d24e803768d04e5c0533344d,
  "/catalogue/products/list/price-cell.tsx#PriceCell": PriceCell_a8878fc3262aad85b8014afccbf14902,
  "/platform/drafts/keep-unsaved-changes.tsx#KeepUnsavedChanges": KeepUnsavedChanges_cca9b0fa3f23735fc9df13f1004d0b26,
  "/platform/admin/publish/publish-button.tsx#PublishButton": PublishButton_c4c53fdba39e90fcb9dc01aab2236610,
  "/platform/drafts/save-draft-button.tsx#SaveDraftButton": SaveDraftButton_e6ad87d1660d894c5085452b05c1ffa7,
  "/catalogue/prices/period-cell.tsx#PeriodCell": PeriodCell_87639717f336a1620192e0d52c79b940,
  "/catalogue/prices/period-notice.tsx#PeriodNotice": PeriodNotice_837be0c309b4e2224fcf167329c8409b,
  "/identity/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_e6d5b58457cc6b0dae633ae1978c5ed6,
  "/platform/admin/brand/mark.tsx#Mark": Mark_3673e7dbe866035f81849602a5a43e5f,
  "/platform/admin/brand/logo.tsx#Logo": Logo_f9097dfbbacc8a3e05466ec9de00bde8,
  "/identity/second-factor/ui/security-link.tsx#SecurityLink": SecurityLink_b21bcf52e9745bef9982f9f636cee8a5,
  "/identity/second-factor/ui/lead-to-factor.tsx#LeadToFactor": LeadToFactor_91ecd259f018217d62a5a1bd190e3aed,
  "/platform/admin/brand/nav-brand.tsx#NavBrand": NavBrand_5ed17bbf888e35c29de6285fe456c40e,
  "/support/support-link.tsx#SupportLink": SupportLink_201fac6ccd87d7dc3abd3569341d5835,
  "/reporting/reports-link.tsx#ReportsLink": ReportsLink_2cbd709de0ceff0cd26c20179d91981c,
  "/platform/schedule/schedule-link.tsx#ScheduleLink": ScheduleLink_fd14dde6736ee7093530bae561e5f042,
  "/platform/translations/translations-link.tsx#TranslationsLink": TranslationsLink_e0b41db261c7835441f097ee031f9c92,
  "/support/support-view.tsx#SupportView": SupportView_7694dadcd739d2ddd6430dd5f5993218,
  "/reporting/report-view.tsx#ReportView": ReportView_3daad851c59d74cccd4ad74d0b8c2d6e,
  "/platform/translations/translations-view.tsx#TranslationsView": TranslationsView_870b13c6ad5edd1721df79f2305a36f9,
  "/platform/schedule/schedule-view.tsx#ScheduleView": ScheduleView_6278c2dd907c44fd68e6764b3feee807,
  "/identity/second-factor/ui/factor-view.tsx#FactorView": FactorView_e07bfeaf7ac70de2b000f1d8c5e290f0,
  "/identity/second-factor/ui/security-view.tsx#SecurityView": SecurityView_39faa7cc964babba26cde4577cf1201d,
  "/dashboard/widgets/welcome.tsx#WelcomeWidget": WelcomeWidget_d1d9ded79d0d21da3512922e9c699e41,
  "/dashboard/widgets/figures.tsx#FiguresWidget": FiguresWidget_d9ad9e6221be6489722723b51b8134bc,
  "/dashboard/widgets/waiting.tsx#WaitingWidget": WaitingWidget_bba5d6e00380e41aa4d60e0bdcce63ea,
  "/dashboard/widgets/schedule.tsx#ScheduleWidget": ScheduleWidget_65aad07baa5f3563626653b3098273d9,
  "/dashboard/widgets/drafts.tsx#DraftsWidget": DraftsWidget_d0f768b467179fe67200ad97a320f9ef,
  "/dashboard/widgets/translations.tsx#TranslationsWidget": TranslationsWidget_48e2e6094b18dfbf9b566a4f72589cf0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
