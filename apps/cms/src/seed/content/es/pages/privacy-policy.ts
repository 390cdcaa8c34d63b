import type { SeedPage } from "../../../seed-content.ts";

export const privacyPolicy: SeedPage = {
  title: "Política de privacidad",
  seo: {
    title: "Política de privacidad",
    description:
      "Qué datos guarda la tienda de demostración de AutoTune, para qué, cuánto tiempo, quién más los ve, qué derechos tienes y cómo usarlos. Un texto inventado y claro.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Lo que sabemos de ti",
      text: "Lo menos que puede saber una tienda. Este es un texto inventado de una marca de demostración, no la política de una empresa. Cuenta, en palabras que se entienden, cómo trata los datos esta tienda. No pongas datos reales que no quisieras ver en una demostración.",
    },
    {
      block: "specs",
      headline: "Qué, para qué, cuánto tiempo",
      groups: [
        {
          title: "Cuando miras",
          rows: [
            { name: "País y moneda", value: "Para mostrarte tus precios; una cookie, 1 año" },
            {
              name: "Carrito, respuesta sobre cookies",
              value:
                "Para que la página esté como la dejaste; en tu navegador, hasta que lo borres",
            },
            {
              name: "Dirección de red",
              value: "Para adivinar el país y frenar ataques; no se guarda para seguirte",
            },
          ],
        },
        {
          title: "Cuando tienes una cuenta",
          rows: [
            {
              name: "Nombre, correo, contraseña",
              value:
                "Para dejarte entrar; hasta que elimines la cuenta. De la contraseña, solo un hash",
            },
            {
              name: "Dirección postal, teléfono, empresa",
              value: "Solo si los rellenas; hasta que los quites",
            },
            { name: "Sesión", value: "Para que no tengas que entrar cada vez; 30 días" },
            {
              name: "Dispositivos desde los que entraste",
              value: "Para avisarte si entra alguien extraño; 1 año desde el último uso",
            },
            { name: "Carrito guardado", value: "Para recuperarlo en otro dispositivo; 60 días" },
          ],
        },
        {
          title: "Cuando compras",
          rows: [
            { name: "Compras sin terminar", value: "Para seguir donde lo dejaste; 60 días" },
            {
              name: "Pedidos y facturas",
              value: "Porque lo exige la ley fiscal; mientras lo exija",
            },
            {
              name: "Desde dónde se hizo una compra",
              value: "Para reconocer tarjetas robadas; 60 días",
            },
            {
              name: "Licencias y ordenadores en los que están activas",
              value: "Para contar hasta dos; mientras la licencia sea tuya",
            },
          ],
        },
        {
          title: "Cuando te escribimos",
          rows: [
            {
              name: "Dirección del boletín, confirmada",
              value: "Porque lo pediste; hasta que te des de baja",
            },
            {
              name: "Dirección del boletín, sin confirmar",
              value: "Para enviarte un enlace; 30 días",
            },
            {
              name: "Inscripción en la beta: nombre, correo, año de nacimiento",
              value: "Para invitarte cuando empiece; desaparece con tu cuenta si la eliminas",
            },
            {
              name: "Consulta de un centro educativo",
              value: "Para responderla; nos llega como correo y la tienda no guarda copia",
            },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "La política",
      sections: [
        {
          title: "Quién es responsable",
          text: "En una tienda de verdad, aquí estarían el nombre y la dirección de una empresa. Detrás de esta no hay ninguna: es una marca de demostración con productos inventados. Las preguntas llegan a quienes la construyeron por el Centro de ayuda, enlazado al pie de cada página.",
        },
        {
          title: "Con qué base",
          text: "Para cumplir un contrato: cuenta, pedidos, licencias, planes. Porque lo exige la ley: facturas, desistimientos. Porque tenemos un interés que cabe esperar: la seguridad y los ajustes que hacen que una página funcione. Porque dijiste que sí: boletín, ofertas y todo lo que mide o cuenta a los afiliados. Son las bases del artículo 6 del Reglamento General de Protección de Datos, letras b, c, f y a.",
        },
        {
          title: "Tu voz",
          text: "Se queda contigo. Las herramientas escuchan en tu ordenador y no envían audio a ninguna parte. La perilla de nuestra página de inicio funciona en tu navegador; nada de lo que oyes o haces ahí se sube.",
        },
        {
          title: "Cookies y almacenamiento",
          text: "Las necesarias mantienen tu sesión y recuerdan tu país, tu carrito y tu respuesta sobre las cookies. No necesitan permiso, porque sin ellas la tienda no funciona.\n\nTodo lo demás espera tu sí. Si dices que no, o no dices nada, queda apagado y la tienda funciona igual de bien.",
        },
        {
          title: "Quién más los ve",
          text: "El proveedor de pagos, que recibe el número de tu tarjeta para que no tengamos que hacerlo nosotros: vemos las cuatro últimas cifras y si el pago funcionó. El servicio que entrega nuestros correos. Quien opera los servidores. Cada uno ve solo lo que necesita para su tarea, y con contrato. No vendemos datos ni alquilamos direcciones.\n\nUna tienda de verdad nombraría aquí a esas empresas, con los países en los que trabajan y las garantías para las transferencias fuera de la Unión Europea. Una demostración no tiene a quién nombrar.",
        },
        {
          title: "Decisiones automáticas",
          text: "Una pequeña: después de varios pagos rechazados, los siguientes intentos tienen que esperar, una hora como mucho. No tiene otro efecto, y nadie hace un perfil tuyo.",
        },
        {
          title: "Cuando eliminas tu cuenta",
          text: "Lo pides en tu cuenta y tienes 14 días para pensarlo otra vez. Después borramos nombre, dirección, acceso, dispositivos, carrito y boletín. Los pedidos y las facturas se quedan sin tu nombre. También se queda que usaste la prueba, de una forma en la que no podemos leer quién eres. Tus licencias terminan: transfiérelas antes si las debe tener otra persona. Un plan que se sigue cobrando hay que cancelarlo antes.",
        },
        {
          title: "Tus derechos",
          text: "Puedes saber qué guardamos y recibir una copia en un archivo que las máquinas pueden leer: tu cuenta la prepara y está ahí 7 días. Puedes corregir lo que esté mal, pedir que se borren o se aparten datos, oponerte a lo que hacemos por interés y retirar un permiso cuando quieras, de ahí en adelante.\n\nTambién puedes reclamar ante una autoridad de protección de datos, por ejemplo la del lugar donde vives.",
        },
        {
          title: "Menores",
          text: "La tienda es para quien puede celebrar contratos en el lugar donde vive. No guardamos a sabiendas datos de menores. Si ocurriera, escríbenos y los borramos.",
        },
        {
          title: "Cambios",
          text: "Si cambia algo de fondo en este texto, avisamos antes por correo a quienes tienen cuenta. Los cambios pequeños aparecen aquí.",
        },
      ],
    },
    {
      block: "faq",
      headline: "En pocas palabras",
      items: [
        {
          question: "¿Cómo les escribo sobre privacidad?",
          answer:
            "Por el Centro de ayuda, enlazado al pie de cada página. Empieza con la palabra privacidad. Tienes respuesta en un mes, como pide la ley.",
        },
        {
          question: "¿Cómo dejo el boletín?",
          answer: "Con el enlace al final de cada envío o en tu cuenta. Vale desde ese momento.",
        },
        {
          question: "¿Por qué piden mi correo al finalizar la compra?",
          answer:
            "Ahí van los números de serie y el recibo. Sin él habrías pagado por algo que no puedes usar.",
        },
        { question: "¿Saben lo que canto?", answer: "No. Y no lo contaríamos." },
      ],
    },
  ],
};
