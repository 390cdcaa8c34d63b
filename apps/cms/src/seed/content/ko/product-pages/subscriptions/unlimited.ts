import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "필요한 동안, 전부.",
  text: "모든 에디션, 보컬 체인 전체, 모든 크리에이티브 이펙트를 플랜 하나에. 앨범 한 장 동안 쓰든 10년을 쓰든, 월 단위든 연 단위든, 그만두고 싶을 때 그만두세요.",
  nav: { description: "선반 위의 모든 도구를 플랜 하나로", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited: 모든 도구를 플랜 하나로",
    description:
      "AutoTune 에디션 3종과 AutoKey, AI 보컬 믹싱 도구 5종, 크리에이티브 이펙트 14종을 플랜 하나에. 월간 또는 연간, 14일 무료 체험.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "플랜은 하나, 리듬은 둘",
      points: [
        { title: "AutoTune 에디션 3종", text: "AutoKey까지" },
        { title: "AI 믹싱 도구 5종", text: "보컬 체인 전체" },
        { title: "크리에이티브 이펙트 14종", text: "하나도 빠짐없이" },
        { title: "신제품", text: "나오는 그날 바로" },
        { title: "녹음 템플릿", text: "체인까지 걸어 둔 세션" },
        { title: "무료로 써 보고 언제든 해지", text: "14일이면 알 수 있어요" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "들어 있는 모든 것",
      text: "라벨에는 ‘프로 보컬 도구 20종 이상’이라고 적혀 있어요. 세어 보니 23종이더라고요. AutoTune EFX+는 플랜과 별도로 판매해요.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "선반 앞을 잠깐 거닐기",
      text: "네 가지 도구의 전과 후. 지칠 줄 모르는 합성 보컬이 불러요.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "부르는 동안 보정",
          text: "무대용 속도로 맞춘 AutoTune 2026이에요.",
        },
        {
          product: "vocal-prep",
          title: "말끔하게",
          text: "노이즈, 방 울림, 오락가락하는 레벨. 그다음은 믹스할 수 있는 목소리.",
        },
        {
          product: "harmony-engine",
          title: "여럿이 함께",
          text: "한 줄의 선율이 곡의 키에 맞는 코드가 돼요.",
        },
        {
          product: "halo",
          title: "땅에서 떠오르기",
          text: "사라지면서 한 옥타브를 오르는 리버브예요.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "언제 무슨 일이 생기나요",
      rows: [
        {
          title: "써 볼 때",
          text: "무료 체험은 14일이고 모든 것이 들어 있어요. 끝나기 전에는 아무것도 결제되지 않고, 그 안에 해지하면 앞으로도 결제되지 않아요. 한 사람에 한 번이에요.",
        },
        {
          title: "결제할 때",
          text: "무료 체험이 끝나면 한 달에 한 번 월간 가격이 결제돼요. 연간 플랜을 고르면 1년에 한 번 내고, 다 합쳐서 덜 들어요. 얼마가 결제될지는 버튼을 누르기 전에 그 옆에 적혀 있어요.",
        },
        {
          title: "해지할 때",
          text: "언제든지, 이유 없이요. 결제한 기간이 끝날 때까지 모두 작동하고, 그 뒤로는 더 결제되지 않아요.",
        },
        {
          title: "남는 것",
          text: "내보낸 오디오, 구매한 도구, 그리고 세션이요. 플랜의 플러그인은 돌아오거나 아쉬운 것을 구매할 때까지 세션 안에서 조용히 있어요.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Unlimited에 대한 질문",
      items: [
        {
          question: "언제 플랜보다 구매가 나을까요?",
          answer:
            "한두 가지를 몇 년씩 쓴다면 구매하세요. 여러 가지에 손이 가거나 프로젝트 하나만 할 거라면 플랜이 좋아요. 가격은 이 페이지와 각 제품 페이지에 있어요. 저희라도 계산해 볼 거예요.",
        },
        {
          question: "EFX+도 들어 있나요?",
          answer:
            "아니요. 플랜에는 AutoTune 2026, Pro, Hybrid와 AutoKey가 들어 있어요. EFX+는 별도로 판매해요.",
        },
        {
          question: "컴퓨터는 몇 대까지 되나요?",
          answer: "동시에 2대요. 저희가 만드는 다른 모든 것과 같아요.",
        },
        {
          question: "늘 인터넷에 연결돼 있어야 하나요?",
          answer:
            "아니요. 다운로드할 때, 활성화할 때, 새 결제 기간이 시작될 때만요. 그 사이에는 인터넷이 없는 곳에서도 작업할 수 있어요.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited 상세 사양",
          groups: [
            {
              title: "들어 있는 것",
              rows: [
                { name: "AutoTune 에디션", value: "2026, Pro, Hybrid, 그리고 AutoKey" },
                { name: "AI 보컬 체인", value: "Prep, EQ, Compressor, De-Esser, Reverb" },
                {
                  name: "크리에이티브 이펙트",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo, Undertow",
                },
                { name: "신제품", value: "나오는 그날 바로" },
                { name: "녹음 템플릿", value: "체인까지 걸어 둔 세션" },
              ],
            },
            {
              title: "플랜",
              rows: [
                { name: "무료 체험", value: "14일, 한 사람에 한 번" },
                { name: "결제", value: "월 단위 또는 연 단위" },
                { name: "해지", value: "언제든지. 결제한 기간이 끝날 때까지 이용" },
                { name: "활성화", value: "동시에 컴퓨터 2대까지" },
                { name: "인터넷", value: "다운로드, 활성화, 새 기간이 시작될 때" },
              ],
            },
            {
              title: "포맷",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "AAX DSP와 AAX Native만" },
              ],
            },
            {
              title: "컴퓨터",
              rows: [
                { name: "macOS", value: "12 이상, Apple Silicon 또는 Intel" },
                { name: "Windows", value: "10 또는 11, 64비트" },
                { name: "메모리", value: "4 GB 이상, 8 GB 권장" },
                { name: "디스크 공간", value: "전부 설치하면 약 5 GB. 쓰는 것만 설치해도 됨" },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "보컬 하나, 날것에서 완성까지",
          rows: [
            {
              title: "닦기",
              text: "Vocal Prep이 먼저예요. 노이즈를 없애고, 방 울림은 절반쯤 걷어 내고, 레벨을 고르게 하세요.",
            },
            {
              title: "음정 맞추기",
              text: "AutoKey에 반주를 들려주고, 목소리에는 AutoTune Pro나 2026을 거세요. 느리게 시작해서 필요할 때만 빠르게요.",
            },
            {
              title: "모양 잡기",
              text: "Vocal EQ, 그다음 컴프레서, 그다음 디에서. 이 순서예요. 앞의 것 덕분에 뒤의 것이 할 일이 줄어요.",
            },
            {
              title: "옷 입히기",
              text: "크리에이티브 이펙트 하나를, 단어 하나나 마지막 후렴에. 선반에는 열네 가지가 있지만 한 곡에 두 가지가 한꺼번에 필요한 일은 드물어요.",
            },
            {
              title: "자리 잡기",
              text: "끝에는 Vocal Reverb를, 마음에 드는 만큼 걸고 나서 조금 줄이세요.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "작은 이펙트 열 가지",
          text: "아이디어는 하나씩, 바로 이거예요. 합성 보컬의 전과 후.",
          demos: [
            { product: "twin", title: "Twin", text: "두 번 불렀어요. 적어도 그렇게 들려요." },
            { product: "ember", title: "Ember", text: "처음에는 따뜻하다가, 끝에서부터 타올라요." },
            { product: "whisper", title: "Whisper", text: "숨결 가득, 가사 그대로, 음색은 없이." },
            { product: "larynx", title: "Larynx", text: "다른 모양으로 구부린 목." },
            { product: "shard", title: "Shard", text: "조각난 테이크를 새로 이어 붙였어요." },
            {
              product: "orbit",
              title: "Orbit",
              text: "머리 주위를 돌아요. 이건 헤드폰으로 들으세요.",
            },
            { product: "dial", title: "Dial", text: "전화선 저 끝에서 들려오는 목소리." },
            { product: "stutter", title: "Stutter", text: "조각을 또, 또, 박자에 맞춰." },
            { product: "halo", title: "Halo", text: "오르며 반짝이는 잔향." },
            { product: "undertow", title: "Undertow", text: "한 옥타브 아래의 같은 목소리." },
          ],
        },
      ],
    },
  ],
};
