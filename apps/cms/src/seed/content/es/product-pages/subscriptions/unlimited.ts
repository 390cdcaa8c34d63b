import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "Todo, mientras lo necesites.",
  text: "Todas las ediciones, la cadena vocal completa y todos los efectos creativos en un solo plan. Úsalo para un disco o durante diez años, por meses o por años, y para cuando quieras.",
  nav: { description: "Todas las herramientas en un solo plan", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited: todas las herramientas en un plan",
    description:
      "3 ediciones de AutoTune más AutoKey, 5 herramientas de mezcla vocal con IA y 14 efectos creativos en un plan, mensual o anual, con 14 días de prueba.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "Un plan, dos ritmos",
      points: [
        { title: "3 ediciones de AutoTune", text: "y AutoKey" },
        { title: "5 herramientas de mezcla con IA", text: "la cadena vocal completa" },
        { title: "14 efectos creativos", text: "todos" },
        { title: "Novedades", text: "el mismo día en que salen" },
        { title: "Plantillas de grabación", text: "sesiones con la cadena ya montada" },
        { title: "Prueba gratis, cancela cuando quieras", text: "14 días para salir de dudas" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "Todo lo que lleva dentro",
      text: "Más de 20 herramientas vocales profesionales, dice la etiqueta. Las contamos: son 23. AutoTune EFX+ se vende fuera del plan.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "Un paseo corto por el estante",
      text: "Cuatro de las herramientas, antes y después, con una voz sintética que nunca se cansa.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Afinada mientras canta",
          text: "AutoTune 2026 a velocidad de escenario.",
        },
        {
          product: "vocal-prep",
          title: "Limpia",
          text: "Ruido, sala y un nivel que va y viene; después, una voz que se puede mezclar.",
        },
        {
          product: "harmony-engine",
          title: "En compañía",
          text: "Una línea se vuelve acorde, en la tonalidad de la canción.",
        },
        {
          product: "halo",
          title: "Con los pies en el aire",
          text: "Una reverb que sube una octava mientras se apaga.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Qué pasa y cuándo",
      rows: [
        {
          title: "Pruebas",
          text: "La prueba dura 14 días y lo incluye todo. No se cobra nada antes de que termine; si cancelas para entonces, no se cobra nunca. Cada persona tiene una.",
        },
        {
          title: "Pagas",
          text: "Después de la prueba, el precio mensual se cobra una vez al mes. O eliges el plan anual, pagas una vez al año y gastas menos en total. Lo que se te va a cobrar está junto al botón antes de que lo pulses.",
        },
        {
          title: "Cancelas",
          text: "Cuando quieras y sin dar motivos. Todo funciona hasta el final del período que pagaste, y después no se cobra nada más.",
        },
        {
          title: "Lo que te queda",
          text: "El audio que exportaste, las herramientas que compraste y tus sesiones. En ellas, los plug-ins del plan callan hasta que vuelvas o compres los que eches de menos.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Preguntas sobre Unlimited",
      items: [
        {
          question: "¿Cuándo conviene más comprar que el plan?",
          answer:
            "Si necesitas una o dos herramientas y las vas a usar durante años, cómpralas. Si echas mano de muchas, o es para un solo proyecto, elige el plan. Los precios están en esta página y en las de cada una; nosotros también haríamos cuentas.",
        },
        {
          question: "¿Incluye EFX+?",
          answer:
            "No. El plan incluye AutoTune 2026, Pro y Hybrid, y AutoKey. EFX+ se vende aparte.",
        },
        {
          question: "¿En cuántos ordenadores?",
          answer: "En 2 a la vez, como todo lo que hacemos.",
        },
        {
          question: "¿Necesito internet todo el tiempo?",
          answer:
            "No. Para descargar, para activar y cuando empieza un período nuevo. Entre medias puedes trabajar donde no lo haya.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited en datos",
          groups: [
            {
              title: "Qué incluye",
              rows: [
                { name: "Ediciones de AutoTune", value: "2026, Pro y Hybrid; además, AutoKey" },
                { name: "Cadena vocal con IA", value: "Prep, EQ, Compressor, De-Esser y Reverb" },
                {
                  name: "Efectos creativos",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo y Undertow",
                },
                { name: "Novedades", value: "El mismo día en que salen" },
                { name: "Plantillas de grabación", value: "Sesiones con la cadena ya montada" },
              ],
            },
            {
              title: "El plan",
              rows: [
                { name: "Prueba", value: "14 días, una vez por persona" },
                { name: "Facturación", value: "Mensual o anual" },
                { name: "Cancelación", value: "Cuando quieras; sigue hasta el final de lo pagado" },
                { name: "Activación", value: "En 2 ordenadores a la vez" },
                { name: "Internet", value: "Para descargar, activar y empezar cada período" },
              ],
            },
            {
              title: "Formatos",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "Solo AAX DSP y AAX Native" },
              ],
            },
            {
              title: "Tu ordenador",
              rows: [
                { name: "macOS", value: "12 o posterior, Apple silicon o Intel" },
                { name: "Windows", value: "10 u 11, 64 bits" },
                { name: "Memoria", value: "4 GB, mejor 8 GB" },
                { name: "Espacio en disco", value: "Unos 5 GB para todo; instala lo que uses" },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Una voz, de la toma en bruto al final",
          rows: [
            {
              title: "Límpiala",
              text: "Primero Vocal Prep. Quita el ruido y la mitad de la sala, e iguala el nivel.",
            },
            {
              title: "Afínala",
              text: "Deja que AutoKey oiga la música y pon AutoTune Pro o 2026 en la voz. Empieza lento y ve más rápido solo si hace falta.",
            },
            {
              title: "Dale forma",
              text: "Vocal EQ, luego el compresor, luego el de-esser, en este orden. Cada uno tiene menos que hacer gracias al anterior.",
            },
            {
              title: "Vístela",
              text: "Un efecto creativo, en una palabra o en el último estribillo. En el estante hay catorce; una canción rara vez pide dos a la vez.",
            },
            {
              title: "Dale un lugar",
              text: "Vocal Reverb al final, tanta como quieras, y luego un poco menos.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Diez efectos pequeños",
          text: "Tienen una idea cada uno, y es esta. Voces sintéticas, antes y después.",
          demos: [
            { product: "twin", title: "Twin", text: "Cantada dos veces, o eso parece." },
            {
              product: "ember",
              title: "Ember",
              text: "Cálida al principio; luego, al rojo por los bordes.",
            },
            { product: "whisper", title: "Whisper", text: "Todo aire, todas las palabras." },
            { product: "larynx", title: "Larynx", text: "Una garganta doblada hasta ser otra." },
            { product: "shard", title: "Shard", text: "La toma en astillas, armada de nuevo." },
            {
              product: "orbit",
              title: "Orbit",
              text: "Alrededor de tu cabeza. Para esta, ponte auriculares.",
            },
            { product: "dial", title: "Dial", text: "Desde la otra punta del cable." },
            { product: "stutter", title: "Stutter", text: "Trocitos una y otra vez, a tiempo." },
            { product: "halo", title: "Halo", text: "Una cola que sube y resplandece." },
            { product: "undertow", title: "Undertow", text: "La misma voz, una octava abajo." },
          ],
        },
      ],
    },
  ],
};
