import type { MiniBanner } from "@autotune/contract";

export type BannerButton = MiniBanner["meta"]["mini_banner_content"]["ctas"][number];

/** A button needs something to do, a word on it, and what to do it with. */
export function usableButtons(buttons: readonly BannerButton[]): BannerButton[] {
  return buttons.filter((button) =>
    [button.action, button.btn_text, button.value].every((part) => part.trim() !== ""),
  );
}
