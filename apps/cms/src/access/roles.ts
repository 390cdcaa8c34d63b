/** Editors and translators work on what the shop shows; support and managers with its customers; admins do both. */
export const roles = ["admin", "editor", "translator", "support", "manager"] as const;
