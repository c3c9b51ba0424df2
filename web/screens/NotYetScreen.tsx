import './NotYetScreen.css'
import { KINDS_IN_ORDER, LOOKS } from '../kinds'
import { useView } from '../state/view'
import { Bird } from '../ui/Bird'
import { buttonClass } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { ViewLink } from '../ui/ViewLink'
import { NOT_YET, VIEW_TITLES } from '../words/shell'

/** A view whose feature is still being built: says so, and shows nothing made up. */
export function NotYetScreen() {
  const { view } = useView()
  const kind = KINDS_IN_ORDER.find((name) => LOOKS[name].view === view)
  return (
    <div className="notyet" data-kind={kind ?? 'owlcast'}>
      <h1>
        {kind ? <Bird name={LOOKS[kind].bird} /> : null}
        {VIEW_TITLES[view]}
      </h1>
      <Empty
        bird={kind ? LOOKS[kind].bird : 'owlcast'}
        title={NOT_YET[view] ?? NOT_YET.fallback}
        text={NOT_YET.text}
        action={
          <ViewLink className={buttonClass({ tone: 'kind' })} view="speace">
            {NOT_YET.listen}
          </ViewLink>
        }
      />
    </div>
  )
}
