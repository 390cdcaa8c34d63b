/** The pages that every footer leads to, by their English slugs. */
export const footerPages = [
  "about",
  "press",
  "affiliate-program",
  "careers",
  "free-download",
  "auto-tune-special-offers",
  "daw-compatibility",
  "terms-of-service",
  "software-attributions",
];
