import { ko as letter } from "../letter/ko.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "링크는 1시간 동안 한 번만 쓸 수 있어요.";
const forOneDay = "링크는 24시간 동안 한 번만 쓸 수 있어요.";
const forTwoWeeks = "링크는 14일 동안 쓸 수 있어요.";
const forOneMonth = "링크는 30일 동안 한 번만 쓸 수 있어요.";
const whyTransfer = "이 주소가 라이선스 양도에 입력되어 메일을 보내 드려요.";

export const ko: AccountTexts = {
  ...letter,
  product: "제품",
  device: "기기",
  country: "국가/지역",
  time: "일시",
  passkey: "패스키",
  oldEmail: "이전 주소",
  newEmail: "새 주소",
  from: "보내는 분",
  to: "받는 분",
  keptAccount: "남는 계정",
  mergedAccount: "종료된 계정",
  deletedOn: "삭제 예정 일시",
  availableUntil: "다운로드 기한",
  name: "이름",
  part: "대상",
  wholeOrder: "주문 전체",
  receivedAt: "접수 일시",
  receiptNumber: "접수 번호",
  news: {
    resetPassword: {
      subject: "AutoTune 비밀번호를 새로 정해 주세요",
      heading: "비밀번호를 새로 정해 주세요",
      intro:
        "이 주소의 계정에 새 비밀번호 요청이 들어왔어요. 아래 버튼을 눌러 새로 정해 주세요. 그러면 모든 기기에서 로그아웃돼요.",
      notes: [],
      action: "새 비밀번호 정하기",
      afterword: [
        forOneHour,
        "직접 하신 일이 아니라면 아무것도 하지 않으셔도 돼요. 계정은 그대로이고, 이 링크 없이는 아무도 들어올 수 없어요.",
      ],
    },
    reactivateLegacy: {
      subject: "AutoTune 계정을 다시 활성화해 주세요",
      heading: "다시 만나서 반가워요",
      intro:
        "AutoTune 상점이 새로워졌고, 계정도 함께 옮겨 왔어요. 새 비밀번호를 한 번만 정하면 그동안의 제품을 모두 다시 볼 수 있어요.",
      notes: [],
      action: "계정 다시 활성화하기",
      afterword: [
        forOneMonth,
        "직접 하신 일이 아니라면 아무것도 하지 않으셔도 돼요. 이 링크 없이는 아무도 들어올 수 없어요.",
      ],
    },
    completeAccount: {
      subject: "AutoTune 계정을 완성해 주세요",
      heading: "계정이 거의 준비됐어요",
      intro:
        "이름과 비밀번호만 남았어요. 정하고 나면 다운로드, 라이선스, 영수증을 한곳에서 볼 수 있어요.",
      notes: [],
      action: "계정 완성하기",
      afterword: [
        forOneMonth,
        "직접 하신 일이 아니라면 아무것도 하지 않으셔도 돼요. 이 링크 없이는 아무도 들어올 수 없어요.",
      ],
    },
    newDevice: {
      subject: "AutoTune 계정에 새로운 로그인이 있었어요",
      heading: "새 기기에서 로그인했어요",
      intro: "처음 보는 기기에서 계정에 로그인한 기록이 있어요. 이런 일이 있을 때마다 알려 드려요.",
      notes: [
        "직접 로그인하셨다면 아무것도 하지 않으셔도 돼요.",
        "직접 하신 일이 아니라면 지금 바로 계정에서 그 기기를 로그아웃하고, 비밀번호를 새로 정해 주세요.",
      ],
      action: "기기 확인하기",
      afterword: [],
    },
    passwordChanged: {
      subject: "AutoTune 비밀번호가 바뀌었어요",
      heading: "비밀번호가 바뀌었어요",
      intro: "계정의 비밀번호가 바뀌었고, 다른 모든 기기에서는 로그아웃됐어요.",
      notes: [
        "직접 바꾸셨다면 아무것도 하지 않으셔도 돼요.",
        "직접 하신 일이 아니라면 지금 바로 비밀번호를 재설정해 주세요. 그리고 다른 사람이 메일함을 볼 수 있는지도 확인해 주세요.",
      ],
      action: "비밀번호 재설정하기",
      afterword: [],
    },
    passkeyAdded: {
      subject: "AutoTune 계정에 새 패스키가 추가됐어요",
      heading: "새 패스키가 추가됐어요",
      intro: "계정에 패스키가 추가됐어요. 이제 비밀번호 없이 로그인할 수 있어요.",
      notes: [
        "직접 추가하셨다면 아무것도 하지 않으셔도 돼요.",
        "직접 하신 일이 아니라면 지금 바로 계정에서 그 패스키를 삭제하고, 비밀번호를 새로 정해 주세요.",
      ],
      action: "패스키 확인하기",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "AutoTune 계정의 새 주소를 확인해 주세요",
      heading: "계정 주소를 바꿀까요?",
      intro:
        "계정에 새 이메일 주소가 입력됐어요. 이 메일함과 새 메일함에서 모두 확인하면 주소가 바뀌어요.",
      notes: [],
      action: "변경 확인하기",
      afterword: [
        forOneDay,
        "직접 하신 일이 아니라면 확인하지 마세요. 주소는 그대로 유지돼요. 다른 사람이 비밀번호를 알고 있으니 지금 바로 새로 정해 주세요.",
      ],
    },
    confirmEmailNew: {
      subject: "AutoTune 계정에 쓸 이 주소를 확인해 주세요",
      heading: "새로 쓰실 주소가 맞나요?",
      intro:
        "이 주소가 AutoTune 계정의 새 주소로 입력됐어요. 이 메일함과 이전 메일함에서 모두 확인하면 주소가 바뀌어요.",
      notes: [],
      action: "이 주소 확인하기",
      afterword: [
        forOneDay,
        "직접 하신 일이 아니라면 아무것도 하지 않으셔도 돼요. 확인하시기 전에는 아무것도 바뀌지 않아요.",
      ],
      why: "이 주소가 계정의 새 주소로 입력되어 메일을 보내 드려요.",
    },
    emailChanged: {
      subject: "AutoTune 계정의 주소가 바뀌었어요",
      heading: "새 주소로 바뀌었어요",
      intro:
        "이제 새 주소로 로그인하시면 되고, 메일도 새 주소로 보내 드려요. 다른 모든 기기에서는 로그아웃됐어요.",
      notes: [
        "직접 바꾸셨다면 아무것도 하지 않으셔도 돼요.",
        "직접 하신 일이 아니라면 지금 바로 계정을 확인하고 비밀번호를 새로 정해 주세요. 로그인이 안 되면 고객 지원에 연락해 주세요.",
      ],
      action: "계정 확인하기",
      afterword: [],
      why: "이 주소가 계정의 현재 주소이거나 이전 주소여서 메일을 보내 드려요.",
    },
    licence: {
      subject: "AutoTune 라이선스 정보",
      heading: "라이선스 정보",
      intro:
        "요청하신 라이선스의 시리얼 번호와 인증 코드예요. 두 가지가 함께 있어야 소프트웨어를 활성화할 수 있어요.",
      notes: [],
      action: "라이선스 보기",
      afterword: ["직접 하신 일이 아니라면 그대로 두셔도 돼요. 바뀐 것은 없어요."],
    },
    licenceRegenerated: {
      subject: "AutoTune 라이선스의 시리얼 번호가 바뀌었어요",
      heading: "새 시리얼 번호",
      intro:
        "고객지원팀에서 라이선스의 시리얼 번호와 인증 코드를 새로 발급했어요. 이전 것은 더 이상 쓸 수 없어요.",
      notes: [
        "쓰시던 컴퓨터는 모두 비활성화됐어요. 새 시리얼 번호와 인증 코드로 다시 활성화해 주세요.",
      ],
      action: "라이선스 보기",
      afterword: ["직접 하신 일이 아니라면 고객지원팀에 알려 주세요."],
    },
    codeRedeemed: {
      subject: "AutoTune 코드를 등록했어요",
      heading: "코드를 등록했어요",
      intro:
        "코드에 담긴 제품을 이제 쓰실 수 있어요. 시리얼 번호와 인증 코드예요. 두 가지가 함께 있어야 소프트웨어를 활성화할 수 있어요.",
      notes: ["다운로드는 계정에 있어요. 코드는 한 번 쓰였으니 다시 쓸 수 없어요."],
      action: "라이선스 보기",
      afterword: ["직접 하신 일이 아니라면 바로 새 비밀번호를 정하고 고객 지원에 알려 주세요."],
    },
    transferGive: {
      subject: "라이선스 양도를 확인해 주세요",
      heading: "이 라이선스를 양도할까요?",
      intro:
        "다른 분께 라이선스를 양도하는 절차가 시작됐어요. 두 분이 모두 동의하면 라이선스가 옮겨져요.",
      notes: [
        "양도한 뒤에는 상대방만 쓸 수 있고, 쓰시던 컴퓨터에서는 더 이상 쓸 수 없어요. 되찾을 수도 없어요.",
      ],
      action: "양도 확인하기",
      afterword: [
        `${forTwoWeeks} 두 분이 모두 동의하기 전까지는 계정에서 양도를 철회할 수 있어요.`,
        "직접 하신 일이 아니라면 확인하지 마세요. 라이선스는 그대로 남아 있어요. 지금 바로 비밀번호를 새로 정해 주세요.",
      ],
    },
    transferTake: {
      subject: "AutoTune 라이선스가 기다리고 있어요",
      heading: "라이선스를 받아 보세요",
      intro:
        "라이선스를 양도하고 싶어 하는 분이 있어요. 두 분이 모두 동의하면 라이선스를 받게 돼요.",
      notes: ["저희가 청구하는 비용은 없어요. 이 주소의 계정이 아직 없다면 새로 만들어 드려요."],
      action: "수락 또는 거절하기",
      afterword: [
        forTwoWeeks,
        "모르는 사람이라면 거절하거나 아무것도 하지 마세요. 라이선스는 그대로 남아 있어요.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "라이선스를 양도했어요",
      heading: "라이선스의 주인이 바뀌었어요",
      intro: "두 분이 모두 동의해서 라이선스가 옮겨졌어요. 이제 쓰시던 컴퓨터에서는 쓸 수 없어요.",
      notes: [
        "직접 하신 일이 아니라면 지금 바로 비밀번호를 새로 정하고, 고객 지원에 연락해 주세요.",
      ],
      action: "계정 열기",
      afterword: [],
    },
    transferTaken: {
      subject: "새 라이선스가 도착했어요",
      heading: "이제 라이선스를 쓸 수 있어요",
      intro:
        "두 분이 모두 동의해서 라이선스가 계정에 들어왔어요. 시리얼 번호와 다운로드도 계정에서 볼 수 있어요.",
      notes: ["새 계정이라면 먼저 설정해 주세요. 필요한 링크는 다른 메일로 보내 드려요."],
      action: "라이선스 보기",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "라이선스 양도가 거절됐어요",
      heading: "양도가 거절됐어요",
      intro:
        "라이선스 양도가 수락되지 않았어요. 라이선스는 원래 주인에게 남아 전과 같이 쓸 수 있어요.",
      notes: [],
      action: "계정 열기",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "라이선스 양도가 철회됐어요",
      heading: "양도가 철회됐어요",
      intro:
        "라이선스의 주인이 양도를 철회했어요. 라이선스는 원래 주인에게 남아 전과 같이 쓸 수 있어요.",
      notes: [],
      action: "계정 열기",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "라이선스 양도 기한이 지났어요",
      heading: "양도 기한이 지났어요",
      intro:
        "기한 안에 두 분의 확인이 모두 끝나지 않았어요. 라이선스는 원래 주인에게 남아 전과 같이 쓸 수 있어요.",
      notes: ["라이선스의 주인은 언제든지 양도를 다시 시작할 수 있어요."],
      action: "계정 열기",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "두 AutoTune 계정을 하나로 합칠까요?",
      heading: "두 계정을 하나로 합칠까요?",
      intro:
        "아래 계정에서 이 주소의 계정을 합쳐 달라는 요청이 들어왔어요. 두 계정이 모두 본인의 것이라면 확인해 주세요.",
      notes: [
        "주문, 라이선스, 플랜은 아래 계정으로 옮겨져요. 이 주소의 계정은 종료되고, 되돌릴 수 없어요.",
      ],
      action: "내용 보고 확인하기",
      afterword: [
        forOneDay,
        "직접 하신 일이 아니라면 확인하지 마세요. 이 계정의 모든 것이 다른 사람에게 넘어가요. 아무것도 하지 않으면 아무것도 바뀌지 않아요.",
      ],
    },
    confirmReminders: {
      subject: "장바구니 알림을 받을까요?",
      heading: "장바구니 알림을 받을까요?",
      intro:
        "이 주소로 로그인한 분이 장바구니에 상품이 남아 있을 때 메일 한 통을 받고 싶다고 하셨어요. 직접 하신 일이라면 확인해 주세요.",
      notes: [],
      action: "내용 보고 확인하기",
      afterword: ["직접 하신 일이 아니라면 아무것도 하지 않으셔도 돼요. 알림은 오지 않아요."],
    },
    merged: {
      subject: "두 AutoTune 계정이 하나가 됐어요",
      heading: "계정이 하나가 됐어요",
      intro:
        "두 계정의 주문, 라이선스, 플랜이 이제 한 계정에 있어요. 남는 계정의 주소로 로그인해 주세요. 다른 계정은 없어졌어요.",
      notes: ["직접 하신 일이 아니라면 지금 바로 고객 지원에 연락해 주세요."],
      action: "계정 열기",
      afterword: [],
      why: "이 주소가 두 계정 중 하나의 현재 주소이거나 이전 주소여서 메일을 보내 드려요.",
    },
    erasureScheduled: {
      subject: "AutoTune 계정이 삭제될 예정이에요",
      heading: "계정이 삭제될 예정이에요",
      intro: "계정과 개인 정보를 삭제해 달라고 요청하셨어요. 그 전까지는 마음을 바꾸셔도 돼요.",
      notes: [
        "삭제된 뒤에는 라이선스와 다운로드를 이용할 수 없어요. 주문과 청구서는 법에서 정한 기간 동안만 보관해요.",
      ],
      action: "계정 유지하기",
      afterword: [
        "직접 하신 일이 아니라면 로그인해서 계정을 유지하고, 지금 바로 비밀번호를 새로 정해 주세요.",
      ],
    },
    erasureCancelled: {
      subject: "AutoTune 계정이 그대로 유지돼요",
      heading: "계속 함께해 주셔서 감사해요",
      intro: "삭제가 취소됐어요. 계정과 라이선스, 다운로드는 그대로예요.",
      notes: [],
      action: "계정 열기",
      afterword: ["직접 하신 일이 아니라면 지금 바로 비밀번호를 새로 정해 주세요."],
    },
    erasureStopped: {
      subject: "AutoTune 계정을 삭제하지 않았어요",
      heading: "계정이 아직 그대로 있어요",
      intro:
        "계정 삭제를 요청하셨지만 앞으로도 결제될 요금제가 있어서 삭제하지 않았고, 삭제 요청은 취소됐어요.",
      notes: ["그래도 삭제를 원하시면 먼저 요금제를 해지한 다음 다시 요청해 주세요."],
      action: "계정 열기",
      afterword: [],
    },
    erased: {
      subject: "AutoTune 계정이 삭제됐어요",
      heading: "계정이 삭제됐어요",
      intro:
        "요청하신 대로 계정과 개인 정보를 삭제했어요. 주문과 청구서는 법에서 정한 기간 동안만 보관해요.",
      notes: ["이 계정에 관해 드리는 마지막 메일이에요. 함께 노래해 주셔서 감사해요."],
      action: null,
      afterword: [],
      goodbye: "언제든 다시 찾아 주세요.",
      why: "이 주소의 계정이 삭제되어 메일을 보내 드려요.",
    },
    exportReady: {
      subject: "AutoTune 데이터가 준비됐어요",
      heading: "데이터가 준비됐어요",
      intro: "요청하신 대로, 저희 상점이 가지고 있는 개인 정보를 모두 한 파일에 담았어요.",
      notes: ["파일은 본인만 열 수 있어요. 먼저 로그인하면 다운로드가 시작돼요."],
      action: "데이터 내려받기",
      afterword: [
        "직접 하신 일이 아니라면 지금 바로 비밀번호를 새로 정해 주세요. 로그인하지 않으면 아무도 파일을 받을 수 없어요.",
      ],
    },
    withdrawalReceived: {
      subject: "청약 철회를 접수했어요",
      heading: "청약 철회가 접수됐어요",
      intro:
        "아래 계약의 청약을 철회하겠다는 의사를 접수했어요. 이 메일이 접수증이니 잘 보관해 주세요.",
      notes: [
        "내용을 살펴본 뒤 다시 메일을 드려요. 돌려드릴 금액은 14일 안에 결제하신 수단으로 환불해 드려요.",
      ],
      action: null,
      afterword: ["직접 하신 일이 아니라면 고객 지원에 연락해 주세요."],
      why: "이 주소로 청약 철회가 접수되어 메일을 보내 드려요.",
    },
    withdrawalAccepted: {
      subject: "청약 철회가 승인됐어요",
      heading: "청약 철회를 승인했어요",
      intro: "내용을 살펴보고 아래 계약의 청약 철회를 승인했어요.",
      notes: ["돌려드릴 금액은 결제하신 수단으로 환불해 드려요. 금액은 따로 메일로 알려 드려요."],
      action: null,
      afterword: [],
      why: "이 주소로 청약 철회가 접수되어 메일을 보내 드려요.",
    },
    withdrawalRefused: {
      subject: "청약 철회를 승인할 수 없어요",
      heading: "청약 철회가 승인되지 않았어요",
      intro: "내용을 살펴봤지만 아래 계약은 청약 철회를 승인할 수 없어요.",
      notes: ["이유가 궁금하거나 의견이 다르시면 접수 번호와 함께 고객 지원에 연락해 주세요."],
      action: null,
      afterword: [],
      why: "이 주소로 청약 철회가 접수되어 메일을 보내 드려요.",
    },
  },
  whyThisMail: "이 주소의 계정에 관한 메일이에요.",
};
