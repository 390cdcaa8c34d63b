/** Each made-up link costs a database query; an editor who tries out texts sends many requests. */
export const draftLimit = { name: "draft-preview", requests: 300, perSeconds: 60 };
