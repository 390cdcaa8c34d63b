import type { SeedPage } from "../../../seed-content.ts";

export const about: SeedPage = {
  title: "Sobre nosotros",
  seo: {
    title: "Sobre nosotros",
    description:
      "AutoTune es una marca de demostración de software vocal. Qué es inventado, qué es real y qué pensamos sobre las voces.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Nos gustan las voces",
      text: "Sobre todo las que se desvían un poco. Esta es una marca de demostración, así que empecemos por decir qué es inventado y qué no.",
    },
    {
      block: "prose",
      headline: "Quién habla aquí",
      sections: [
        {
          title: "Lo que es inventado",
          text: "Los productos de estas páginas, con sus nombres, precios y especificaciones. Detrás de la marca no hay ninguna empresa y detrás de una licencia no hay ningún plug-in. No planees un disco contando con ellos.",
        },
        {
          title: "Lo que es real",
          text: "Lo que oyes. Un pequeño sintetizador canta, un detector de tono escucha y el mismo código que dibuja la línea mueve las notas, en tu navegador, cuando giras la perilla de la página de inicio. No se grabó a ningún cantante ni se tomó prestado ningún sonido.\n\nLas imágenes son reales en el mismo sentido: cada ventana está dibujada a partir de números, como todo lo demás. No hay fotografías ni caras.",
        },
        {
          title: "Lo que pensamos",
          text: "Corregir es una elección, no una sentencia. Una voz que se desvía ya te dijo adónde quería ir; la herramienta debería preguntarte cuánto quieres ayudarla.\n\nDecide quien canta. Por eso cada herramienta muestra lo que quita, cada precio dice qué pasa después y nada se renueva a tus espaldas.",
        },
        {
          title: "Cómo escribimos",
          text: "Corto, y solo lo que podemos demostrar. Si encuentras aquí una frase que promete más de lo que se oye, es un error y nos gustaría saberlo.",
        },
      ],
    },
  ],
};
