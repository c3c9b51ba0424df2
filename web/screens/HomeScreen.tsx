import './HomeScreen.css'
import '../ui/buttons/RecordButton.css'
import Mic from 'lucide-react/icons/mic'
import { HOME } from '../../domain/locales/en/shell'
import { HeroWire } from '../features/home/HeroWire'
import { OnAir } from '../features/home/OnAir'
import { TonightShelf } from '../features/home/TonightShelf'
import { SearchBox } from '../features/search/SearchBox'
import { EXPIRING_KINDS, KIND_UI, MESSAGE_KIND } from '../kinds'
import type { HoldTarget } from '../state/hold'
import { useHold } from '../ui/buttons/useHold'
import { ViewLink } from '../ui/text/ViewLink'

const NEW_MESSAGE: HoldTarget = { mode: MESSAGE_KIND }

/** What Owlcast is, something to hear at once, five birds on a wire, search, and the round record button. */
export function HomeScreen() {
  const hold = useHold(NEW_MESSAGE)
  return (
    <div className="home">
      <section className="hero" aria-labelledby="headline">
        <h1 id="headline">{HOME.headline}</h1>
        <p className="lead">{HOME.lead}</p>
        {EXPIRING_KINDS.map((kind) => (
          <OnAir key={kind} kind={kind} />
        ))}
        <HeroWire />
        <SearchBox />
        <div className="hero-sun only-wide">
          <ViewLink
            {...hold}
            className="rec"
            view="record"
            params={{ mode: MESSAGE_KIND }}
            aria-label={KIND_UI[MESSAGE_KIND].words.record}
          >
            <Mic className="i" />
          </ViewLink>
          <p className="hint" aria-hidden="true">
            {KIND_UI[MESSAGE_KIND].words.record}
          </p>
        </div>
      </section>
      {EXPIRING_KINDS.map((kind) => (
        <TonightShelf key={kind} kind={kind} />
      ))}
    </div>
  )
}
