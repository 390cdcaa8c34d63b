import { create } from "zustand";

/** Opens the cookie settings again. */
export const useConsentSettings = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openConsentSettings(): void {
  useConsentSettings.setState({ open: true });
}

export function closeConsentSettings(): void {
  useConsentSettings.setState({ open: false });
}
