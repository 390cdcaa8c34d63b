/**
 * Catches what is pressed before React listens: on a slow network that is for seconds. Links, forms with an address of
 * their own and inputs are left to the browser. The press of a button is stored, marked as busy at once, and played when
 * its part of the page is hydrated (`replay-presses.ts`); React replays no clicks. Pressing twice counts once.
 *
 * The space bar presses a link that is a button, at any time: a link does not handle it by itself.
 *
 * A knob is pressed where it is gripped: the hand that turns it lets go elsewhere.
 *
 * Inline and before everything else, so it is short: at most 1 KB. React marks the elements that it has hydrated with a
 * property of this name. Elements in `[data-presses]` are handled by that element.
 */
export const catchPresses = `var presses=[];(function(d,m){function h(e){var t=e.target.closest&&e.target.closest("button,a[href],[data-knob]"),f;if(!t||t.disabled||e.type!="click"&&!t.hasAttribute("data-knob")||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;presses.last=t;presses.time=performance.now();if(Object.keys(t.closest("[data-presses]")||t).some(k=>!k.indexOf("__reactFiber")))return;f=t.form;if(t.href){if(!t.target&&!t.download&&(!t.hash||t.pathname!=location.pathname))t.setAttribute(m,"");return}if(f&&f.hasAttribute("action")&&t.type=="submit")return;e.preventDefault();e.stopImmediatePropagation();if(presses.indexOf(t)<0){presses.push(t);t.setAttribute(m,"");t.setAttribute("aria-busy",!0)}}addEventListener("click",h,true);addEventListener("pointerdown",h,true);addEventListener("keydown",e=>{if(e.key==" "&&e.target.matches("a[role=button]")){e.preventDefault();e.repeat||e.target.click()}});addEventListener("pageshow",()=>d.querySelectorAll("a["+m+"]").forEach(a=>a.removeAttribute(m)))})(document,"data-pressed");`;

declare global {
  interface Window {
    /** Presses that nobody has handled yet. A cached page of an older release has none. */
    presses?: HTMLElement[] & {
      /** What was pressed last, handled or not, and when. */
      last?: HTMLElement;
      time?: number;
    };
  }
}
