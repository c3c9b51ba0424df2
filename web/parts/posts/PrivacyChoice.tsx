import Globe from 'lucide-react/icons/globe'
import Link2 from 'lucide-react/icons/link-2'
import Lock from 'lucide-react/icons/lock'
import { useId } from 'react'
import { NEW_OWLCAST } from '../../../domain/locales/en/record'
import { VISIBILITIES, type Visibility } from '../../../domain/posts/audience'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { ErrorText } from '../../ui/text/ErrorText'

const ICONS = { public: Globe, unlisted: Link2, private: Lock }

type Props = {
  value: Visibility
  isPro: boolean
  locked: boolean
  error?: string | null
  onChange: (value: Visibility) => void
}

/**
 * The visibility of an owlcast (S5-29). Without Pro only `public` is enabled (C5); the Pro offer is shown with the
 * prices above.
 */
export function PrivacyChoice({ value, isPro, locked, error, onChange }: Props) {
  const id = useId()
  return (
    <div className="field stack privacy">
      <span className="label">{NEW_OWLCAST.privacy}</span>
      <SegmentedControl
        label={NEW_OWLCAST.privacy}
        name="visibility"
        describedBy={error ? `${id}h ${id}e` : `${id}h`}
        value={value}
        onChange={onChange}
        options={VISIBILITIES.map((visibility) => {
          const isLocked = visibility !== 'public' && !isPro
          const Icon = isLocked ? Lock : ICONS[visibility]
          return {
            value: visibility,
            disabled: isLocked || locked,
            label: (
              <>
                <Icon className="icon icon-small" />
                {NEW_OWLCAST.visibilities[visibility]}
              </>
            ),
          }
        })}
      />
      <span className="hint" id={`${id}h`}>
        {NEW_OWLCAST.hints[value]} {isPro ? null : NEW_OWLCAST.proOnly}
      </span>
      {error ? <ErrorText id={`${id}e`}>{error}</ErrorText> : null}
    </div>
  )
}
