/**
 * Stores the first errors of a page until the reporting code has loaded and takes over `push`. It comes before all
 * other scripts, so that none fails unseen.
 */
export const catchFailures = `var failures=[];["error","unhandledrejection"].forEach(function(n){addEventListener(n,function(e){failures[9]||failures.push(e)})});`;

declare global {
  interface Window {
    /** Errors that were not reported yet. A cached page of an older release has none. */
    failures?: Event[];
  }
}
