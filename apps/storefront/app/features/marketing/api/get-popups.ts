import type { PopupAudience } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

export interface Popup {
  readonly id: string;
  /** HTML, sanitised when it was published. */
  readonly content: string;
}

export type PopupsByAudience = Readonly<Partial<Record<PopupAudience, Popup>>>;

export type PopupsResult =
  | {
      readonly kind: "some";
      readonly popups: PopupsByAudience;
      /** Seconds until one is shown. */
      readonly delay: number;
      /** Percent of the page past which one is shown earlier. */
      readonly threshold: number;
    }
  | { readonly kind: "none" }
  | { readonly kind: "failed" };

/** Where the response lacks it. */
const usual = { delay: 5, threshold: 25 };

/** The popups of the shop, by audience. */
export async function getPopups(language: Language): Promise<PopupsResult> {
  let timing = usual;
  const response = await callShop({
    method: "GET",
    path: `/wp-json/antares/v1/football?lang=${language}`,
    readHeaders: (headers) => {
      timing = readTiming(headers);
    },
  });
  if (response.status === 204) return { kind: "none" };
  if (response.status !== 200 || !isRecord(response.value)) return { kind: "failed" };
  return { kind: "some", popups: readPopups(response.value), ...timing };
}

function readTiming(headers: Headers): typeof usual {
  return {
    delay: readNumber(headers.get("x-football-delay")) ?? usual.delay,
    threshold: readNumber(headers.get("x-football-threshold")) ?? usual.threshold,
  };
}

function readNumber(text: string | null): number | undefined {
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** Without an ID it could never be closed for good, and without content it is empty. */
function readPopups(value: Readonly<Record<string, unknown>>): PopupsByAudience {
  return Object.fromEntries(
    Object.entries(value).flatMap(([audience, popup]) => {
      if (!isRecord(popup)) return [];
      const { ID: id, post_content: content } = popup;
      if (typeof id !== "string" || id === "") return [];
      return typeof content === "string" && content !== "" ? [[audience, { id, content }]] : [];
    }),
  );
}
