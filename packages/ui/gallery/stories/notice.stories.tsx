import { Button } from "../../src/button.tsx";
import { Notice } from "../../src/notice.tsx";
import type { Story } from "../story.ts";

export const notice: Story = {
  slug: "notice",
  name: "Notice",
  about: "A message that belongs to this place of the page: what happened, and what to try.",
  specimens: [
    {
      title: "Tones",
      Example: () => (
        <div className="grid max-w-140 gap-3">
          <Notice tone="info">Payment was cancelled. Nothing was charged.</Notice>
          <Notice tone="success">Your licence has moved to this computer.</Notice>
          <Notice tone="warning">Your order has changed. Please look at it once more.</Notice>
          <Notice tone="danger">The payment provider reported a problem.</Notice>
        </div>
      ),
    },
    {
      title: "With a title and an action",
      Example: () => (
        <div className="max-w-140">
          <Notice
            tone="warning"
            title="Other prices in your country"
            action={
              <Button variant="secondary" size="small">
                Show my prices
              </Button>
            }
          >
            Prices in your country are in another currency than the one shown here.
          </Notice>
        </div>
      ),
    },
    {
      title: "Japanese",
      language: "ja",
      Example: () => (
        <div className="max-w-140">
          <Notice tone="danger" title="お支払いできませんでした">
            決済サービスに接続できません。請求は行われていません。
          </Notice>
        </div>
      ),
    },
  ],
};
