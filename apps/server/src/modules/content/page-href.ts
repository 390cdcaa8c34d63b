import { linkTo, type Language } from "@autotune/routes";

/** Where a content page is: some have a screen of their own, all others stand right below the root. */
export function pageHref(key: string, language: Language): string {
  switch (key) {
    case "home":
      return linkTo("Home", {}, language);
    case "products":
      return linkTo("Products", {}, language);
    case "learning-center":
      return linkTo("LearningCenter", {}, language);
    default:
      return linkTo("WPPageRenderer", { slug: key }, language);
  }
}
