/** Portuguese texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Criar Owlcast',
  from: (title) => `Nasce de “${title}”.`,
  fromUntitled: 'Nasce da voz que você ouviu.',
  name: 'Nome',
  description: 'Descrição',
  tags: 'Tags',
  tagsHint: 'Palavras separadas por espaços. O # aparece sozinho.',
  privacy: 'Privacidade',
  visibilities: { public: 'Público', unlisted: 'Não listado', private: 'Privado' },
  hints: {
    public: 'Qualquer pessoa encontra.',
    unlisted: 'Ouve quem tem o link.',
    private: 'Só você e quem você convidar ouvem.',
  },
  proOnly: 'Não listado e privado fazem parte do Pro.',
  invitees: 'Convites',
  inviteesHint: 'Nomes de usuário, e-mails ou telefones, separados por vírgulas.',
  invited: 'Quem você quer dizer',
  inviteeTooLong: 'Isto é longo demais para um nome ou endereço.',
  unresolved: 'Isto é verificado quando você convidar.',
  byMail: 'por e-mail',
  byPhone: 'ainda não há mensagens por telefone: você recebe um link para entregar',
  fee: `Taxa de criação de ${formatDollars(OWLCAST_FEE_CENTS)}: isenta`,
  cancel: 'Cancelar',
  create: 'Criar Owlcast',
  creating: 'Criando seu Owlcast',
  stopped: 'Não foi criado. O que você digitou continua aqui.',
  sourceGone: 'A voz da qual ele nascia sumiu. Toque mais uma vez para criar sem ela.',
  madeBefore: 'Este Owlcast já tinha sido criado, como você o enviou da primeira vez.',
  made: (name) => `“${name}” já existe.`,
  madeInviting: (name, sent) => `“${name}” já existe. ${sent}`,
  record: 'Gravar',
}

export const INTO: typeof English.INTO = {
  label: 'Gravar em',
  fresh: 'Um novo',
  freshHint: 'Um novo Owlcast público: o nome dele é o título, e ele começa com esta gravação.',
  mineHint: 'Fica junto com as outras gravações de lá.',
  more: 'Criar com preço, privacidade e convites',
  loading: 'Procurando seus Owlcasts',
  failed: 'Não foi possível carregar seus outros Owlcasts.',
}
