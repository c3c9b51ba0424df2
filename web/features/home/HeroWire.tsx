import '../../parts/brand/BirdWire.css'
import { HOME } from '../../../domain/locales/en/shell'
import { KIND_UI, KINDS_IN_ORDER } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { WireLine } from '../../parts/brand/WireLine'
import { goTo } from '../../state/view'

/** Five birds on a wire; each starts a recording of its kind. */
export function HeroWire() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; this is a row of buttons
    <div className="wire" role="group" aria-label={HOME.start}>
      <WireLine path="M0 2 Q50 34 100 2" height={40} />
      {KINDS_IN_ORDER.map((kind) => {
        const { bird, texts } = KIND_UI[kind]
        return (
          <div key={kind} data-kind={kind}>
            <button
              type="button"
              aria-label={texts.heroLabel}
              aria-describedby={`caption-${kind}`}
              onClick={() => goTo('record', { mode: kind })}
            >
              <Bird name={bird} />
              <span aria-hidden="true">{texts.hero}</span>
            </button>
            <small id={`caption-${kind}`}>{texts.caption}</small>
          </div>
        )
      })}
    </div>
  )
}
