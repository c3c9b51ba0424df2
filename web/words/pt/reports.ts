/** Portuguese texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Denunciar direitos autorais',
  about: (title) => `Sobre “${title}”`,
  why: 'Esta resposta usa uma obra sua, ou de alguém que você representa? Conte aqui. Só nós vemos sua denúncia.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  emailHint: 'Só para responder a você.',
  work: 'O que foi usado, e de quem é?',
  workHint: 'O podcast, o episódio e qual parte.',
  truthful: 'Isto é verdade, e a obra é minha ou represento quem tem os direitos.',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  done: 'Agradecemos. Sua denúncia chegou.',
  next: (email) => `Olhamos cada uma. Se tivermos perguntas, escrevemos para ${email}.`,
  close: 'Fechar',
}
