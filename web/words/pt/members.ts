/** Portuguese texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const MONTH = new Intl.DateTimeFormat('pt', { month: 'long', year: 'numeric' })
const counted = createPluralizer('pt')

export const MEMBER: typeof English.MEMBER = {
  loading: 'Carregando esta página',
  loadingVoices: 'Carregando as vozes',
  since: (at) => `No Owlcast desde ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# voz', many: '# de vozes', other: '# vozes' }),
  followers: (count) => counted(count, { one: '# seguidor', many: '# de seguidores', other: '# seguidores' }),
  following: (count) => `${count.toLocaleString('pt')} seguindo`,
  follow: 'Seguir',
  followed: 'Seguindo',
  followLabel: (name) => `Seguir ${name}`,
  followedLabel: (name) => `Seguindo ${name}`,
  signInToFollow: (name) => `Entre para seguir ${name}.`,
  you: 'É assim que as outras pessoas veem você.',
  edit: 'Editar perfil',
  share: 'Compartilhar',
  shareLabel: (name) => `Compartilhar a página de ${name}`,
  playAll: 'Tocar tudo',
  filters: 'Mostrar',
  all: 'Tudo',
  empty: (name) => `${name} está em silêncio por enquanto`,
  emptyText: 'O que disser em público vai ficar aqui.',
  emptyOfKind: (many) => `Nada em ${many} por aqui`,
  showAll: 'Ver tudo',
  notFound: 'Conteúdo não encontrado',
  notFoundText: 'Ninguém aqui tem esse nome. Talvez a pessoa tenha saído e levado tudo o que disse.',
  back: 'Voltar ao Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Seguidores',
  following: 'Seguindo',
  loading: 'Carregando pessoas',
  none: { followers: 'Ainda não tem seguidores.', following: 'Ainda não segue ninguém.' },
  more: 'Ver mais',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'Vozes de quem',
  all: 'Tudo',
  following: 'Seguindo',
  empty: 'Nada aqui de quem você segue',
  emptyText: 'Toque em um nome para conhecer quem fala. O que disser quem você segue se reúne aqui.',
  showAll: 'Ver todas as vozes',
  find: 'Encontre quem você conhece',
}
