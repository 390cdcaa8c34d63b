import { ErrorBody } from "@autotune/contract";

/** What the support endpoints share in their schemas. */
export const tags = ["staff"];
export const apiErrors = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
};
