import { isRecord } from "../../../../platform/api/is-record.ts";

/** The URL of the provider's library and its storefront; given by the server. */
export interface Payment {
  readonly scriptUrl: string;
  readonly storefront: string;
}

export interface ProviderListener {
  onClosed: (value: unknown) => void;
  onOrder: (value: unknown) => void;
  onError: (status: unknown, text: unknown) => void;
  /** Callbacks for events of the frame. */
  onEvent: (value: unknown) => void;
  /** The session as the frame shows it, again whenever it changes there. */
  onSession: (value: unknown) => void;
}

interface Builder {
  language(code: string): void;
  checkout(sessionId: string): void;
}

/** The library calls global functions by the names given on its script tag. */
const globalNames = {
  closed: "autotunePaymentClosed",
  order: "autotunePaymentOrder",
  error: "autotunePaymentError",
  event: "autotunePaymentEvent",
  session: "autotunePaymentSession",
} as const;

/** The embedded checkout is mounted in the element with this id; a popup storefront covers the page. */
export const frameContainerId = "fsc-embedded-checkout-container";

/**
 * Adds the provider's library to the page. The returned function removes it with everything that it left: nothing of a
 * third party stays longer than a payment.
 */
export function loadProvider(
  { scriptUrl, storefront }: Payment,
  listener: ProviderListener,
  onReady: (builder: Builder) => void,
  onMissing: () => void,
): () => void {
  const callbacks: Record<string, (...values: unknown[]) => void> = {
    [globalNames.closed]: (value) => listener.onClosed(value),
    [globalNames.order]: (value) => listener.onOrder(value),
    [globalNames.error]: (status, text) => listener.onError(status, text),
    [globalNames.event]: (value) => listener.onEvent(value),
    [globalNames.session]: (value) => listener.onSession(value),
  };
  Object.assign(globalThis, callbacks);

  const script = document.createElement("script");
  script.id = "fsc-api";
  script.src = scriptUrl;
  script.async = true;
  script.dataset["storefront"] = storefront;
  script.dataset["popupClosed"] = globalNames.closed;
  script.dataset["popupWebhookReceived"] = globalNames.order;
  script.dataset["popupEventReceived"] = globalNames.event;
  script.dataset["errorCallback"] = globalNames.error;
  script.dataset["dataCallback"] = globalNames.session;
  const page = document.documentElement.style;
  const { overflow } = page;
  let wanted = true;
  script.addEventListener("load", () => {
    const builder = findBuilder();
    if (!wanted) return;
    if (builder === undefined) onMissing();
    else onReady(builder);
  });
  script.addEventListener("error", () => {
    if (wanted) onMissing();
  });
  document.head.append(script);

  return () => {
    wanted = false;
    script.remove();
    disposeLibrary();
    for (const leftover of document.querySelectorAll(leftovers)) leftover.remove();
    // A popup locks the page's scrolling.
    page.overflow = overflow;
    for (const name of [...Object.keys(callbacks), "fastspring"])
      Reflect.deleteProperty(globalThis, name);
  };
}

/** The frame, and what a popup adds around it and over the page. */
const leftovers = "#fsc-popup-frame, #fsc-popup-background, #fscCanvas";

/** A library that can remove itself also removes its listeners and restores the focus. */
function disposeLibrary(): void {
  const library: unknown = Reflect.get(globalThis, "fastspring");
  const dispose = isRecord(library) ? library["dispose"] : undefined;
  if (typeof dispose === "function") Reflect.apply(dispose, library, []);
}

function findBuilder(): Builder | undefined {
  const library: unknown = Reflect.get(globalThis, "fastspring");
  const builder = isRecord(library) ? library["builder"] : undefined;
  return isBuilder(builder) ? builder : undefined;
}

function isBuilder(value: unknown): value is Builder {
  return (
    isRecord(value) &&
    typeof value["language"] === "function" &&
    typeof value["checkout"] === "function"
  );
}
