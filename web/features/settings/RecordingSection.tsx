import { useAtom } from 'jotai'
import AudioLines from 'lucide-react/icons/audio-lines'
import Keyboard from 'lucide-react/icons/keyboard'
import Languages from 'lucide-react/icons/languages'
import ListMusic from 'lucide-react/icons/list-music'
import Mic from 'lucide-react/icons/mic'
import Pointer from 'lucide-react/icons/pointer'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import SunMoon from 'lucide-react/icons/sun-moon'
import type { ReactNode } from 'react'
import { calculateWavBytes } from '../../../domain/audio/wav-format'
import { WAV_MAX_SECONDS } from '../../../domain/limits'
import { SETTINGS, SHORTCUT_LABELS } from '../../../domain/locales/en/account'
import { HOLD } from '../../../domain/locales/en/record'
import { useSite } from '../../api/site/site.queries'
import {
  playOnAtom,
  SCHEMES,
  type Scheme,
  schemeAtom,
  shortcutsAtom,
  tapInsteadAtom,
} from '../../state/device-settings'
import { useLevel, useLossless } from '../../state/sound-format'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { SettingRow } from '../../ui/lists/SettingRow'
import { SwitchRow } from '../../ui/lists/SwitchRow'
import { LanguageSelect } from './LanguageSelect'

const WAV_MEGABYTES = Math.round(calculateWavBytes(WAV_MAX_SECONDS) / 1e6)

/** The settings of this device: colour scheme, playing on, shortcuts and recording quality. */
export function DeviceSection({ microphone }: { microphone: ReactNode }) {
  const [scheme, setScheme] = useAtom(schemeAtom)
  const [shortcuts, setShortcuts] = useAtom(shortcutsAtom)
  const [tapInstead, setTapInstead] = useAtom(tapInsteadAtom)
  const [playOn, setPlayOn] = useAtom(playOnAtom)
  const [lossless, setLossless] = useLossless()
  const [level, setLevel] = useLevel()
  return (
    <section className="setgroup">
      <h2>{SETTINGS.device}</h2>
      <div className="settings-list">
        <SettingRow
          className="-stacks"
          icon={SunMoon}
          title={SETTINGS.appearance}
          hint={SETTINGS.appearanceHint}
        >
          <SegmentedControl<Scheme>
            label={SETTINGS.appearance}
            name="scheme"
            options={SCHEMES.map((value) => ({ value, label: SETTINGS.appearanceOptions[value] }))}
            value={scheme}
            onChange={setScheme}
          />
        </SettingRow>
        <div className="-field">
          <Languages className="icon" />
          <LanguageSelect offered={useSite().data?.languages} />
        </div>
        <SwitchRow
          icon={ListMusic}
          title={SETTINGS.playOn}
          hint={SETTINGS.playOnHint}
          checked={playOn}
          onChange={setPlayOn}
        />
        <SwitchRow
          icon={Keyboard}
          title={SHORTCUT_LABELS.single}
          hint={SHORTCUT_LABELS.singleHint}
          checked={shortcuts}
          onChange={setShortcuts}
        />
        <SwitchRow
          icon={Pointer}
          title={HOLD.tapInstead}
          hint={HOLD.tapInsteadHint}
          checked={tapInstead}
          onChange={setTapInstead}
        />
        <SwitchRow
          icon={SlidersHorizontal}
          title={SETTINGS.level}
          hint={SETTINGS.levelHint}
          checked={level}
          onChange={setLevel}
        />
        <SwitchRow
          icon={AudioLines}
          title={SETTINGS.lossless}
          hint={SETTINGS.losslessHint(WAV_MAX_SECONDS / 60, WAV_MEGABYTES)}
          checked={lossless}
          onChange={setLossless}
        />
        <div className="-field">
          <Mic className="icon" />
          {microphone}
        </div>
      </div>
    </section>
  )
}
