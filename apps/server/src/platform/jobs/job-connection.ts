/** Where jobs are stored. With limits like those of our own connections: a host that vanishes sends no error. */
export function jobConnection(url: string, applicationName: string) {
  return {
    connectionString: url,
    schema: "jobs",
    // The migrations create it and give it to the worker, which fills it and creates no schema itself.
    createSchema: false,
    application_name: applicationName,
    connectionTimeoutMillis: 2000,
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}
