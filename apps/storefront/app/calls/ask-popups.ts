import type { PopupAudience } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

export interface Popup {
  readonly id: string;
  /** HTML, sanitised when it was published. */
  readonly content: string;
}

export type PopupsByAudience = Readonly<Partial<Record<PopupAudience, Popup>>>;

export type AskedPopups =
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

/** Where the answer does not say it. */
const usual = { delay: 5, threshold: 25 };

/** What the shop would tell its visitors, by audience. */
export async function askPopups(language: Language): Promise<AskedPopups> {
  let timing = usual;
  const answer = await callShop({
    method: "GET",
    path: `/wp-json/antares/v1/football?lang=${language}`,
    readHeaders: (headers) => {
      timing = readTiming(headers);
    },
  });
  if (answer.status === 204) return { kind: "none" };
  if (answer.status !== 200 || !isRecord(answer.value)) return { kind: "failed" };
  return { kind: "some", popups: readPopups(answer.value), ...timing };
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

/** One without an ID could never be closed for good, and one without content says nothing. */
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
