/**
 * The sandbox's own version of the provider's browser library: same tag, same attributes, same methods.
 * It styles only through the CSSOM, because pages that load it forbid inline styles.
 */
(() => {
  const tag = document.getElementById("fsc-api");
  if (tag === null) return;
  // A page that puts the tag in again gets a fresh library; the one before leaves nothing behind.
  window.fastspring?.dispose?.();

  const storefront = tag.dataset.storefront ?? "";
  const [host = "", path = ""] = storefront.split("/");
  const scheme = new URL(tag.src, location.href).protocol;
  const origin = `${scheme}//${host}`;
  const isPopup = path.includes("popup");
  const sessionKey = `fsc-session ${storefront}`;
  const isContinuous = tag.dataset.continuous === "true";
  const debug = (...words) => {
    // oxlint-disable-next-line no-console -- the page asked for it by data-debug
    if (tag.dataset.debug === "true") console.debug("[fsc]", ...words);
  };

  let sessionId = isContinuous ? sessionStorage.getItem(sessionKey) : null;
  let session = null;
  // What the page set before there was a session.
  let waiting = {};
  let running = 0;
  let queue = Promise.resolve();
  let opened = null;
  let disposed = false;

  /** Each attribute names a global function; one that fails must not stop the checkout. */
  function call(attribute, ...values) {
    const name = tag.getAttribute(attribute);
    const callback = name === null ? undefined : window[name];
    if (disposed || typeof callback !== "function") return undefined;
    debug(attribute, ...values);
    try {
      return callback(...values);
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  async function request(address, body) {
    running += 1;
    if (running === 1) call("data-before-requests-callback");
    try {
      const response = await fetch(`${origin}/${path}/builder/${address}`, {
        credentials: "omit",
        ...(body === undefined
          ? {}
          : {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify(body),
            }),
      });
      const answer = await response.json().catch(() => ({}));
      if (response.ok) return answer;
      if (Array.isArray(answer.fields)) call("data-validation-callback", answer.fields);
      call("data-error-callback", response.status, answer.error ?? response.statusText);
    } catch (error) {
      call("data-error-callback", 0, String(error));
    } finally {
      running -= 1;
      if (running === 0) call("data-after-requests-callback");
    }
    return null;
  }

  function remember(view) {
    session = view;
    sessionId = view?.id ?? null;
    if (isContinuous) {
      if (sessionId === null) sessionStorage.removeItem(sessionKey);
      else sessionStorage.setItem(sessionKey, sessionId);
    }
    if (view === null) return;
    call("data-before-markup-callback");
    call("data-markup-helpers-callback", view);
    call("data-data-callback", view);
    call("data-after-markup-callback");
  }

  /** One request after the other, in the page's order. */
  function enqueue(work) {
    queue = queue.then(() => (disposed ? undefined : work())).catch(reportError);
    return queue;
  }

  /** Products make a session; who pays and where can be set before. Returns whether it succeeded. */
  async function apply(changes) {
    const asked = { ...waiting, ...changes };
    if (sessionId === null && asked.products === undefined) {
      waiting = asked;
      return true;
    }
    const address = sessionId === null ? "session" : `session/${encodeURIComponent(sessionId)}`;
    return take(await request(address, asked));
  }

  function take(view) {
    if (view === null || disposed) return false;
    waiting = {};
    remember(view);
    return true;
  }

  async function openSession(id) {
    const asked = Object.keys(waiting).length > 0 ? waiting : undefined;
    if (take(await request(`session/${encodeURIComponent(id)}`, asked))) openFrame(id);
  }

  function openFrame(id) {
    closeFrame();
    const address = new URL(`${origin}/${path}/session/${encodeURIComponent(id)}`);
    address.searchParams.set("origin", location.origin);
    const frame = document.createElement("iframe");
    frame.id = "fsc-popup-frame";
    frame.title = "Checkout";
    frame.allow = "payment";
    frame.src = call("data-decorate-callback", address.href) ?? address.href;
    Object.assign(frame.style, { border: "0", width: "100%", display: "block" });
    opened = isPopup ? putOverPage(frame) : putIntoContainer(frame);
  }

  function putIntoContainer(frame) {
    const container = document.getElementById("fsc-embedded-checkout-container");
    if (container === null) {
      call("data-error-callback", 0, "#fsc-embedded-checkout-container is not on the page.");
      return null;
    }
    Object.assign(frame.style, { height: "640px", borderRadius: "10px" });
    container.append(frame);
    return { frame, remove: () => frame.remove() };
  }

  function putOverPage(frame) {
    const backdrop = document.createElement("div");
    backdrop.id = "fsc-popup-background";
    backdrop.setAttribute("role", "dialog");
    backdrop.setAttribute("aria-modal", "true");
    backdrop.setAttribute("aria-label", "Checkout");
    Object.assign(backdrop.style, {
      position: "fixed",
      inset: "0",
      zIndex: "2147483000",
      display: "grid",
      placeItems: "center",
      padding: "12px",
      boxSizing: "border-box",
      overflow: "auto",
      background: "rgb(8 6 16 / 72%)",
    });
    Object.assign(frame.style, {
      maxWidth: "480px",
      height: "min(760px, calc(100dvh - 24px))",
      borderRadius: "16px",
      background: "#1f1b2b",
    });
    const { activeElement } = document;
    const { style } = document.documentElement;
    const overflow = style.overflow;
    style.overflow = "hidden";
    backdrop.append(frame);
    document.body.append(backdrop);
    frame.addEventListener("load", () => frame.focus(), { once: true });
    return {
      frame,
      remove: () => {
        backdrop.remove();
        style.overflow = overflow;
        if (activeElement instanceof HTMLElement) activeElement.focus();
      },
    };
  }

  /** Over the page it never grows out of the window. */
  function resize(frame, height) {
    frame.style.height = isPopup ? `min(${height}px, calc(100dvh - 24px))` : `${height}px`;
  }

  function closeFrame() {
    opened?.remove();
    opened = null;
  }

  /** Only messages of our own frame, from the storefront's own origin, are accepted. */
  function hear(event) {
    if (window.fastspring !== library) return dispose();
    if (event.origin !== origin || event.source !== opened?.frame.contentWindow) return;
    const message = event.data?.fscPopupMessage;
    switch (message?.action) {
      case "close": {
        const { id = null, reference = null } = message.orderReferences ?? {};
        closeFrame();
        if (id !== null) remember(null);
        call("data-popup-closed", id === null ? null : { id, reference });
        break;
      }
      case "hook":
        call("data-popup-webhook-received", message.hookData);
        break;
      case "event":
        call("data-popup-event-received", message.event);
        if (message.event?.event === "FSC-sessionUpdated") void builder.updateSession();
        break;
      case "resizeInlineContainer":
        if (Number.isFinite(message.height) && message.height > 0)
          resize(opened.frame, Math.ceil(message.height));
        break;
    }
  }

  function dispose() {
    if (disposed) return;
    disposed = true;
    window.removeEventListener("message", hear);
    closeFrame();
  }

  const known = "products coupon tags paymentContact country language postalCode taxId".split(" ");

  /** What the page set for the session, without its settings for the library. */
  function changesOf(data) {
    return Object.fromEntries(known.filter((key) => key in data).map((key) => [key, data[key]]));
  }

  function quantityOf(product) {
    const items = session?.groups.flatMap((group) => group.items) ?? [];
    return items.find((item) => item.path === product)?.quantity ?? 0;
  }

  const set = (changes) => enqueue(() => apply(changes));

  const builder = {
    push(data, done) {
      return enqueue(async () => {
        if (data.reset === true) remember(null);
        if (typeof data.session === "string") sessionId = data.session;
        const ok = await apply(changesOf(data));
        if (data.secure !== undefined) void builder.secure(data.secure.payload, data.secure.key);
        if (typeof done === "function") done(session);
        if (ok && (data.checkout === true || typeof data.checkout === "string"))
          void builder.checkout(data.checkout);
      });
    },
    checkout(id) {
      return enqueue(async () => {
        // Anything longer is a session that a server made.
        if (typeof id === "string" && id.length > 10) return openSession(id);
        if (sessionId === null) return call("data-error-callback", 400, "There is no session yet.");
        return openSession(sessionId);
      });
    },
    viewCart: () => builder.checkout(),
    add: (product, quantity = 1) =>
      enqueue(() =>
        apply({ products: [{ path: product, quantity: quantityOf(product) + quantity }] }),
      ),
    update: (product, quantity) => set({ products: [{ path: product, quantity }] }),
    remove: (product) => set({ products: [{ path: product, quantity: 0 }] }),
    promo: (coupon) => set({ coupon }),
    postalCode: (postalCode) => set({ postalCode }),
    taxId: (taxId) => set({ taxId }),
    country: (country) => set({ country }),
    language: (language) => set({ language }),
    tag: (key, value) => set({ tags: typeof key === "string" ? { [key]: value } : key }),
    payment: (paymentContact) => set({ paymentContact }),
    recognize: (paymentContact) => set({ paymentContact }),
    reset: () => enqueue(() => remember(null)),
    clean: () => enqueue(() => remember(null)),
    updateSession: () =>
      enqueue(async () => {
        if (sessionId !== null) take(await request(`session/${encodeURIComponent(sessionId)}`));
      }),
    /** In test mode the payload may come unencrypted and without a key. */
    secure(payload, key) {
      if (typeof payload === "object" && payload !== null && !key && host.includes(".test."))
        return builder.push(payload);
      call("data-error-callback", 400, "Secure payloads need a key that the store knows.");
      return queue;
    },
    authenticate: (payload, key) => builder.secure(payload, key),
  };

  const library = { builder };
  Object.defineProperty(library, "dispose", { value: dispose });
  window.fastspring = library;
  window.addEventListener("message", hear);
})();
