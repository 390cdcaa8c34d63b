export {
  defaultLanguage,
  isLanguage,
  languageNames,
  languages,
  type Language,
} from "./languages.ts";
export { findRoute, routeTable, type RouteName, type RouteRow } from "./route-table.ts";
export { linkTo } from "./link-to.ts";
export { contentPageHref, contentPageKey } from "./content-page-address.ts";
export { documentHref } from "./document-href.ts";
export { routeOfPath } from "./route-of-path.ts";
export { parseRouteId, routeId } from "./route-id.ts";
export { pageTitle, routeTitle, siteName } from "./route-title.ts";
export { redirectToCanonical } from "./canonical-path.ts";
export { isMailedLinkPath } from "./is-mailed-link-path.ts";
export { usesMicrophone } from "./uses-microphone.ts";
export { isPersonalPath } from "./is-personal-path.ts";
export { routesInLanguages } from "./route-in-languages.ts";
export { splitLanguage } from "./localised-path.ts";
export { helpPath } from "./help-path.ts";
export { switchLanguage } from "./switch-language.ts";
