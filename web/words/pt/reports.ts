/** Portuguese texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Denunciar direitos autorais',
  about: (title) => `Sobre “${title}”`,
  why: 'Esta resposta usa uma obra sua, ou de alguém que você representa? Conte aqui. Só nós vemos sua denúncia.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  emailHint: 'Usamos só para responder a você.',
  work: 'O que foi usado, e a quem pertence?',
  workHint: 'O podcast, o episódio e a parte.',
  truthful: 'É verdade, e a obra é minha ou represento quem tem os direitos.',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  done: 'Agradecemos. Recebemos sua denúncia.',
  next: (email) => `Analisamos cada denúncia. Se tivermos perguntas, escreveremos para ${email}.`,
  close: 'Fechar',
}
