/**
 * Editors and translators work on what the shop shows; support and managers with its customers; admins do both. What
 * each may do with customers: `packages/contract/src/support/staff-rights.ts`.
 */
export const roles = ["admin", "editor", "translator", "support", "manager"] as const;
