/** Each link that somebody makes up is a question to the database; an editor who tries out words asks often. */
export const draftLimit = { name: "draft-preview", requests: 300, perSeconds: 60 };
