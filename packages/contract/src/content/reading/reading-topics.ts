/** What posts are about. */
export const postTopics = ["craft", "studio", "news", "stories"] as const;
export type PostTopic = (typeof postTopics)[number];

/** What lessons teach, in the order in which they are taught. */
export const tutorialTopics = ["tuning", "recording", "mixing", "effects"] as const;
export type TutorialTopic = (typeof tutorialTopics)[number];

/** For whom a lesson is, from the first steps on. */
export const tutorialLevels = ["beginner", "intermediate", "advanced"] as const;
export type TutorialLevel = (typeof tutorialLevels)[number];
