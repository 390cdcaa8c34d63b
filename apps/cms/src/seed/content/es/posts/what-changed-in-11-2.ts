import type { SeedPost } from "../../../seed-reading.ts";

export const whatChangedIn112: SeedPost = {
  title: "Qué cambió en la 11.2",
  summary:
    "La versión 11.2.0 se abre más rápido y sigue los colores de tu DAW. Eso es todo, y aquí explicamos por qué para un martes nos parece bastante.",
  writtenBy: "El equipo de AutoTune",
  writtenOn: "2026-09-15",
  topic: "news",
  products: [
    "auto-tune-pro",
    "auto-tune-2026",
    "auto-tune-hybrid",
    "auto-tune-efx-plus",
    "auto-key",
  ],
  seo: {
    title: "AutoTune 11.2: qué cambió",
    description:
      "AutoTune 11.2.0 para Pro, 2026, Hybrid, EFX+ y AutoKey: se abre más rápido y sigue los colores del DAW. Qué sigue igual y cómo actualizar.",
  },
  sections: [
    {
      anchor: "in-short",
      title: "En pocas palabras",
      parts: [
        {
          kind: "text",
          text: "La 11.2.0 sale hoy para AutoTune Pro, AutoTune 2026, AutoTune Hybrid, AutoTune EFX+ y AutoKey. Trae dos novedades.",
        },
        {
          kind: "list",
          items: [
            "Se abre más rápido. Se nota en sesiones con muchas ventanas; por ejemplo, un estribillo en el que cada corista lleva su propio afinador.",
            "Sigue los colores del DAW. Si lo tienes en tema claro, la ventana es clara; si está en oscuro, oscura. Nadie tiene que mirar una lámpara a las dos de la mañana.",
          ],
        },
      ],
    },
    {
      anchor: "what-stays",
      title: "Lo que sigue igual",
      parts: [
        {
          kind: "text",
          text: "El sonido. Retune, Flex-Tune, Humanize, Human y Throat hacen lo que hacían, con el mismo recorrido y el mismo retardo. Una sesión guardada con la 11.1 debería sonar igual en la 11.2. Si la tuya no, es un error nuestro y queremos saberlo, a ser posible con la toma.\n\nLo decimos porque las actualizaciones tienen su fama. Una herramienta que está en todas las voces de un disco no debería cambiar de opinión entre un martes y otro.",
        },
      ],
    },
    {
      anchor: "since-the-start",
      title: "Las versiones hasta ahora",
      parts: [
        {
          kind: "table",
          head: ["Versión", "Día", "Qué trajo"],
          rows: [
            [
              "11.2.0",
              "15 de septiembre de 2026",
              "Se abre más rápido y sigue los colores del DAW",
            ],
            ["11.1.0", "7 de abril de 2026", "Los presets se buscan y se marcan como favoritos"],
            ["11.0.0", "1 de octubre de 2025", "La primera de esta versión"],
          ],
        },
        {
          kind: "text",
          text: "La cadena vocal y los efectos creativos llevan su propia numeración. Recibieron los mismos dos cambios el 21 de julio, con la 2.1.0.",
        },
      ],
    },
    {
      anchor: "how-to-update",
      title: "Cómo actualizar",
      parts: [
        {
          kind: "steps",
          items: [
            "Termina lo que tengas que entregar esta semana. Se actualiza un lunes sin prisas.",
            "Exporta a audio las voces afinadas de los proyectos abiertos. Conviene hacerlo siempre.",
            "Entra en tu cuenta, ve a Descargas y baja el archivo para tu sistema.",
            "Cierra el DAW, instala, vuelve a abrirlo y deja que escanee los plug-ins.",
            "Carga una sesión antigua y escucha un estribillo antes de cargar las demás.",
          ],
        },
        {
          kind: "note",
          text: "Esta es una marca de demostración. Los archivos de Descargas también son de demostración y no instalan nada. Los pasos son los que te daríamos.",
        },
        {
          kind: "text",
          text: "Si algo sale mal, la 11.1.0 y la 11.0.0 siguen ahí, en Versiones anteriores. Las actualizaciones de esta versión van incluidas en la licencia; con Unlimited, en el plan.",
        },
      ],
    },
    {
      anchor: "not-in-it",
      title: "Lo que no trae",
      parts: [
        {
          kind: "text",
          text: "No hay modo gráfico para 2026. Solo trabaja en tiempo real, y esa es la idea; las notas se editan a mano en Pro. Tampoco hay Hybrid fuera de Pro Tools. Y AutoKey sigue encontrando mayor y menor, nada más exótico. Prefiere decir que no lo tiene claro.",
        },
      ],
    },
  ],
};
