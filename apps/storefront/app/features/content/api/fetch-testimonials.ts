import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

export interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly credits: string;
  readonly photo: string;
  readonly photoForPhones: string;
}

/** Testimonials by slug; undefined without a response. */
export async function fetchTestimonials(
  slugs: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<Testimonial[] | undefined> {
  const list = encodeURIComponent(slugs.join(","));
  const path = `/wp-json/antares/v1/testimonials?s=${list}&lang=${language}`;
  const response = await callShop({ method: "GET", path, signal });
  return response.ok ? readTestimonials(response.value) : undefined;
}

/** Only those that have a quote, an author and a photo. */
export function readTestimonials(value: unknown): Testimonial[] | undefined {
  const data = isRecord(value) ? value["data"] : undefined;
  if (!Array.isArray(data)) return undefined;
  return data
    .map(readTestimonial)
    .filter(({ quote, author, photo }) => quote !== "" && author !== "" && photo !== "");
}

function readTestimonial(value: unknown): Testimonial {
  const item = isRecord(value) ? value : {};
  const meta = isRecord(item["meta"]) ? item["meta"] : {};
  const photo = textOf(item["photo"]);
  return {
    quote: textOf(meta["testimonial_quote"]),
    author: textOf(meta["testimonial_author"]),
    credits: textOf(meta["testimonial_credits"]),
    photo,
    photoForPhones: textOf(item["photo_m"]) || photo,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
