import './FeedHeader.css'
import Mic from 'lucide-react/icons/mic'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { getKind, type Kind } from '../../../../domain/kinds'
import { FEED } from '../../../../domain/locales/en/shell'
import type { Feed } from '../../../../domain/posts/feed.schema'
import { KIND_UI } from '../../../kinds'
import { Bird } from '../../../parts/brand/Bird'
import { ViewLink } from '../../../parts/views/ViewLink'
import { openOverlay } from '../../../state/overlays'
import { Button, getButtonClass } from '../../../ui/buttons/Button'

const NOT_KNOWN = '–'
const FIGURES = ['active', 'priced', 'authors'] as const

type Props = {
  kind: Kind
  stats: Feed['stats'] | undefined
  isPro: boolean
  /** The button that plays the feed. */
  play: ReactNode
  /** The filter of the feed. */
  children?: ReactNode
}

/** A feed's title, statistics and create button. */
export function FeedHeader({ kind, stats, isPro, play, children }: Props) {
  const { bird, texts } = KIND_UI[kind]
  return (
    <div className="feed-head">
      <h1>
        <Bird name={bird} />
        {texts.menu}
      </h1>
      {texts.subtitle ? <p className="lead">{texts.subtitle}</p> : null}
      <div className="bar">
        <dl className="stats">
          {FIGURES.filter((figure) => texts.stats[figure]).map((figure) => (
            <div key={figure}>
              <dt>{texts.stats[figure]}</dt>
              <dd>{stats?.[figure] ?? NOT_KNOWN}</dd>
            </div>
          ))}
        </dl>
        {texts.upgrade && !isPro ? (
          <Button tone="line" onClick={() => openOverlay('pro')}>
            {FEED.upgrade}
          </Button>
        ) : null}
        {play}
        <CreateLink kind={kind} tone="primary" />
      </div>
      {children}
    </div>
  )
}

/** The link to the recorder. For kinds with recordings it creates an owlcast first. */
export function CreateLink({ kind, tone }: { kind: Kind; tone: 'primary' | 'kind' }) {
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
