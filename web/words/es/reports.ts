/** Spanish texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Denunciar derechos de autor',
  about: (title) => `Sobre «${title}»`,
  hint: '¿Esta respuesta usa una obra tuya o de alguien a quien representas? Cuéntanoslo aquí. Solo nosotros vemos tu denuncia.',
  name: 'Tu nombre',
  email: 'Tu correo',
  emailHint: 'Solo lo usamos para responderte.',
  work: '¿Qué se usó y de quién es?',
  workHint: 'El podcast, el episodio y la parte.',
  confirmation: 'Esto es verdad, y la obra es mía o represento a quien le pertenece.',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  sent: 'Gracias. Recibimos tu denuncia.',
  nextSteps: (email) => `Revisamos cada denuncia. Si tenemos preguntas, escribiremos a ${email}.`,
  close: 'Cerrar',
}
