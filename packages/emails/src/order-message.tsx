import { countSerials } from "./count-serials.ts";
import { listOrderFacts } from "./list-order-facts.ts";
import type { OrderEmail } from "./order-email.ts";
import { Actions } from "./parts/actions.tsx";
import { Block } from "./parts/block.tsx";
import { BrandHead } from "./parts/brand-head.tsx";
import { Facts } from "./parts/facts.tsx";
import { Footer } from "./parts/footer.tsx";
import { Frame } from "./parts/frame.tsx";
import { NextSteps } from "./parts/next-steps.tsx";
import { OrderLine } from "./parts/order-line.tsx";
import { palette } from "./parts/palette.ts";
import { Signature } from "./parts/signature.tsx";
import { Totals } from "./parts/totals.tsx";
import type { OrderTexts } from "./texts/order/order-texts.ts";

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "24px 24px 28px",
};
const end = { borderTop: `1px solid ${palette.rule}`, padding: "4px 0 0" };

export function OrderMessage({ order, texts }: { order: OrderEmail; texts: OrderTexts }) {
  const { language, reference, state } = order;
  const opening = texts.opening[state];
  const serials = countSerials(order);
  return (
    <Frame
      language={language}
      title={opening.subject(reference)}
      preview={opening.preview(serials)}
    >
      <BrandHead title={texts.thanks(order.firstName)} texts={[opening.intro(serials)]} />
      <Block className="card" style={card}>
        <Facts facts={listOrderFacts(order, texts)} />
        <div style={{ height: 20, lineHeight: "20px" }} />
        {order.lines.map((line, position) => (
          // Two lines may bear the same name, and the lines of a mail never move.
          // oxlint-disable-next-line react/no-array-index-key
          <OrderLine key={position} item={line} language={language} texts={texts} />
        ))}
        <Totals order={order} texts={texts} />
        <Actions order={order} texts={texts} />
        {state === "completed" ? (
          <NextSteps texts={texts} />
        ) : (
          <Block className="rule" style={end}>
            <Signature goodbye={texts.goodbye} team={texts.team} />
          </Block>
        )}
      </Block>
      <Footer notes={[texts.demonstration, texts.whyOrderMail(reference)]} />
    </Frame>
  );
}
