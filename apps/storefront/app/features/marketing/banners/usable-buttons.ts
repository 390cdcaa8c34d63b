import type { MiniBanner } from "@autotune/contract";

export type BannerButton = MiniBanner["meta"]["mini_banner_content"]["ctas"][number];

/** A button needs an action, a text, and a value. */
export function usableButtons(buttons: readonly BannerButton[]): BannerButton[] {
  return buttons.filter((button) =>
    [button.action, button.btn_text, button.value].every((part) => part.trim() !== ""),
  );
}
