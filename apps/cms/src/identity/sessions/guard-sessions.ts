import type { AuthStrategy, Payload } from "payload";
import { noteSessionUse, readStaffSession } from "./staff-session.ts";
import { sessionIdOf } from "./session-id.ts";

/**
 * The one place through which everybody passes: each request to Payload, to a page of the admin and to a server
 * function asks these strategies who is there. Whose session lacks its second factor, was not used for long or is too
 * old is nobody, as if they had never signed in.
 */
export function guardSessions(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(guarded);
}

function guarded({ name, authenticate }: AuthStrategy): AuthStrategy {
  return {
    name,
    async authenticate(args) {
      const result = await authenticate(args);
      if (result.user === null) return result;
      const id = sessionIdOf(result.user);
      const executor = args.payload.db.drizzle;
      const session =
        id === undefined ? undefined : await readStaffSession(executor, id, result.user);
      if (session?.isWhole !== true) return { user: null };
      await noteSessionUse(executor, session.id);
      return result;
    },
  };
}
