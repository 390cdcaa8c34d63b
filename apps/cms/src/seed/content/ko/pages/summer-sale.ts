import type { SeedPage } from "../../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "여름 세일",
  seo: {
    title: "여름 세일",
    description:
      "AutoTune 여름 세일이 진행되는 방식. 원래 가격 옆에 새 가격, 카운트다운은 없고, 지난주에 구매했다면 어떻게 하는지도 적었어요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "값은 내리고 해는 길어지고",
      text: "1년에 한 번, 몇몇 도구가 얼마 동안 저렴해져요. 이 페이지는 어떻게 진행되는지 알려 드려요. 무엇이 얼마나 할인되는지는 제품에 직접 적혀 있어요.",
    },
    {
      block: "featureRows",
      headline: "세일은 이렇게 해요",
      rows: [
        {
          title: "가격 두 개를 나란히",
          text: "세일 중인 제품에는 원래 가격과 새 가격이 나란히 보여요. 하나만 보인다면 아직 시작하지 않았거나, 끝났거나, 그 제품은 빠진 거예요.",
        },
        {
          title: "시계는 없어요",
          text: "자정마다 처음으로 돌아가는 카운트다운은 없어요. 세일에는 첫날과 마지막 날이 있고, 장바구니의 가격은 결제 전에 한 번 더 확인해요.",
        },
        {
          title: "라이선스는 똑같아요",
          text: "할인해서 사도 받는 것은 같아요. 만료일이 없고, 동시에 컴퓨터 2대에서 쓰고, 이 버전의 업데이트가 포함돼요.",
        },
        {
          title: "슬쩍 넣지 않아요",
          text: "세일이라고 장바구니에 무언가 담기거나, 플랜이 시작되거나, 체크가 되어 있는 일은 없어요. 선물이 딸려 올 때는 결제 전에 장바구니에서 보여요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "창문을 열고 들을 세 가지",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "아니면 여름 한 철, 전부",
      points: [
        { title: "AutoTune 에디션 3종", text: "AutoKey까지" },
        { title: "AI 믹싱 도구 5종", text: "보컬 체인 전체" },
        { title: "크리에이티브 이펙트 14종", text: "하나도 빠짐없이" },
        { title: "언제든 해지", text: "이를테면 9월에" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "세일에 대한 질문",
      items: [
        {
          question: "지난주에 정가로 샀어요.",
          answer:
            "주문 후 14일 안에는 이유 없이 철회하고 다시 살 수 있어요. 저희라도 그렇게 할 거예요.",
        },
        {
          question: "할인 코드도 함께 쓸 수 있나요?",
          answer:
            "할인된 가격과 함께 쓸 수 있는 코드도 있고, 아닌 코드도 있어요. 결제한 뒤가 아니라 하기 전에 장바구니가 알려 줘요.",
        },
        {
          question: "업그레이드가 세일보다 저렴한가요?",
          answer:
            "에디션을 가지고 있다면 그럴 때가 많아요. 로그인해서 비교해 보세요. 업그레이드 가격은 계정에, 세일 가격은 제품에 보여요.",
        },
        {
          question: "다음 세일을 기다릴까요?",
          answer:
            "곡이 기다려 준다면요. 아니라면 Unlimited 무료 체험이 14일이고, 한 곡쯤 끝낼 시간이에요. 그리고 여기는 데모 브랜드라서 놓쳐도 아까울 것은 없어요.",
        },
      ],
    },
  ],
};
