import {
  DataBody,
  errorBody,
  ErrorBody,
  profileChangeValidator,
  ProfileRejectedResponse,
  UserResponse,
  UserParams,
  UserQuery,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { rejectTooMany } from "../../../platform/http/rate-limits.ts";
import type { AccountDeps } from "../accounts/account-deps.ts";
import { changeProfile } from "./change-profile.ts";
import { readData } from "../../../platform/http/read-data.ts";
import { createSummaryReader } from "../../../platform/modules/create-summary-reader.ts";

/** Reminder confirmations to one mailbox. */
const remindersLimit = { name: "confirm-reminders", requests: 5, perSeconds: 60 * 60 };

const tags = ["account"];

export async function profileRoutes(app: App, { readUser }: AccountDeps): Promise<void> {
  const readSummary = createSummaryReader(app);
  const deps = {
    database: app.database,
    modules: app.modules,
    transact: app.transact,
    readyToEnqueue: () => app.readyToEnqueue(),
    mailboxes: app.limiter(remindersLimit),
  };

  app.get(
    "/laravel/rest/user",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user",
        tags,
        querystring: UserQuery,
        response: { 200: UserResponse, 401: ErrorBody },
      },
    },
    async ({ account, query }) => {
      const user = await readUser(account.id);
      if (query.with === undefined) return user;
      const language = user.language_preference ?? defaultLanguage;
      return { ...user, summary: await readSummary(account, language) };
    },
  );

  app.patch(
    "/laravel/rest/user/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Update the profile, language and email preferences",
        tags,
        params: UserParams,
        body: DataBody,
        response: {
          200: UserResponse,
          400: ProfileRejectedResponse,
          401: ErrorBody,
          404: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { account } = request;
      if (request.params.id !== account.id) throw new ApiError("notFound");
      const data = readData(request.body.data);
      const result =
        data.ok && profileChangeValidator.Check(data.value)
          ? await changeProfile(deps, account, data.value)
          : ({ ok: false, fields: [] } as const);
      if (result.ok) return readUser(account.id);
      if ("retryAfterSeconds" in result) rejectTooMany(reply, result.retryAfterSeconds);
      const rejected = errorBody("invalidRequest", request.id);
      return reply.status(400).send({ ...rejected, fields: [...result.fields] });
    },
  );
}
