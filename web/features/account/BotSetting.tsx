import { BOT } from '../../../domain/locales/en/developers'
import type { Me } from '../../../domain/people/people.schema'
import { useSaveBotMark } from '../../api/account/profile.queries'
import { showErrorToast } from '../../parts/loading/error-toast'
import { SwitchRow } from '../../ui/lists/SwitchRow'
import { showToast } from '../../ui/overlays/toast'

/** Whether the account is marked as a bot. A row of a settings list. */
export function BotSetting({ me }: { me: Me }) {
  const save = useSaveBotMark()
  return (
    <SwitchRow
      title={BOT.label}
      hint={BOT.hint}
      checked={save.isPending ? save.variables : me.isBot}
      disabled={save.isPending}
      onChange={(enabled) =>
        save.mutate(enabled, {
          onSuccess: () => showToast({ text: BOT.saved, tone: 'ok' }),
          onError: showErrorToast,
        })
      }
    />
  )
}
