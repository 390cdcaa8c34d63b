import { addDataAndFileToRequest, type Endpoint } from "payload";
import Type from "typebox";
import { Value } from "typebox/value";

const Body = Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) });

/**
 * Instead of Payload's own: whoever asks is answered before anything is looked up or sent, so that the time it takes does
 * not say who works here.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: "/forgot-password",
  method: "post",
  async handler(req) {
    await addDataAndFileToRequest(req);
    const { data, payload } = req;
    if (!Value.Check(Body, data))
      return Response.json({ errors: [{ message: "Enter your email address." }] }, { status: 400 });
    payload
      .forgotPassword({ collection: "users", data: { email: data.email } })
      .catch((error: unknown) => payload.logger.error(error, "A password reset was not sent"));
    return Response.json({ message: req.t("general:success") });
  },
};
