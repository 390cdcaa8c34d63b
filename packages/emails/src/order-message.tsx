import { countSerials } from "./count-serials.ts";
import type { OrderEmail } from "./order-email.ts";
import { Actions } from "./parts/actions.tsx";
import { Block } from "./parts/block.tsx";
import { BrandHead } from "./parts/brand-head.tsx";
import { Footer } from "./parts/footer.tsx";
import { Frame } from "./parts/frame.tsx";
import { NextSteps } from "./parts/next-steps.tsx";
import { OrderFacts } from "./parts/order-facts.tsx";
import { OrderLine } from "./parts/order-line.tsx";
import { palette } from "./parts/palette.ts";
import { Totals } from "./parts/totals.tsx";
import type { OrderTexts } from "./texts/order-texts.ts";

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "24px 24px 0",
};

export function OrderMessage({ order, texts }: { order: OrderEmail; texts: OrderTexts }) {
  const serials = countSerials(order);
  return (
    <Frame
      language={order.language}
      title={texts.subject(order.reference)}
      preview={texts.preview(serials)}
    >
      <BrandHead title={texts.thanks(order.firstName)} text={texts.intro(serials)} />
      <Block className="card" style={card}>
        <OrderFacts order={order} texts={texts} />
        <div style={{ height: 20, lineHeight: "20px" }} />
        {order.lines.map((line) => (
          <OrderLine
            key={line.licences[0]?.serial ?? line.name}
            item={line}
            language={order.language}
            texts={texts}
          />
        ))}
        <Totals order={order} texts={texts} />
        <Actions order={order} texts={texts} />
        <NextSteps texts={texts} />
      </Block>
      <Footer notes={[texts.demonstration, texts.whyThisMail(order.reference)]} />
    </Frame>
  );
}
