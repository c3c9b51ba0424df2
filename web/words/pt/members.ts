/** Portuguese texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('pt', { month: 'long', year: 'numeric' })
const counted = createPluralizer('pt')

export const MEMBER: typeof English.MEMBER = {
  loading: 'Carregando o perfil',
  loadingPosts: 'Carregando os posts',
  memberSince: (at) => `No Owlcast desde ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => counted(count, { one: '# post', many: '# de posts', other: '# posts' }),
  followerCount: (count) =>
    counted(count, { one: '# seguidor', many: '# de seguidores', other: '# seguidores' }),
  followingCount: (count) => `${count.toLocaleString('pt')} seguindo`,
  follow: 'Seguir',
  followed: 'Seguindo',
  followLabel: (name) => `Seguir ${name}`,
  followingLabel: (name) => `Seguindo ${name}`,
  signInToFollow: (name) => `Entre para seguir ${name}.`,
  ownProfile: 'É assim que as outras pessoas veem seu perfil.',
  edit: 'Editar perfil',
  share: 'Compartilhar',
  shareLabel: (name) => `Compartilhar o perfil de ${name}`,
  playAll: 'Tocar tudo',
  filterLabel: 'Mostrar',
  all: 'Tudo',
  empty: (name) => `${name} ainda não publicou nada`,
  emptyText: 'Os posts públicos dessa pessoa aparecem aqui.',
  emptyOfKind: (many) => `Nada em ${many} ainda`,
  showAll: 'Ver tudo',
  notFound: 'Conteúdo não encontrado',
  notFoundText: 'Não encontramos essa pessoa. Talvez tenha mudado de nome ou saído do Owlcast.',
  back: 'Voltar ao Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Seguidores',
  following: 'Seguindo',
  loading: 'Carregando pessoas',
  empty: { followers: 'Ainda não tem seguidores.', following: 'Ainda não segue ninguém.' },
  more: 'Ver mais',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Ver posts de',
  all: 'Tudo',
  following: 'Seguindo',
  empty: 'Nada de novo de quem você segue',
  emptyText: 'Siga outras pessoas e os posts delas aparecem aqui.',
  showAll: 'Ver todos os posts',
  findPeople: 'Encontre quem você conhece',
}
