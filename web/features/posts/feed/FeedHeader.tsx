import './feed.css'
import Mic from 'lucide-react/icons/mic'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { getKind, type Kind } from '../../../../domain/kinds'
import type { Feed } from '../../../../domain/posts/feed.schema'
import { KIND_UI } from '../../../kinds'
import { Bird } from '../../../parts/brand/Bird'
import { ViewLink } from '../../../parts/views/ViewLink'
import { openOverlay } from '../../../state/overlays'
import { useTopBarNote } from '../../../state/top-bar'
import { Button, getButtonClass } from '../../../ui/buttons/Button'

const NOT_KNOWN = '–'
const FIGURES = ['active', 'priced', 'authors'] as const

type Props = {
  kind: Kind
  stats: Feed['stats'] | undefined
  /** The button that plays the feed. */
  play: ReactNode
  /** The filter of the feed. */
  children?: ReactNode
}

/** A feed's title and figures, which smaller screens have in the top bar; one row to narrow, play and add to it. */
export function FeedHeader({ kind, stats, play, children }: Props) {
  const { bird, texts } = KIND_UI[kind]
  const figures = FIGURES.flatMap((figure) => {
    const name = texts.stats[figure]
    return name ? [`${stats?.[figure] ?? NOT_KNOWN} ${name}`] : []
  }).join(' · ')
  useTopBarNote(figures)
  return (
    <div className="feed-top">
      <div className="named wrap only-desk">
        <h1 className="row -m">
          <Bird name={bird} />
          {texts.menu}
        </h1>
        <p className="subtle">{figures}</p>
      </div>
      {texts.subtitle ? <p className="lead only-desk">{texts.subtitle}</p> : null}
      <div className="bar row wrap">
        {children}
        {play}
        <CreateLink kind={kind} tone="quiet" />
      </div>
    </div>
  )
}

/** The link to the recorder. For kinds with recordings it creates an owlcast first. */
export function CreateLink({ kind, tone }: { kind: Kind; tone: 'primary' | 'kind' | 'quiet' }) {
  if (getKind(kind).hasRecordings)
    return (
      <Button
        tone={tone}
        icon={<Plus className="icon" />}
        onClick={() => void openOverlay('createOwlcast', { request: { kind } })}
      >
        {KIND_UI[kind].texts.create}
      </Button>
    )
  return (
    <ViewLink className={getButtonClass({ tone })} view="record" params={{ mode: kind }}>
      <Mic className="icon" />
      {KIND_UI[kind].texts.create}
    </ViewLink>
  )
}
