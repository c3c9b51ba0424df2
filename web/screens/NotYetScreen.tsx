import { KINDS_IN_ORDER, LOOKS } from '../kinds'
import { useView } from '../state/view'
import { Empty } from '../ui/Empty'
import { NOT_YET } from '../words/shell'

/** A view whose feature is still being built: says so, and shows nothing made up. */
export function NotYetScreen() {
  const { view } = useView()
  const kind = KINDS_IN_ORDER.find((name) => LOOKS[name].view === view || LOOKS[name].mine === view)
  return (
    <div data-kind={kind}>
      <Empty bird={kind && LOOKS[kind].bird} title={NOT_YET.title} text={NOT_YET.text} />
    </div>
  )
}
