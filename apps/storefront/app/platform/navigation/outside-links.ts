/** URLs of the brand outside of the shop. It is a demonstration, so they lead nowhere real. */
export const outsideLinks = {
  merch: "https://merch.example.com",
  support: "https://support.example.com",
  faq: "https://support.example.com/faq",
  communityChat: "https://chat.example.com",
  videos: "https://videos.example.com",
  photos: "https://photos.example.com",
  clips: "https://clips.example.com",
  podcast: "https://podcast.example.com",
} as const;
