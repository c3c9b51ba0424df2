import './HomeScreen.css'
import '../ui/buttons/RecordButton.css'
import Mic from 'lucide-react/icons/mic'
import { HOME } from '../../domain/locales/en/shell'
import { ExpiringShelf } from '../features/home/ExpiringShelf'
import { HeroWire } from '../features/home/HeroWire'
import { SearchBox } from '../features/search/SearchBox'
import { EXPIRING_KINDS, KIND_UI, MESSAGE_KIND } from '../kinds'
import { Kbd } from '../ui/text/Kbd'
import { ViewLink } from '../ui/text/ViewLink'

/** The hero: search over all posts, five birds on a wire, and the record button below them. */
export function HomeScreen() {
  return (
    <div className="home">
      <section className="hero" aria-labelledby="headline">
        <h1 id="headline">{HOME.headline}</h1>
        <p className="lead">{HOME.tagline}</p>
        <SearchBox />
        <HeroWire />
        <div className="hero-sun only-wide">
          <ViewLink
            className="rec"
            view="record"
            params={{ mode: MESSAGE_KIND }}
            aria-label={KIND_UI[MESSAGE_KIND].words.record}
          >
            <Mic className="i" />
          </ViewLink>
          <p className="hint">
            {KIND_UI[MESSAGE_KIND].words.record} <Kbd>R</Kbd>
          </p>
        </div>
      </section>
      {EXPIRING_KINDS.map((kind) => (
        <ExpiringShelf key={kind} kind={kind} />
      ))}
    </div>
  )
}
