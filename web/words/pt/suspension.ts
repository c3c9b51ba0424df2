/** Portuguese texts for suspended users: until when, why, and what remains possible. */
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../suspension'

const MOMENT = new Intl.DateTimeFormat('pt', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Sua conta está suspensa',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Sua conta está suspensa de vez'
      : `Sua conta está suspensa até ${MOMENT.format(until)}`,
  reason: 'Houve denúncias de posts desta conta, e a moderação os analisou.',
  allowedActions:
    'Você ainda pode ouvir, denunciar e baixar ou excluir seus dados. O que você gravar fica neste dispositivo.',
  manageData: 'Baixar ou excluir seus dados',
}
