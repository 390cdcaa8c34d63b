import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Programa de fidelidad",
  seo: {
    title: "Programa de fidelidad",
    description:
      "Sin puntos ni niveles: lo que ya tienes baja el precio de lo siguiente. Precios de actualización, códigos de fidelidad y qué pasa con la licencia anterior.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Ya estabas aquí",
      text: "No tenemos puntos, ni niveles, ni sorpresas de cumpleaños. Si ya tienes algo nuestro, lo siguiente te cuesta menos. Ese es el programa.",
    },
    {
      block: "featureRows",
      headline: "Lo que te da quedarte",
      rows: [
        {
          title: "Un precio de actualización",
          text: "Casi todo lo que tienes cuenta para algo más grande. Quien entrega más paga menos. Tu cuenta te muestra qué actualizaciones tienes disponibles y cuánto cuesta cada una.",
        },
        {
          title: "Un código de fidelidad",
          text: "De vez en cuando, quien tiene una edición anterior recibe un código para una actual. Le vale a quien tiene esa edición y a nadie más, así que no sirve de nada buscarlo por ahí.",
        },
        {
          title: "Lo viejo sigue sirviendo",
          text: "Los productos anteriores ya no se venden. Si tienes uno, te lo quedas, y sigue abriendo el camino hacia arriba. No hay fecha límite para decidirte.",
        },
        {
          title: "Una licencia que se puede pasar",
          text: "Si dejas de usar una herramienta, puedes transferir su licencia a otra persona cuando ya no se pueda pedir su dinero de vuelta. Los dos lo aceptan y la licencia cambia de cuenta.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Lo que tienes y lo que te abre",
      groups: [
        {
          title: "Productos anteriores",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Actualización a Pro, 2026 o Hybrid; códigos de fidelidad",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Actualización a Pro, 2026, Hybrid o EFX+; códigos de fidelidad",
            },
            {
              name: "AutoTune EFX Classic",
              value: "Actualización a EFX+ o a una de las ediciones",
            },
            {
              name: "Vocal Strip",
              value: "Actualización a cualquier herramienta de la cadena vocal, o a las cinco",
            },
            {
              name: "Harmony Engine Classic",
              value: "Actualización a Harmony Engine, Choir o Metamorph",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Actualización a Metamorph, Harmony Engine, Vocodist o Choir",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Preguntas sobre la fidelidad",
      items: [
        {
          question: "¿En qué se diferencia una actualización de un código?",
          answer:
            "Con una actualización, la nueva licencia sustituye a la anterior. Con un código compras la nueva por menos y te quedas con las dos.",
        },
        {
          question: "¿Cuenta un plan?",
          answer:
            "No. Solo abren una actualización las licencias que son tuyas. Lo que te da un plan son las novedades, el mismo día en que salen.",
        },
        {
          question: "¿Dónde veo lo que tengo disponible?",
          answer:
            "Inicia sesión y mira las actualizaciones en tu cuenta. Si dice que no te espera ninguna, no es timidez: no la hay.",
        },
        {
          question: "¿Cómo me entero de un código?",
          answer:
            "Por correo, si aceptaste recibir ofertas. Puedes cambiar de idea en tu cuenta, en los dos sentidos. Y como esta es una marca de demostración, los productos de la lista son inventados, también los antiguos.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Adonde suele ir la gente después",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
