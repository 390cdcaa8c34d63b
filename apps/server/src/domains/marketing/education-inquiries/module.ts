import { eduConfirmationQueue, eduInquiryQueue } from "./edu-inquiry-queues.ts";
import { eduInquiryRoutes } from "./routes.ts";
import { sendEduConfirmations, sendEduInquiries } from "./send-edu-emails.ts";
import type { ModuleManifest } from "../../../platform/modules/module.ts";

export const educationInquiriesModule: ModuleManifest = {
  name: "education-inquiries",
  routes: (app) => app.register(eduInquiryRoutes),
  queues: [eduConfirmationQueue, eduInquiryQueue],
  async work(app, { settings: { PUBLIC_URL: origin, EDU_INQUIRY_TO: to } }) {
    await app.workOn(sendEduInquiries(app, { origin, to }));
    await app.workOn(sendEduConfirmations(app, { origin, replyTo: to }));
  },
};
