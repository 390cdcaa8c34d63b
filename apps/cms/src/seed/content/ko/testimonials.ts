import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "새벽 두 시에 부른 1절은 딱 새벽 두 시 목소리였어요. 10분 뒤에는 제가 부르고 싶던 그대로 들렸어요.",
    author: "Nila Portamento",
    credits: "싱어, 이 페이지를 위해 만든 인물",
  },
  "osric-halfstep": {
    quote: "이상해질 때까지 속도를 올렸다가 조금만 되돌려요. 뭘 했냐고 물어본 사람은 아직 없어요.",
    author: "Osric Halfstep",
    credits: "프로듀서, 이 페이지를 위해 만든 인물",
  },
  "ines-semicorchea": {
    quote: "창 다섯 개, 목소리 하나. 컴프레서에 관한 글은 이제 안 읽어요.",
    author: "Inés Semicorchea",
    credits: "송라이터, 이 페이지를 위해 만든 인물",
  },
  "juno-wetmix": {
    quote: "무대에는 두 번째 테이크가 없어요. 레이턴시가 너무 짧아서 보컬이 있는 줄도 잊었어요.",
    author: "Juno Wetmix",
    credits: "라이브 엔지니어, 이 페이지를 위해 만든 인물",
  },
  "haru-otonari": {
    quote: "한 줄을 흥얼거리면 나머지는 Harmony Engine이 불러요. 제 밴드는 저, 저, 그리고 저예요.",
    author: "Haru Otonari",
    credits: "홈 레코딩 아티스트, 이 페이지를 위해 만든 인물",
  },
  "tobias-vorhall": {
    quote: "우리 알토는 두 명이에요. 음반에서는 홀을 가득 채워요.",
    author: "Tobias Vorhall",
    credits: "합창 지휘자, 이 페이지를 위해 만든 인물",
  },
};
