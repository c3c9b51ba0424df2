import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { calculateWavBytes } from '../../../domain/audio/wav-format'
import { WAV_MAX_SECONDS } from '../../../domain/limits'
import { SETTINGS } from '../../../domain/locales/en/account'
import { HOLD } from '../../../domain/locales/en/record'
import { tapInsteadAtom } from '../../state/device-settings'
import { useLevel, useLossless } from '../../state/sound-format'
import { SwitchRow } from '../../ui/lists/SwitchRow'

const WAV_MEGABYTES = Math.round(calculateWavBytes(WAV_MAX_SECONDS) / 1e6)

type Props = {
  microphone: ReactNode
  /** The account's own settings of recordings. */
  children?: ReactNode
}

/** How this device records; the rarely needed format is last. */
export function RecordingSection({ microphone, children }: Props) {
  const [tapInstead, setTapInstead] = useAtom(tapInsteadAtom)
  const [lossless, setLossless] = useLossless()
  const [level, setLevel] = useLevel()
  return (
    <section className="setgroup stack">
      <h2>{SETTINGS.recording}</h2>
      <div className="settings-list">
        <SwitchRow
          title={HOLD.tapInstead}
          hint={HOLD.tapInsteadHint}
          checked={tapInstead}
          onChange={setTapInstead}
        />
        <SwitchRow title={SETTINGS.level} hint={SETTINGS.levelHint} checked={level} onChange={setLevel} />
        <div className="-field">{microphone}</div>
        {children}
        <SwitchRow
          title={SETTINGS.lossless}
          hint={SETTINGS.losslessHint(WAV_MAX_SECONDS / 60, WAV_MEGABYTES)}
          checked={lossless}
          onChange={setLossless}
        />
      </div>
    </section>
  )
}
