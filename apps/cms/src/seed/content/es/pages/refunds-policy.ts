import type { SeedPage } from "../../../seed-content.ts";

export const refundsPolicy: SeedPage = {
  title: "Política de reembolsos",
  seo: {
    title: "Política de reembolsos",
    description:
      "Cómo recuperar tu dinero en la tienda de demostración de AutoTune: 14 días para desistir, cómo terminan planes y pruebas y qué pasa con licencias y actualizaciones.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "¿Cambiaste de idea?",
      text: "Está bien. Tienes 14 días, no hacen falta motivos, y esta página dice qué pasa con el dinero, la licencia y el plan. Es un texto inventado de una marca de demostración, escrito para que una tienda de verdad pudiera cumplirlo.",
    },
    {
      block: "featureRows",
      headline: "Cómo desistir",
      rows: [
        {
          title: "Abre el formulario",
          text: "Está al pie de cada página, como Desistir de un contrato. No necesitas cuenta, solo tu nombre, el número del pedido y una dirección de correo.",
        },
        {
          title: "Di de qué",
          text: "De todo el pedido o de una parte. No hace falta decir por qué. Una frase tuya por cualquier otro camino vale igual.",
        },
        {
          title: "Guarda el justificante",
          text: "Te llega un correo con lo que declaraste y la hora a la que llegó. Para el plazo basta con que lo hayas enviado dentro de los 14 días.",
        },
        {
          title: "Recibe el dinero",
          text: "Leemos tu declaración y te escribimos. Lo que te corresponde vuelve por donde vino, en los 14 días siguientes a tu declaración, y el reembolso no te cuesta nada. Tu banco puede tardar unos días más en mostrarlo.",
        },
      ],
    },
    {
      block: "prose",
      headline: "Las reglas",
      sections: [
        {
          title: "Derecho de desistimiento",
          text: "Si compras como consumidor en la Unión Europea, la ley te da 14 días desde el día del pedido para desistir sin dar motivos. Nosotros damos los mismos 14 días a todo el mundo, viva donde viva.\n\nCon el contenido digital, la ley permite que una tienda acabe con este derecho en cuanto empieza la descarga, si tú lo aceptas. No te lo pedimos. Puedes instalar la herramienta, cantar con ella y aun así cambiar de idea.",
        },
        {
          title: "Licencias que compraste",
          text: "Cuando el dinero vuelve, las licencias de ese pedido terminan: los plug-ins se detienen en los ordenadores en los que estaban activos. El audio que exportaste sigue siendo tuyo. Las licencias de otros pedidos no se tocan.",
        },
        {
          title: "Actualizaciones",
          text: "Si desistes de una actualización, la nueva licencia termina y la que sustituyó vuelve tal como estaba.",
        },
        {
          title: "Paquetes",
          text: "Un paquete es un solo producto: se devuelve entero.",
        },
        {
          title: "Licencias transferidas",
          text: "Una licencia puede pasar a otra persona a los 14 días de la compra, cuando ya no se puede pedir su dinero de vuelta. Así nadie pierde una licencia porque otra persona desistió.",
        },
        {
          title: "Cómo terminan los planes",
          text: "Puedes cancelar un plan cuando quieras, en tu cuenta y sin dar motivos. Entonces funciona hasta el final del período que pagaste y no se renueva. Hasta ese día puedes retirar la cancelación.\n\nSi desistes en los 14 días siguientes a empezar un plan, termina en el acto y recuperas lo que pagaste por él. Después, un mes o un año ya empezado no se reembolsa por partes, salvo que la ley del lugar donde vives diga otra cosa.",
        },
        {
          title: "La prueba",
          text: "Durante los 14 días de la prueba no se cobra nada. Si cancelas antes de que pasen, no se cobra nunca. Si no cancelas, al terminar se cobra el precio mensual y el plan sigue hasta que lo canceles. Los 14 días para desistir empiezan con la prueba, así que para entonces ya han pasado.",
        },
        {
          title: "Cuando un plan ha terminado",
          text: "Sus plug-ins se detienen. Tus sesiones se abren como antes, pero esas herramientas no suenan en ellas hasta que vuelvas o compres las que echas de menos. El audio exportado y las licencias compradas se quedan.",
        },
        {
          title: "Cuando algo no funciona",
          text: "Eso es otra cosa y no tiene 14 días. Si una herramienta no hace lo que dijimos, puedes pedir que se arregle, se cambie, se rebaje o se reembolse, según lo que disponga la ley del lugar donde vives. Nada de esta página le quita un derecho a un consumidor.",
        },
        {
          title: "Texto modelo",
          text: "Puedes usar estas palabras, pero no hace falta: Desisto del contrato del pedido (número), hecho el (fecha). Nombre, correo electrónico, fecha.",
        },
      ],
    },
    {
      block: "specs",
      headline: "En resumen",
      groups: [
        {
          title: "Qué pasa con qué",
          rows: [
            {
              name: "Una licencia, los primeros 14 días",
              value: "Dinero de vuelta; la licencia termina",
            },
            {
              name: "Una actualización, los primeros 14 días",
              value: "Dinero de vuelta; vuelve la licencia anterior",
            },
            {
              name: "Un plan, los primeros 14 días",
              value: "Dinero de vuelta; el plan termina en el acto",
            },
            {
              name: "Un plan, después",
              value: "Cancela cuando quieras; sigue hasta el final del período pagado",
            },
            { name: "La prueba", value: "No se cobra nada si cancelas en sus 14 días" },
            { name: "El audio exportado", value: "Es tuyo, siempre" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "En pocas palabras",
      items: [
        {
          question: "¿Hay reembolso después de 14 días?",
          answer:
            "Por un cambio de idea, no. Por una herramienta que no funciona, sí, según lo que disponga la ley. Escríbenos por el Centro de ayuda; leemos antes de decir que no.",
        },
        {
          question: "¿Cómo les escribo?",
          answer:
            "Por el Centro de ayuda, enlazado al pie de cada página. Empieza con el número del pedido, si lo tienes.",
        },
        {
          question: "Pagué en otra moneda.",
          answer:
            "Recuperas la cantidad que pagaste, en la moneda en que pagaste. Si tu banco la convierte, el cambio lo pone él.",
        },
        {
          question: "¿Algo de esto es real?",
          answer:
            "El formulario, los justificantes y las fechas funcionan. El dinero no: esto es una demostración y, para empezar, no se cobró nada.",
        },
      ],
    },
  ],
};
