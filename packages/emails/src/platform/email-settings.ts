export interface EmailSettings {
  /** Every email then says that the shop is a demonstration. */
  readonly isDemonstration: boolean;
  /** Where emails send people who need help. */
  readonly supportUrl: string;
}

let current: EmailSettings = { isDemonstration: false, supportUrl: "http://shop.localhost/help" };

/** Once, when a process starts. */
export function setEmailSettings(settings: EmailSettings): void {
  current = settings;
}

export function emailSettings(): EmailSettings {
  return current;
}
