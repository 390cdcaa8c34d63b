/** The Help Center, outside of the shop. It is a demonstration, so it leads nowhere real. */
export const supportUrl = "https://support.example.com";
