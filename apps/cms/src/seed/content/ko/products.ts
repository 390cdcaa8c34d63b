import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "실시간 보정과 음 단위 편집을 하나의 플러그인에 담았어요.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary: "빠르게 준비되는 실시간 피치 보정. 스튜디오에서도 무대에서도.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "Pro Tools를 위한 실시간 보정. DSP 하드웨어에서도, 네이티브로도.",
    checkoutInfo: "Pro Tools에서만 작동해요.",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "하드 튠 사운드에 이펙트 랙을 통째로 더했어요.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "곡의 키와 스케일을 듣고 AutoTune에 알려 줘요.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary:
      "녹음한 그대로의 테이크를 믹스할 수 있게 준비해요. 잡음과 방 울림은 줄이고, 레벨은 고르게.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "노래하는 음을 따라 밴드가 움직이는 EQ예요.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary: "목소리에 맞는 설정에서 출발해 크고 작은 소리를 고르게 맞춰요.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "날카로운 치찰음만 부드럽게 다듬고 나머지 목소리는 건드리지 않아요.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "목소리에 공간을 입히고, 어울리는 울림을 제안해요.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "프레이징은 그대로 두고 목소리만 다른 목소리로 바꿔요.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "리드 보컬 하나로 화음을 만들어요.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "빈티지부터 이 세상 소리가 아닌 듯한 사운드까지 내는 보코더예요.",
  },
  choir: {
    name: "Choir",
    summary: "한 사람의 목소리를 합창으로 바꿔요.",
  },
  twin: {
    name: "Twin",
    summary: "옆에서 한 번 더 불러 줘요. 테이크 하나로 만드는 더블링.",
  },
  ember: {
    name: "Ember",
    summary: "목소리를 데우고, 포화시키고, 끝내 불을 붙여요.",
  },
  whisper: {
    name: "Whisper",
    summary: "음색은 숨결로 바꾸고 가사는 한 마디도 놓치지 않아요.",
  },
  larynx: {
    name: "Larynx",
    summary: "목 자체를 구부려요. 길게, 짧게, 좁게, 내 목 같지 않게.",
  },
  shard: {
    name: "Shard",
    summary: "테이크를 알갱이로 부순 다음 다르게 이어 붙여요.",
  },
  orbit: {
    name: "Orbit",
    summary: "듣는 사람의 머리 주위로 목소리를 돌려요.",
  },
  dial: {
    name: "Dial",
    summary: "목소리를 전화기나 낡은 라디오에 통과시켜요.",
  },
  stutter: {
    name: "Stutter",
    summary: "단어를 잘게 잘라 곡의 박자에 맞춰 되풀이해요.",
  },
  halo: {
    name: "Halo",
    summary: "잔향이 한 옥타브를 오르며 반짝이는 리버브예요.",
  },
  undertow: {
    name: "Undertow",
    summary: "한 옥타브 아래에 같은 목소리를 더해요.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, 월간",
    summary: "에디션 3종, AutoKey, 보컬 체인, 모든 크리에이티브 이펙트를 매달 결제로.",
    checkoutInfo: "해지할 때까지 매달 이 가격으로 갱신돼요. 언제든 해지할 수 있어요.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, 연간",
    summary: "에디션 3종, AutoKey, 보컬 체인, 모든 크리에이티브 이펙트를 1년에 한 번 결제로.",
    checkoutInfo: "해지할 때까지 매년 이 가격으로 갱신돼요. 언제든 해지할 수 있어요.",
  },
};
