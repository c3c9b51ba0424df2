/** Portuguese texts for the notifications panel. */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('pt')
const voices = (count: number) => counted(count, { one: '# voz', many: '# de vozes', other: '# vozes' })
const same = <T>(sentence: T) => ({ one: sentence, many: sentence })

const A_VOICE: Record<Kind, string> = {
  squawk: 'um squawk',
  mue: 'uma mensagem',
  hum: 'um HUM',
  nightingale: 'uma música',
  owlcast: 'um Owlcast',
}
const MEANWHILE = '. Você ainda pode ouvir, e baixar ou excluir seus dados.'

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notificações',
  markAllRead: 'Marcar tudo como lido',
  markedAllRead: 'Todas as notificações foram marcadas como lidas.',
  unread: 'não lida',
  list: 'Todas as notificações',
  delete: (sentence) => `Excluir a notificação: ${sentence}`,
  deleted: 'Notificação excluída.',
  undo: 'Desfazer',
  loadEarlier: 'Notificações anteriores',
  loading: 'Carregando notificações',
  loadingEarlier: 'Carregando as anteriores',
  offline: 'Você está sem conexão. Esta lista pode estar desatualizada.',
  stale: 'Não foi possível atualizar esta lista. Ela pode estar desatualizada.',
  empty: {
    title: 'Nenhuma notificação ainda',
    text: 'Respostas, menções, mensagens e convites vão aparecer aqui.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Alguém',
  untitledPost: (kind) => A_VOICE[kind],
  ownPost: 'um dos seus posts',
  system: {
    'plan.ended': [{ name: 'Seu plano Pro terminou' }, '. Tudo o que você fez com ele fica como está.'],
    'moderation.suspended': [{ name: 'Sua conta está suspensa por enquanto' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Sua conta está suspensa permanentemente' }, MEANWHILE],
    'moderation.released': ['Sua conta não está mais suspensa.'],
  },
  hidden: (voice) => ['A moderação ocultou ', voice, '. Por enquanto ninguém pode ouvir.'],
  restored: (voice) => ['A moderação voltou a mostrar ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' somou uma voz a ', what],
      many: ({ who, what, count }) => [`Mais ${voices(count)} em `, what, ', a última de ', who],
    },
    cast: {
      one: ({ who, what }) => [who, ' adicionou uma gravação a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# gravação nova em ',
          many: '# de gravações novas em ',
          other: '# gravações novas em ',
        }),
        what,
        ', a última de ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' respondeu a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# resposta a ',
          many: '# de respostas a ',
          other: '# respostas a ',
        }),
        what,
        ', a última de ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' enviou um MUE para você'],
      many: ({ who, count }) => [
        who,
        ` enviou ${counted(count, { one: '# MUE', many: '# de MUEs', other: '# MUEs' })} para você`,
      ],
    },
    mention: same(({ who, what }) => [who, ' mencionou você em ', what]),
    invite: same(({ who, what }) => [who, ' convidou você para colaborar em ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' compartilhou ', what],
      many: ({ who, what, count }) => [
        who,
        ` compartilhou ${counted(count, { one: '# post', many: '# de posts', other: '# posts' })}; o mais recente: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Há squawks novos; o mais recente: ', what, ', de ', who]),
    report: {
      one: () => ['Há uma nova denúncia em espera.'],
      many: ({ count }) => [
        `Há ${counted(count, { one: '# nova denúncia', many: '# de novas denúncias', other: '# novas denúncias' })} em espera.`,
      ],
    },
    expiry: same(({ what }) => [what, ' some em breve. Ouça de novo enquanto dá.']),
  },
}
