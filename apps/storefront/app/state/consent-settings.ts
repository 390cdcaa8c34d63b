import { create } from "zustand";

/** Somebody who may have answered wants to see the question about cookies again. */
export const useConsentSettings = create<{ readonly open: boolean }>(() => ({ open: false }));

export function openConsentSettings(): void {
  useConsentSettings.setState({ open: true });
}

export function closeConsentSettings(): void {
  useConsentSettings.setState({ open: false });
}
