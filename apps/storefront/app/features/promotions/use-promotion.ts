import { useEffect, useState } from "react";
import { askPromotion, type AskedPromotion } from "../../calls/ask-promotion.ts";
import { useUser } from "../../state/user-store.ts";

interface Answered {
  readonly question: string;
  readonly answer: AskedPromotion;
}

/** What a promotion offers to whoever is here; undefined until the shop has said it. Asked again for another person. */
export function usePromotion(code: string): {
  readonly asked: AskedPromotion | undefined;
  readonly askAgain: () => void;
} {
  const status = useUser((state) => state.status);
  const [answered, setAnswered] = useState<Answered>();
  const [times, setTimes] = useState(0);
  const question = `${code} ${status} ${times}`;
  useEffect(() => {
    if (status === "unknown") return;
    let isLeft = false;
    void askPromotion(code).then((answer) => {
      if (!isLeft) setAnswered({ question, answer });
    });
    return () => {
      isLeft = true;
    };
  }, [code, status, question]);
  return {
    asked: answered?.question === question ? answered.answer : undefined,
    askAgain: () => setTimes((before) => before + 1),
  };
}
