import { connect, type DatabaseConnection } from "../connection/connection.ts";

/** A connection to a test's own database. One that is lost fails what the test does with it. */
export function connectForTest(url: string, maxConnections = 1): DatabaseConnection {
  return connect({
    url,
    applicationName: "test",
    maxConnections,
    onLostConnection: () => undefined,
  });
}
