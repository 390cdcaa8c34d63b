export { ContentReader } from "./pages/content-reader.ts";
export { productImageCaching, serveProductImages } from "./media/product-images.ts";
export { findOutsideLinks } from "./pages/find-outside-links.ts";
export { findRedirect } from "./pages/find-redirect.ts";
export { type DraftOptions, sendDraft } from "./preview/send-draft.ts";
export { searchForPage } from "./search/search-for-page.ts";
