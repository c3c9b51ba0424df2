import { useAtom } from 'jotai'
import { SETTINGS } from '../../../domain/locales/en/account'
import { RADIO } from '../../../domain/locales/en/radio'
import { introductionsAtom, playOnAtom } from '../../state/device-settings'
import { SwitchRow } from '../../ui/lists/SwitchRow'

/** How this device plays posts. `canIntroduce` is whether its browser can speak. */
export function ListeningSection({ canIntroduce }: { canIntroduce: boolean }) {
  const [playOn, setPlayOn] = useAtom(playOnAtom)
  const [introductions, setIntroductions] = useAtom(introductionsAtom)
  return (
    <section className="setgroup stack">
      <h2>{SETTINGS.listening}</h2>
      <div className="settings-list">
        {canIntroduce ? (
          <SwitchRow
            title={RADIO.introduce}
            hint={SETTINGS.introduceHint}
            checked={introductions}
            onChange={setIntroductions}
          />
        ) : null}
        <SwitchRow title={SETTINGS.playOn} hint={SETTINGS.playOnHint} checked={playOn} onChange={setPlayOn} />
      </div>
    </section>
  )
}
