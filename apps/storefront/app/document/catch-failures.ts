/**
 * Keeps the first errors of a page until the code that tells of them has come, and hands on the later ones. It stands
 * before all other scripts, so that none fails unseen.
 */
export const catchFailures = `var failures=[];["error","unhandledrejection"].forEach(function(n){addEventListener(n,function(e){failures[9]||failures.push(e)})});`;

declare global {
  interface Window {
    /** What failed on this page and was not told yet. A page that is kept from an older release has none. */
    failures?: Event[];
  }
}
