/** Portuguese texts for drafts on this device: recovered ones and those waiting to be published. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../drafts'

const counted = createPluralizer('pt')

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Gravações neste dispositivo',
  saved: 'Gravação salva',
  unpublished: 'Ainda não publicada',
  waiting: 'Esperando para publicar',
  sending: 'Publicando',
  summary: (title, time, ago) => `${title} · ${time} · ${ago}`,
  listen: 'Ouvir',
  stop: 'Parar',
  publish: 'Publicar',
  discard: 'Descartar',
  later: 'Depois',
  retryNow: 'Tentar agora',
  cancelDiscard: 'Manter',
  discardHeading: 'Descartar esta gravação?',
  discardBody: 'Ela só existe neste dispositivo. Não dá para desfazer.',
  discarded: 'Gravação descartada',
  readFailed: 'Não foi possível ler esta gravação. Recarregue a página e tente de novo.',
  signOutHeading: 'Sair com gravações não enviadas?',
  signOutBody: (n) =>
    counted(n, {
      one: '# gravação ainda não foi publicada. Ela vai estar neste dispositivo quando você entrar de novo.',
      other:
        '# gravações ainda não foram publicadas. Elas vão estar neste dispositivo quando você entrar de novo.',
    }),
  staySignedIn: 'Continuar aqui',
  signOut: 'Sair',
}
