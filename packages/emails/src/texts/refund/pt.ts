import { pt as letter } from "../letter/pt.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const pt: RefundTexts = {
  ...letter,
  subject: (reference) => `Seu reembolso do pedido ${reference}`,
  heading: "Seu dinheiro está a caminho",
  intro: (amount) => `Devolvemos ${amount} pelo mesmo meio com que você pagou.`,
  amount: "Reembolsado",
  products: "Produtos",
  arrival: "Os bancos costumam levar de 5 a 10 dias úteis para mostrar o valor.",
  afterwards:
    "O que foi reembolsado não pode mais ser usado. Se era um upgrade, sua licença anterior volta a valer.",
  seeOrders: "Ver seus pedidos",
};
