/** Spanish texts of the page for developers. */
import type * as English from '../en/developer-page'

export const DEVELOPERS: typeof English.DEVELOPERS = {
  title: 'Desarrolla con Owlcast',
  intro:
    'Todo lo que haces en la app lo puede hacer un programa por ti: publicar una grabación, leer un feed, responder un mensaje.',
  tokenTitle: '1. Consigue un token',
  tokenText:
    'Abre los ajustes, crea un token de acceso y elige qué puede hacer. Cópialo enseguida, porque solo lo mostramos una vez.',
  tokenLink: 'Abrir los ajustes',
  headerText:
    'Envíalo en la cabecera Authorization de cada petición. Nunca lo pongas en una dirección: lo rechazamos, porque las direcciones acaban en registros.',
  publishTitle: '2. Publica una grabación',
  publishText:
    'Tres llamadas: reservar una subida, enviar los bytes, publicar. Estos ejemplos publican voice.mp3 de tu carpeta y muestran la nueva publicación.',
  curl: 'Con curl',
  typescript: 'Con TypeScript',
  scopesTitle: 'Qué puede hacer un token',
  scopesText: 'Un token nunca puede iniciar sesión, crear tokens, moderar ni borrar una cuenta.',
  rulesTitle: 'Conviene saber',
  limitsText:
    'Si llamas demasiado, la respuesta tiene el estado 429 y Retry-After dice cuántos segundos esperar.',
  retryText:
    'Envía una Idempotency-Key al publicar. Si se corta la conexión, repite la llamada con la misma clave: recibes la primera respuesta y no hay otra publicación.',
  pagesText:
    'Las listas llegan por páginas. Envía el cursor de una página para obtener la siguiente; null es el final.',
  errorsText: 'Los errores son JSON con un code igual en todos los idiomas y un texto que puedes mostrar.',
  webhooksTitle: 'Webhooks',
  webhooksText:
    'Añade una dirección en los ajustes. La llamamos cuando publicas o cuando alguien te responde, te escribe o te menciona. Las llamadas solo llevan identificadores; pide la publicación con tu token. Una llamada fallida se repite durante cerca de un día.',
  verifyText: 'Comprueba que una llamada es nuestra:',
  botTitle: 'Bots',
  botText:
    'Si un programa publica por su cuenta, dilo: activa la marca de bot en Ajustes, en «Desarrolladores y datos».',
  referenceTitle: 'Todas las llamadas',
  referenceText: 'Cada llamada con sus parámetros y respuestas está en el documento OpenAPI.',
  referenceLink: 'Documento OpenAPI',
  generateText: 'Los generadores crean un cliente tipado, por ejemplo:',
}
