import { pt as letter } from "../letter/pt.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "O link vale por 1 hora e funciona uma única vez.";
const forOneDay = "O link vale por 24 horas e funciona uma única vez.";
const forTwoWeeks = "O link vale por 14 dias.";
const forOneMonth = "O link vale por 30 dias e funciona uma única vez.";
const whyTransfer =
  "Você recebeu este e-mail porque este endereço foi informado na transferência de uma licença.";

export const pt: AccountTexts = {
  ...letter,
  product: "Produto",
  device: "Dispositivo",
  country: "País",
  time: "Data e hora",
  passkey: "Chave de acesso",
  oldEmail: "Endereço antigo",
  newEmail: "Endereço novo",
  from: "De",
  to: "Para",
  keptAccount: "Conta que fica",
  mergedAccount: "Conta encerrada",
  deletedOn: "Exclusão em",
  availableUntil: "Disponível até",
  name: "Nome",
  part: "Refere-se a",
  wholeOrder: "O pedido inteiro",
  receivedAt: "Recebida em",
  receiptNumber: "Número do recibo",
  news: {
    resetPassword: {
      subject: "Escolha uma nova senha do AutoTune",
      heading: "Escolha uma nova senha",
      intro:
        "Uma nova senha foi pedida para a conta com este endereço. Toque no botão e escolha a sua. Depois disso, todos os dispositivos serão desconectados.",
      notes: [],
      action: "Escolher uma nova senha",
      afterword: [
        forOneHour,
        "Se não foi você, não faça nada: sua conta continua como está, e ninguém entra sem este link.",
      ],
    },
    reactivateLegacy: {
      subject: "Reative sua conta do AutoTune",
      heading: "Que bom ter você de volta",
      intro:
        "O AutoTune tem uma nova loja, e sua conta veio junto. Escolha uma nova senha uma única vez, e tudo o que é seu estará aqui de novo.",
      notes: [],
      action: "Reativar sua conta",
      afterword: [
        forOneMonth,
        "Se não foi você que tentou entrar, não faça nada: ninguém entra sem este link.",
      ],
    },
    completeAccount: {
      subject: "Complete sua conta do AutoTune",
      heading: "Sua conta está quase pronta",
      intro:
        "Só faltam seu nome e uma senha. Depois, seus downloads, licenças e recibos ficam em um só lugar.",
      notes: [],
      action: "Completar sua conta",
      afterword: [forOneMonth, "Se não foi você, não faça nada: ninguém entra sem este link."],
    },
    newDevice: {
      subject: "Novo acesso à sua conta do AutoTune",
      heading: "Acesso de um novo dispositivo",
      intro:
        "Alguém entrou na sua conta de um dispositivo que ainda não conhecíamos. Sempre avisamos você quando isso acontece.",
      notes: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, encerre agora mesmo a sessão desse dispositivo na sua conta e depois escolha uma nova senha.",
      ],
      action: "Conferir seus dispositivos",
      afterword: [],
    },
    passwordChanged: {
      subject: "Sua senha do AutoTune mudou",
      heading: "Sua senha mudou",
      intro: "Sua conta tem uma nova senha, e todos os outros dispositivos foram desconectados.",
      notes: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, redefina sua senha agora mesmo. Depois, confira se mais alguém consegue ler seus e-mails.",
      ],
      action: "Redefinir sua senha",
      afterword: [],
    },
    passkeyAdded: {
      subject: "Nova chave de acesso na sua conta do AutoTune",
      heading: "Uma nova chave de acesso",
      intro: "Uma chave de acesso foi adicionada à sua conta. Com ela, dá para entrar sem senha.",
      notes: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, remova agora mesmo a chave de acesso na sua conta e depois escolha uma nova senha.",
      ],
      action: "Conferir suas chaves de acesso",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "Confirme o novo endereço da sua conta do AutoTune",
      heading: "Um novo endereço para sua conta?",
      intro:
        "Um novo endereço de e-mail foi informado para sua conta. Ele vai substituir este assim que as duas caixas de entrada, esta e a nova, confirmarem.",
      notes: [],
      action: "Confirmar a mudança",
      afterword: [
        forOneDay,
        "Se não foi você, não confirme: seu endereço continua o mesmo. Escolha uma nova senha agora mesmo, porque mais alguém conhece a sua.",
      ],
    },
    confirmEmailNew: {
      subject: "Confirme este endereço para sua conta do AutoTune",
      heading: "Este é o seu novo endereço?",
      intro:
        "Este endereço foi informado como o novo de uma conta do AutoTune. Ele vai substituir o antigo assim que as duas caixas de entrada, esta e a antiga, confirmarem.",
      notes: [],
      action: "Confirmar este endereço",
      afterword: [forOneDay, "Se não foi você, não faça nada: sem a sua confirmação, nada muda."],
      why: "Você recebeu este e-mail porque este endereço foi informado como o novo de uma conta.",
    },
    emailChanged: {
      subject: "Sua conta do AutoTune tem um novo endereço",
      heading: "Seu novo endereço já vale",
      intro:
        "A partir de agora você entra com seu novo endereço, e nossos e-mails vão para lá. Todos os outros dispositivos foram desconectados.",
      notes: [
        "Se foi você, não precisa fazer nada.",
        "Se não foi você, confira sua conta agora mesmo e escolha uma nova senha. Se não conseguir mais entrar, escreva para o nosso suporte.",
      ],
      action: "Conferir sua conta",
      afterword: [],
      why: "Você recebeu este e-mail porque este endereço é o da conta, ou era até agora.",
    },
    licence: {
      subject: "Sua licença do AutoTune",
      heading: "Sua licença",
      intro:
        "Aqui estão, como você pediu, o número de série e o código de autenticação da sua licença. Juntos, eles ativam o software.",
      notes: [],
      action: "Ver sua licença",
      afterword: ["Se não foi você quem pediu, não precisa fazer nada: nada mudou."],
    },
    licenceRegenerated: {
      subject: "Novo número de série para a sua licença do AutoTune",
      heading: "Um novo número de série",
      intro:
        "Nosso suporte deu à sua licença um novo número de série e um novo código de autenticação. Os antigos não funcionam mais.",
      notes: [
        "Seus computadores foram desativados. Ative-os de novo com o novo número de série e o novo código.",
      ],
      action: "Ver sua licença",
      afterword: ["Se não foi você quem pediu, escreva para o nosso suporte."],
    },
    codeRedeemed: {
      subject: "Seu código do AutoTune foi resgatado",
      heading: "Seu código foi resgatado",
      intro:
        "O que seu código dá agora é seu: aqui estão o número de série e o código de autenticação. Juntos, eles ativam o software.",
      notes: [
        "Os downloads estão na sua conta. O código já cumpriu sua função e não pode ser usado de novo.",
      ],
      action: "Ver sua licença",
      afterword: [
        "Se não foi você quem resgatou o código, escolha já uma nova senha e escreva para o nosso suporte.",
      ],
    },
    transferGive: {
      subject: "Confirme a transferência da sua licença",
      heading: "Passar esta licença adiante?",
      intro:
        "Você começou a transferir uma licença para outra pessoa. Ela muda de conta assim que as duas partes aceitarem.",
      notes: [
        "Depois, ela pertence só à outra pessoa e deixa de funcionar nos seus computadores. Não será mais possível pegá-la de volta.",
      ],
      action: "Confirmar a transferência",
      afterword: [
        `${forTwoWeeks} Enquanto as duas partes não aceitarem, você pode retirar a transferência na sua conta.`,
        "Se não foi você, não confirme: a licença continua sendo sua. Escolha uma nova senha agora mesmo.",
      ],
    },
    transferTake: {
      subject: "Uma licença do AutoTune espera por você",
      heading: "Uma licença para você",
      intro:
        "Alguém quer transferir uma licença para você. Ela será sua assim que as duas partes aceitarem.",
      notes: [
        "Não cobramos nada por isso. Se ainda não houver uma conta com este endereço, criamos uma para você.",
      ],
      action: "Aceitar ou recusar",
      afterword: [
        forTwoWeeks,
        "Se você não conhece essa pessoa, recuse ou não faça nada: a licença fica onde está.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "Sua licença foi transferida",
      heading: "Sua licença está em novas mãos",
      intro:
        "As duas partes aceitaram, e a licença foi transferida. Ela não funciona mais nos seus computadores.",
      notes: [
        "Se não foi você, escolha uma nova senha agora mesmo e escreva para o nosso suporte.",
      ],
      action: "Abrir sua conta",
      afterword: [],
    },
    transferTaken: {
      subject: "Sua nova licença chegou",
      heading: "A licença é sua",
      intro:
        "As duas partes aceitaram, e a licença já está na sua conta, com o número de série e os downloads.",
      notes: ["Se sua conta é nova, configure-a primeiro: o link chega em um e-mail separado."],
      action: "Ver sua licença",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "A transferência de uma licença foi recusada",
      heading: "A transferência foi recusada",
      intro: "A licença não foi aceita. Ela continua com quem já a tinha e funciona como antes.",
      notes: [],
      action: "Abrir sua conta",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "A transferência de uma licença foi retirada",
      heading: "A transferência foi retirada",
      intro:
        "Quem tem a licença retirou a transferência. Ela continua onde estava e funciona como antes.",
      notes: [],
      action: "Abrir sua conta",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "A transferência de uma licença expirou",
      heading: "A transferência expirou",
      intro:
        "As duas partes não confirmaram a transferência a tempo. A licença continua com quem já a tinha e funciona como antes.",
      notes: ["Quem tem a licença pode começar outra transferência quando quiser."],
      action: "Abrir sua conta",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "Unir suas duas contas do AutoTune?",
      heading: "Unir suas duas contas?",
      intro:
        "A partir da conta abaixo, alguém pediu para incorporar a conta com este endereço. Se as duas são suas, confirme.",
      notes: [
        "Pedidos, licenças e planos passam para lá. A conta com este endereço é encerrada, e isso não pode ser desfeito.",
      ],
      action: "Ver e confirmar",
      afterword: [
        forOneDay,
        "Se não foi você, não confirme: tudo o que há nesta conta iria para outra pessoa. Se você não fizer nada, nada muda.",
      ],
    },
    confirmReminders: {
      subject: "Lembretes do seu carrinho?",
      heading: "Lembretes do seu carrinho?",
      intro:
        "Alguém conectado com este endereço quer receber um e-mail quando algo ficar no carrinho. Se foi você, confirme.",
      notes: [],
      action: "Ver e confirmar",
      afterword: ["Se não foi você, não faça nada: nenhum lembrete será enviado."],
    },
    merged: {
      subject: "Suas duas contas do AutoTune agora são uma",
      heading: "Suas contas agora são uma",
      intro:
        "Os pedidos, as licenças e os planos das duas agora estão em uma só conta. Entre com o endereço dela; a outra conta não existe mais.",
      notes: ["Se não foi você, escreva agora mesmo para o nosso suporte."],
      action: "Abrir sua conta",
      afterword: [],
      why: "Você recebeu este e-mail porque uma das duas contas tem, ou tinha, este endereço.",
    },
    erasureScheduled: {
      subject: "Sua conta do AutoTune será excluída",
      heading: "Sua conta será excluída",
      intro:
        "Você pediu que sua conta e seus dados pessoais fossem excluídos. Até lá, você pode mudar de ideia.",
      notes: [
        "Depois disso, você não terá mais acesso às suas licenças e aos seus downloads. Guardamos pedidos e faturas só pelo tempo que a lei exige.",
      ],
      action: "Manter sua conta",
      afterword: [
        "Se não foi você, entre, mantenha sua conta e escolha uma nova senha agora mesmo.",
      ],
    },
    erasureCancelled: {
      subject: "Sua conta do AutoTune continua",
      heading: "Que bom que você continua aqui",
      intro:
        "A exclusão foi cancelada. Sua conta, suas licenças e seus downloads estão como antes.",
      notes: [],
      action: "Abrir sua conta",
      afterword: ["Se não foi você, escolha uma nova senha agora mesmo."],
    },
    erasureStopped: {
      subject: "Sua conta do AutoTune não foi excluída",
      heading: "Sua conta ainda está aqui",
      intro:
        "Você tinha pedido a exclusão da conta, mas ela tem um plano que ainda seria cobrado. Por isso não a excluímos, e o seu pedido foi cancelado.",
      notes: ["Se ainda quiser excluí-la, cancele primeiro o plano e depois peça de novo."],
      action: "Abrir sua conta",
      afterword: [],
    },
    erased: {
      subject: "Sua conta do AutoTune foi excluída",
      heading: "Sua conta foi excluída",
      intro:
        "Sua conta e seus dados pessoais foram excluídos, como você pediu. Guardamos pedidos e faturas só pelo tempo que a lei exige.",
      notes: ["Este é o nosso último e-mail sobre esta conta. Obrigado por cantar com a gente."],
      action: null,
      afterword: [],
      goodbye: "Tudo de bom,",
      why: "Você recebeu este e-mail porque a conta com este endereço foi excluída.",
    },
    exportReady: {
      subject: "Seus dados do AutoTune estão prontos",
      heading: "Seus dados estão prontos",
      intro: "Tudo o que a nossa loja sabe sobre você está em um arquivo, como você pediu.",
      notes: ["Só você pode abri-lo: entre primeiro, e o download começa."],
      action: "Baixar seus dados",
      afterword: [
        "Se não foi você, escolha uma nova senha agora mesmo. Ninguém recebe o arquivo sem entrar na conta.",
      ],
    },
    withdrawalReceived: {
      subject: "Recebemos sua desistência",
      heading: "Sua desistência chegou até nós",
      intro:
        "Você declarou que desiste do contrato abaixo. Este e-mail é o seu comprovante de recebimento; guarde-o.",
      notes: [
        "Vamos analisar sua declaração e escrever para você. O que for devido será reembolsado em até 14 dias, pelo mesmo meio com que você pagou.",
      ],
      action: null,
      afterword: ["Se não foi você, escreva para o nosso suporte."],
      why: "Você recebeu este e-mail porque uma desistência foi declarada com este endereço.",
    },
    withdrawalAccepted: {
      subject: "Sua desistência foi aceita",
      heading: "Aceitamos sua desistência",
      intro: "Analisamos sua declaração: você está fora do contrato abaixo.",
      notes: [
        "O que for devido volta pelo mesmo meio com que você pagou. Outro e-mail informa o valor.",
      ],
      action: null,
      afterword: [],
      why: "Você recebeu este e-mail porque uma desistência foi declarada com este endereço.",
    },
    withdrawalRefused: {
      subject: "Não podemos aceitar sua desistência",
      heading: "Sua desistência não foi aceita",
      intro: "Analisamos sua declaração e não podemos aceitá-la para o contrato abaixo.",
      notes: [
        "Se quiser saber o motivo ou discordar, escreva para o nosso suporte e informe o número do recibo.",
      ],
      action: null,
      afterword: [],
      why: "Você recebeu este e-mail porque uma desistência foi declarada com este endereço.",
    },
  },
  whyThisMail: "Você recebeu este e-mail porque ele trata da conta com este endereço.",
};
