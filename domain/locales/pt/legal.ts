/** Portuguese texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Informações legais',
  links: {
    privacy: 'Privacidade',
    terms: 'Termos',
    rules: 'Regras',
    imprint: 'Sobre o site',
    contact: 'Contato',
  },
  licences: 'Licenças',
  titles: {
    privacy: 'Aviso de privacidade',
    terms: 'Termos de uso',
    rules: 'Regras',
    imprint: 'Sobre o site',
    contact: 'Contato',
  },
  template: 'Quem cuida deste site ainda não escreveu este texto. Este é o modelo que vem com o Owlcast.',
  elsewhere: 'Você pode ler este texto aqui:',
  reach: (site) => `Você pode falar com quem cuida de ${site} aqui:`,
  unreachable: 'Ainda não há um contato.',
  accept: 'Ao se cadastrar, valem:',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'Os pagamentos ficam nos registros, porque a contabilidade exige: valores e datas, sob um número que não permite chegar até você.',
  messages: 'As mensagens que outras pessoas enviaram para você ficam com elas, sem o seu nome.',
  username: `Ninguém pode usar seu nome de usuário por ${USERNAME_RESERVED_DAYS} dias. Nós o guardamos como um código que não pode ser lido de volta.`,
  copies: `A Cloudflare, provedora do nosso banco de dados, guarda os estados anteriores dele por ${BACKUP_DAYS} dias. A partir deles dá para recuperar o que foi apagado. A nossa própria cópia, sem o que termina sozinho, é substituída toda noite.`,
  number:
    'Pelo mesmo tempo, guardamos o número da sua conta, e nada mais: assim nenhuma cópia de segurança pode trazê-la de volta.',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Denunciar violação de direitos autorais',
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
