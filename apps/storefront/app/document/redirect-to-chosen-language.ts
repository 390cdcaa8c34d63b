import { defaultLanguage, languages } from "@autotune/routes";

const prefixed = languages.filter((language) => language !== defaultLanguage).join("|");

/**
 * A part of the first script of a document, where `k` is `document.cookie`: a visitor with a stored language
 * (features/identity/profile/choose-language.ts) who comes to `/` from elsewhere is redirected to it. A link within the shop, and the preview of
 * a draft, mean English. Any other URL names its language itself.
 */
export const redirectToChosenLanguage = `var l=location.pathname==="/"&&!/[?&]preview=/.test(location.search)&&document.referrer.indexOf(location.origin+"/")!==0&&/(?:^|; )language=(${prefixed})(?:;|$)/.exec(k);if(l)return location.replace("/"+l[1]+location.search+location.hash);`;
