/** Portuguese texts for copyright reports of a podcast clip. */
import type * as English from '../reports'

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Denunciar direitos autorais',
  about: (title) => `Sobre “${title}”`,
  hint: 'Esta resposta usa uma obra sua, ou de alguém que você representa? Conte aqui. Só nós vemos sua denúncia.',
  name: 'Seu nome',
  email: 'Seu e-mail',
  emailHint: 'Usamos só para responder a você.',
  work: 'O que foi usado, e a quem pertence?',
  workHint: 'O podcast, o episódio e a parte.',
  confirmation: 'É verdade, e a obra é minha ou represento quem tem os direitos.',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  sent: 'Agradecemos. Recebemos sua denúncia.',
  nextSteps: (email) => `Analisamos cada denúncia. Se tivermos perguntas, escreveremos para ${email}.`,
  close: 'Fechar',
}
