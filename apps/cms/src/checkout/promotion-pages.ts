import type { CollectionConfig } from "payload";
import { slugField } from "../platform/fields/slug-field.ts";
import { chosenProducts } from "../catalogue/fields/chosen-products.ts";
import { code } from "./code.ts";
import { isSample } from "../platform/fields/is-sample.ts";
import { ready, readyIn } from "../platform/fields/ready.ts";
import { redirectOldUrl } from "../platform/fields/redirect-old-url.ts";
import { seo } from "../content/seo/seo.ts";
import { translatedLine, translatedParagraph } from "../platform/fields/translated-text.ts";
import { draftPreview } from "../content/preview/draft-preview.ts";
import { promotionPagePublication } from "./promotion-page-publication.ts";
import { publishWhenSaved } from "../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../platform/drafts/drafted.ts";

export const promotionPages: CollectionConfig = {
  slug: "promotion-pages",
  labels: { singular: "Promotion page", plural: "Promotion pages" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(promotionPagePublication),
    group: "Offers",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "code", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["title", "slug", "code"],
    description:
      "Pages under /promotions. Prices, dates and eligibility come from the promotion itself.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: promotionPagePublication },
  hooks: draftedHooks(publishWhenSaved(promotionPagePublication)),
  fields: [
    translatedLine({ name: "title", label: "Title", needed: true }),
    translatedLine({ name: "lead", label: "Intro", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text", needed: true }),
    code("The promotion’s code, exactly as entered there."),
    chosenProducts("Products in the promotion, in the order they appear on the page."),
    seo,
    slugField({
      name: "slug",
      label: "Slug",
      unique: true,
      description: "The last part of the URL, after /promotions/.",
    }),
    isSample,
    redirectOldUrl,
    ready,
    readyIn,
  ],
};
