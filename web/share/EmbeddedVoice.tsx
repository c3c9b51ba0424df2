import { clockTime } from '../../domain/expiry'
import { dollars } from '../../domain/paywall'
import { Bird } from '../ui/Bird'
import { Logo } from '../ui/Logo'
import { levelsOf, wavePath } from '../ui/waveform-path'
import { KIND_WORDS } from '../words/kinds'
import { SHARE } from '../words/share'
import { type Turn, turnsOf } from './embed-turns'
import { previewText } from './PriceNote'
import { birdOf, plumageOf } from './plumage'
import { SharedSource } from './SharedSource'
import { type Shared, TURNS_ELEMENT } from './share-state'

const STROKES = 80
const [WIDTH, HEIGHT] = [400, 40]

/** The small player in other sites' frames: no cookies, one link. `null` if there is nothing to play. */
export function EmbeddedVoice({ shared, link }: { shared: Shared | null; link: string }) {
  return (
    <main className="embed" data-kind={shared ? plumageOf(shared.post) : undefined}>
      {shared ? <Voice shared={shared} link={link} /> : <p className="gone">{SHARE.notFound}</p>}
      <a className="out" href={link} target="_blank" rel="noopener">
        <Logo />
        {SHARE.listenOnOwlcast}
      </a>
    </main>
  )
}

function Voice({ shared, link }: { shared: Shared; link: string }) {
  const { post, recordings } = shared
  return (
    <>
      <p className="type">
        <Bird name={birdOf(post)} />
        {KIND_WORDS[post.kind].shareHeading}
        <span className="num">{clockTime(recordings?.seconds ?? post.seconds)}</span>
      </p>
      <h1 dir="auto">
        <a href={link} target="_blank" rel="noopener">
          {post.title}
        </a>
      </h1>
      <p className="who" dir="auto">
        {SHARE.by(post.author.displayName)}
      </p>
      {post.podcast ? <SharedSource podcast={post.podcast} plain={false} /> : null}
      {recordings ? null : (
        <svg
          className="wave"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="done" d={wavePath(levelsOf(post.peaks, STROKES), WIDTH, HEIGHT)} />
        </svg>
      )}
      {post.price?.locked ? (
        <p className="price">
          <strong>{SHARE.toListen(dollars(post.price.cents))}</strong> {previewText(post)}
        </p>
      ) : null}
      {recordings?.items.length === 0 ? <p className="who">{SHARE.noRecordings}</p> : null}
      <Sounds turns={turnsOf(shared)} />
    </>
  )
}

/** The sounds of the embed in order. The script combines several into one player. */
function Sounds({ turns: [first, ...rest] }: { turns: Turn[] }) {
  if (!first) return null
  if (rest.length === 0 && first.caption === '') return <Plain {...first} />
  return (
    <div className="turns" id={TURNS_ELEMENT}>
      {[first, ...rest].map((turn) => (
        <figure key={turn.src}>
          <figcaption dir="auto">{turn.caption}</figcaption>
          <Plain {...turn} />
        </figure>
      ))}
    </div>
  )
}

function Plain({ src, name }: Turn) {
  // biome-ignore lint/a11y/useMediaCaption: a transcript, if any, is on the share page
  return <audio controls preload="none" src={src} aria-label={name} />
}
