import type { SeedPage } from "../../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Política de cookies",
  seo: {
    title: "Política de cookies",
    description:
      "O que a loja de demonstração da AutoTune guarda no seu navegador, para quê e por quanto tempo, o que espera o seu consentimento e como mudar a sua escolha.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "O que fica no seu navegador",
      text: "A loja guarda o que precisa para funcionar. Tudo o que mede ou anuncia espera o seu sim. Sem ele, nada falta.",
    },
    {
      block: "cookieTable",
      headline: "A lista completa",
      text: "É a lista pela qual a própria loja trabalha: o que não está nela não é guardado, e um serviço que não está nela não é chamado.",
    },
    {
      block: "prose",
      headline: "Como funciona",
      sections: [
        {
          title: "Sem resposta",
          text: "Enquanto você não responde, é como se tivesse recusado. Nada que mede é carregado, e nada é guardado para isso.",
        },
        {
          title: "Se você aceitar",
          text: "Os serviços da segunda tabela são carregados, e os itens listados nela são guardados. Anotamos que você aceitou, quando, em que idioma e qual versão da lista. Não guardamos nenhum endereço de rede com isso.",
        },
        {
          title: "Se mudar de ideia",
          text: "Escolha de novo quando quiser: com o botão acima ou com as configurações de cookies no fim de cada página. Se retirar o consentimento, a loja apaga o que tinha guardado com base nele e recarrega a página, para que nada continue em execução.",
        },
        {
          title: "No seu navegador",
          text: "Você pode apagar tudo nas configurações do navegador. Então a sessão termina, o carrinho fica vazio e a loja pergunta de novo.",
        },
      ],
    },
  ],
};
