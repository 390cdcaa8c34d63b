import { ErrorBody } from "@autotune/contract";

/** What the calls of the desk share in their description. */
export const tags = ["staff"];
export const refusals = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
};
