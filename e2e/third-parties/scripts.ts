/**
 * What the tag manager's host serves: it reports everything that is pushed to its host, and sets the cookies that
 * the inventory names. It reads what was pushed before it loaded, as the real ones do.
 */
export const tagManagerScript = `(() => {
  const host = new URL(document.currentScript.src).origin;
  const tell = (pushed) => navigator.sendBeacon(host + "/pushes", JSON.stringify(pushed));
  const layer = (window.dataLayer = window.dataLayer || []);
  layer.slice().forEach(tell);
  const push = layer.push.bind(layer);
  layer.push = (...events) => {
    events.forEach(tell);
    return push(...events);
  };
  const keep = (name, days) => {
    document.cookie = name + "=" + Math.random().toString(36).slice(2) + "; Path=/; SameSite=Lax; Max-Age=" + days * 86400;
  };
  keep("_ga", 395);
  keep("_ga_SHOP", 395);
  keep("_gcl_au", 90);
})();
`;

/** What the affiliate network's host serves: it reports the click that led here to its host. */
export const affiliateScript = `(() => {
  const host = new URL(document.currentScript.src).origin;
  const click = new URL(location.href).searchParams.get("irclickid");
  navigator.sendBeacon(host + "/clicks", JSON.stringify({ click }));
})();
`;
