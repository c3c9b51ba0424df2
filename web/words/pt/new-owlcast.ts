/** Portuguese texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Criar Owlcast',
  startedFrom: (title) => `A partir de “${title}”.`,
  startedFromUntitled: 'A partir do post que você ouviu.',
  name: 'Nome',
  description: 'Descrição',
  tags: 'Tags',
  tagsHint: 'Separe as tags com espaços. Nós colocamos o #.',
  privacy: 'Privacidade',
  visibilities: { public: 'Público', unlisted: 'Não listado', private: 'Privado' },
  hints: {
    public: 'Qualquer pessoa pode encontrar.',
    unlisted: 'Qualquer pessoa com o link pode ouvir.',
    private: 'Só você e as pessoas que você convidar podem ouvir.',
  },
  proOnly: 'Não listado e privado exigem o Pro.',
  invitees: 'Convites',
  inviteesHint: 'Nomes de usuário, e-mails ou telefones, separados por vírgulas.',
  inviteeList: 'Pessoas que você convida',
  inviteeTooLong: 'Isto é longo demais para um nome ou endereço.',
  unresolved: 'Vamos verificar quando você convidar.',
  byEmail: 'por e-mail',
  byPhone: 'ainda não há mensagens por telefone: você vai receber um link para compartilhar',
  fee: `Taxa de criação de ${formatDollars(OWLCAST_FEE_CENTS)}: isenta`,
  cancel: 'Cancelar',
  create: 'Criar Owlcast',
  creating: 'Criando seu Owlcast',
  notCreated: 'Não foi criado. Seu texto continua aqui.',
  sourceGone:
    'O post de que ele partia não existe mais. Toque em “Criar Owlcast” de novo para continuar sem ele.',
  alreadyCreated: 'Este Owlcast já tinha sido criado, com o que você enviou da primeira vez.',
  created: (name) => `“${name}” está pronto.`,
  createdWithInvitations: (name, sent) => `“${name}” está pronto. ${sent}`,
  record: 'Gravar',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Publicar em',
  newOwlcast: 'Novo Owlcast',
  newOwlcastHint: 'Cria um Owlcast público com este título. Esta é a primeira gravação dele.',
  existingOwlcastHint: 'Adiciona esta gravação às outras de lá.',
  moreOptions: 'Mais opções',
  loading: 'Carregando seus Owlcasts',
  failed: 'Não foi possível carregar seus outros Owlcasts.',
}
