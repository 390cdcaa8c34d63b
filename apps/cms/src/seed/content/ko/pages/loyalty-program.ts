import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "로열티 프로그램",
  seo: {
    title: "로열티 프로그램",
    description:
      "포인트도 등급도 없어요. 이미 가진 것만큼 다음 것이 저렴해져요. 업그레이드 가격과 우대 코드, 그리고 기존 라이선스 이야기예요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "전에도 오셨죠",
      text: "포인트도, 등급도, 생일 깜짝 선물도 없어요. 저희 도구를 이미 가지고 있다면 다음 도구가 더 저렴해요. 프로그램은 그게 전부예요.",
    },
    {
      block: "featureRows",
      headline: "계속 쓰면 좋은 점",
      rows: [
        {
          title: "업그레이드 가격",
          text: "가지고 있는 도구는 거의 모두 더 큰 도구로 가는 발판이 돼요. 더 큰 것에서 옮길수록 덜 내요. 가능한 업그레이드와 각각의 가격이 계정에 보여요.",
        },
        {
          title: "우대 코드",
          text: "이따금 이전 에디션을 가진 분께 현재 에디션의 코드를 보내요. 그 에디션을 가진 사람만 쓸 수 있으니, 인터넷에서 찾아봐야 소용없어요.",
        },
        {
          title: "옛 도구도 쓸모 있어요",
          text: "이전 제품은 더 이상 판매하지 않아요. 가지고 있다면 그대로 쓸 수 있고, 거기서 업그레이드하는 길도 열려 있어요. 언제까지 정해야 한다는 기한은 없어요.",
        },
        {
          title: "넘길 수 있는 라이선스",
          text: "더 쓰지 않는 도구의 라이선스는 환불 기간이 지나면 다른 사람에게 넘길 수 있어요. 두 사람이 모두 동의하면 계정이 바뀌어요.",
        },
      ],
    },
    {
      block: "specs",
      headline: "가진 것과 열리는 것",
      groups: [
        {
          title: "이전 제품",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Pro, 2026, Hybrid로 업그레이드, 우대 코드",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Pro, 2026, Hybrid, EFX+로 업그레이드, 우대 코드",
            },
            { name: "AutoTune EFX Classic", value: "EFX+나 에디션 중 하나로 업그레이드" },
            {
              name: "Vocal Strip",
              value: "보컬 체인의 도구 하나, 또는 다섯 가지 모두로 업그레이드",
            },
            {
              name: "Harmony Engine Classic",
              value: "Harmony Engine, Choir, Metamorph로 업그레이드",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Metamorph, Harmony Engine, Vocodist, Choir로 업그레이드",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "프로그램에 대한 질문",
      items: [
        {
          question: "업그레이드와 코드는 무엇이 다른가요?",
          answer:
            "업그레이드하면 새 라이선스가 기존 라이선스를 대신해요. 코드를 쓰면 새것을 더 저렴하게 사고 둘 다 가지게 돼요.",
        },
        {
          question: "플랜도 해당되나요?",
          answer:
            "아니요. 가지고 있는 라이선스에서만 업그레이드할 수 있어요. 플랜에서는 신제품을 나오는 그날 바로 쓸 수 있어요.",
        },
        {
          question: "제가 할 수 있는 업그레이드는 어디서 보나요?",
          answer:
            "로그인해서 계정의 업그레이드를 보세요. 지금은 없다고 적혀 있다면 수줍어하는 게 아니라 정말 없는 거예요.",
        },
        {
          question: "코드 소식은 어떻게 받나요?",
          answer:
            "혜택 소식을 받겠다고 하셨다면 메일로 알려 드려요. 받을지 말지는 계정에서 언제든 바꿀 수 있어요. 그리고 여기는 데모 브랜드라서 이 목록의 제품은 옛것까지 모두 가상이에요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "보통 다음으로 가는 곳",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
