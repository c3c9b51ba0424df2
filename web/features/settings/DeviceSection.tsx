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
import { Switch } from '../../ui/fields/Switch'
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
        <div className="-stacks">
          <SunMoon className="icon" />
          <div className="row-text">
            <strong>{SETTINGS.appearance}</strong>
            <small>{SETTINGS.appearanceHint}</small>
          </div>
          <SegmentedControl<Scheme>
            label={SETTINGS.appearance}
            name="scheme"
            options={SCHEMES.map((value) => ({ value, label: SETTINGS.appearanceOptions[value] }))}
            value={scheme}
            onChange={setScheme}
          />
        </div>
        <div className="-field">
          <Languages className="icon" />
          <LanguageSelect offered={useSite().data?.languages} />
        </div>
        <div>
          <ListMusic className="icon" />
          <div className="row-text">
            <Switch checked={playOn} onChange={setPlayOn}>
              <strong>{SETTINGS.playOn}</strong>
              <small>{SETTINGS.playOnHint}</small>
            </Switch>
          </div>
        </div>
        <div>
          <Keyboard className="icon" />
          <div className="row-text">
            <Switch checked={shortcuts} onChange={setShortcuts}>
              <strong>{SHORTCUT_LABELS.single}</strong>
              <small>{SHORTCUT_LABELS.singleHint}</small>
            </Switch>
          </div>
        </div>
        <div>
          <Pointer className="icon" />
          <div className="row-text">
            <Switch checked={tapInstead} onChange={setTapInstead}>
              <strong>{HOLD.tapInstead}</strong>
              <small>{HOLD.tapInsteadHint}</small>
            </Switch>
          </div>
        </div>
        <div>
          <SlidersHorizontal className="icon" />
          <div className="row-text">
            <Switch checked={level} onChange={setLevel}>
              <strong>{SETTINGS.level}</strong>
              <small>{SETTINGS.levelHint}</small>
            </Switch>
          </div>
        </div>
        <div>
          <AudioLines className="icon" />
          <div className="row-text">
            <Switch checked={lossless} onChange={setLossless}>
              <strong>{SETTINGS.lossless}</strong>
              <small>{SETTINGS.losslessHint(WAV_MAX_SECONDS / 60, WAV_MEGABYTES)}</small>
            </Switch>
          </div>
        </div>
        <div className="-field">
          <Mic className="icon" />
          {microphone}
        </div>
      </div>
    </section>
  )
}
