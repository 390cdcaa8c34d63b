export const roles = ["admin", "editor", "translator"] as const;
