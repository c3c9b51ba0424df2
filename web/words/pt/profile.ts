/** Portuguese texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('pt', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('pt', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Editar perfil',
  editing: 'Edite seu perfil',
  save: 'Salvar',
  cancel: 'Cancelar',
  updated: 'Perfil atualizado!',
  memberSinceMonth: (at) => `No Owlcast desde ${MONTH.format(at)}`,
  posts: 'Seus posts',
  loading: 'Contando seus posts',
  atLeast: (count) => `${count}+`,
  username: 'Nome de usuário',
  usernameHint: 'Links antigos para seu perfil continuam funcionando.',
  displayName: 'Nome de exibição',
  email: 'E-mail',
  noEmail: 'Nenhum',
  phone: 'Telefone',
  accountType: 'Tipo de conta',
  plan: { free: 'Grátis', pro: 'Pro' },
  memberSince: 'No Owlcast desde',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Você não entrou na conta',
    text: 'Entre para ver seu perfil e seus posts.',
    action: 'Entrar',
    reason: 'Entre para ver seu perfil.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Enviar foto',
  change: 'Trocar foto',
  remove: 'Remover',
  hint: 'JPEG, PNG ou WebP, até 10 MB. A foto é cortada em um quadrado.',
  preparing: 'Preparando sua foto',
  color: 'Cor atrás das suas iniciais',
  random: 'Cor aleatória',
  colors: {
    orange: 'Laranja',
    amber: 'Âmbar',
    blue: 'Azul',
    green: 'Verde',
    purple: 'Roxo',
    yellow: 'Amarelo',
    red: 'Vermelho',
    grey: 'Cinza',
    pink: 'Rosa',
    teal: 'Turquesa',
  },
}
