import type { Access } from "payload";

/** Nothing in the CMS is public: visitors read what the shop serves. */
export const isSignedIn: Access = ({ req }) => req.user !== null;
