import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "힙합",
  seo: {
    title: "힙합 보컬을 위한 AutoTune",
    description:
      "하드 튠 훅, 자유로운 벌스, 에코를 건 애드리브. 힙합 보컬의 음정을 맞추고 믹스하는 법과 시작 설정, 비교해 들을 소리예요.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "훅은 계단 위에, 벌스는 계단 밖에",
      text: "힙합은 그 계단을 유명하게 만들었고, 그다음에는 언제 내려놓을지 배웠어요. 비트와 마이크가 있는 사람을 위해 두 가지를 다 이야기해요.",
    },
    {
      block: "featureRows",
      headline: "비트에서 훅까지",
      rows: [
        {
          title: "키는 비트에게 물어보기",
          text: "비트에 AutoKey를 걸고, 되도록 드럼은 빼고, 코드가 나오는 부분을 재생하세요. 음 사이를 미끄러지는 베이스에는 속을 수 있으니, 끝내도 될 것 같은 음을 흥얼거려 확인하세요.",
        },
        {
          title: "계단을 위한 훅 쓰기",
          text: "하드 튠은 음과 음 사이의 길에서 살아나요. 천천히 미끄러지고, 끝을 끌고, 소절 사이를 비워 두세요. 멜로디는 세 음이면 충분할 때가 많아요.",
        },
        {
          title: "벌스는 말하게 두기",
          text: "랩은 말처럼 미끄러져서 갈 음이 없어요. 세게 맞추면 가글하는 소리가 나요. 거기서는 바이패스하거나, 길게 끄는 단어만 닿을 만큼 느리게 두세요.",
        },
        {
          title: "애드리브에는 따로 자리를",
          text: "트랙을 따로 만들고, 세게 맞추고, 얇게, 박자에 맞춰서요. 140 BPM에서 8분음표는 214 ms예요. 에코를 호스트에 맞추면 계산은 알아서 해요.",
        },
        {
          title: "마지막 단어 아래에 무게 놓기",
          text: "Undertow는 한 옥타브 아래에 같은 목소리를 더해요. 리드보다 10 dB 낮추면 들리기보다 느껴져요.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "한 곡에 네 목소리",
      text: "녹음 부스에 들어가 본 적 없는 합성 보컬의 전과 후예요.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "훅",
          text: "슬라이드가 모두 계단이 되고, 그 뒤로 더블링과 에코가 따라와요.",
        },
        {
          product: "undertow",
          title: "무게",
          text: "같은 소절, 그리고 한 옥타브 아래의 자기 자신.",
        },
        { product: "stutter", title: "마지막 마디", text: "단어 조각을 박자에 맞춰 되풀이해요." },
        { product: "dial", title: "애드리브", text: "전화기 저편에서. 저음은 비트에 양보해요." },
      ],
    },
    {
      block: "specs",
      headline: "시작 설정",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "훅", value: "Retune Speed 0~10 ms" },
            { name: "노래하는 벌스", value: "Retune Speed 15~30 ms" },
            { name: "랩 벌스", value: "120 ms 이상, 또는 바이패스" },
            { name: "애드리브", value: "0 ms, 에코는 호스트 박자에" },
          ],
        },
        {
          title: "체인",
          rows: [
            { name: "Vocal EQ", value: "80~100 Hz 아래를 깎기" },
            { name: "Vocal Compressor", value: "레이쇼 4:1, 큰 단어에서 4~6 dB 줄이기" },
            { name: "Vocal De-Esser", value: "5~9 kHz, 3~6 dB" },
            { name: "Vocal Reverb", value: "디케이 0.4~0.8초, 프리딜레이 20~40 ms" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "부스에서 온 질문",
      items: [
        {
          question: "이펙트를 켜고 녹음해야 하나요?",
          answer:
            "헤드폰으로는 켜고 들으세요. 계단 위에서는 다르게 부르게 되거든요. 그래도 녹음은 드라이한 목소리로 하세요. 내일 키를 바꾸고 싶어질 수 있으니까요.",
        },
        {
          question: "키는 맞는데 그래도 이상해요.",
          answer:
            "비트가 440 Hz가 아닐 수 있어요. 빠르게 돌린 샘플은 두 키 사이에 놓이기도 해요. 튜너가 맞다고 할 때까지 비트를 몇 센트 옮긴 다음 목소리를 맞추세요.",
        },
        {
          question: "이 소리에는 어떤 에디션인가요?",
          answer:
            "이펙트만 원하면 EFX+. 벌스도 노래한다면 AutoTune 2026. 나중에 음을 하나씩 고친다면 Pro예요.",
        },
        {
          question: "이걸 쓰면 래퍼가 되나요?",
          answer:
            "음정을 맞춰 줘요. 박자와 가사와 호흡은 부르는 사람의 몫이고, 그건 좋은 소식이기도 해요.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "같은 방에 두면 좋은 것",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
