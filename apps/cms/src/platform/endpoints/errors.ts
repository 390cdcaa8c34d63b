/** Also for who may not know that there is something. */
export const notFound = (): Response => Response.json({ message: "Not found" }, { status: 404 });

export const invalidRequest = (): Response =>
  Response.json({ message: "Invalid request" }, { status: 400 });
