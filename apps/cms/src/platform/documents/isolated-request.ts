import { isolateObjectProperty, type PayloadRequest } from "payload";

/**
 * The same request and transaction for a read inside a hook. A Local API call writes its language and
 * options onto the request it is given, and the save that runs the hook goes on with that request.
 */
export function isolatedRequest(req: PayloadRequest): PayloadRequest {
  const isolated = isolateObjectProperty(req, ["locale", "fallbackLocale", "context", "query"]);
  isolated.query = { ...req.query };
  return isolated;
}
