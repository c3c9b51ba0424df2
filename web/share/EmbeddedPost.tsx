import { toLevels } from '../../domain/audio/peaks'
import { formatDollars } from '../../domain/billing/price'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import { getDirection } from '../../domain/text/direction'
import { formatDuration } from '../../domain/time/duration'
import { Bird } from '../parts/brand/Bird'
import { Logo } from '../parts/brand/Logo'
import { toWavePath } from '../ui/media/waveform-path'
import { type EmbedSound, listEmbedSounds } from './embed-sounds'
import { previewText } from './PriceNote'
import { SharedSource } from './SharedSource'
import { StaticPlayer } from './StaticPlayer'
import { type Shared, TURNS_ELEMENT, WORDS_ELEMENT } from './share-state'
import { getBird, getThemeName } from './theme'

const STROKES = 80
const [WIDTH, HEIGHT] = [400, 40]

/** The small player in other sites' frames: no cookies, one link. `null` if there is nothing to play. */
export function EmbeddedPost({ shared, link }: { shared: Shared | null; link: string }) {
  return (
    <main className="embed stack" data-kind={shared ? getThemeName(shared.post) : undefined}>
      {shared ? <EmbeddedCard shared={shared} link={link} /> : <p className="gone">{SHARE.notFound}</p>}
      <a className="out" href={link} target="_blank" rel="noopener">
        <Logo />
        {SHARE.listenOnOwlcast}
      </a>
    </main>
  )
}

function EmbeddedCard({ shared, link }: { shared: Shared; link: string }) {
  const { post, recordings } = shared
  // With a podcast, two sounds play one after another: their words are on the share page.
  const words = post.podcast ? undefined : shared.words
  return (
    <>
      <p className="type row">
        <Bird name={getBird(post)} />
        {KIND_LABELS[post.kind].shareHeading}
        <span className="tabular">{formatDuration(recordings?.seconds ?? post.seconds)}</span>
      </p>
      <h1 className="ellipsis" dir="auto">
        <a href={link} target="_blank" rel="noopener">
          {post.title}
        </a>
      </h1>
      <p className="subtle ellipsis" dir="auto">
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
          <path className="done" d={toWavePath(toLevels(post.peaks, STROKES), WIDTH, HEIGHT)} />
        </svg>
      )}
      {post.price?.locked ? (
        <p className="price">
          <strong>{SHARE.priceToListen(formatDollars(post.price.cents))}</strong> {previewText(post)}
        </p>
      ) : null}
      {recordings?.items.length === 0 ? <p className="subtle">{SHARE.noRecordings}</p> : null}
      {words ? (
        <p
          className="embed-words spoken-text"
          id={WORDS_ELEMENT}
          lang={words.language}
          dir={getDirection(words.text)}
          // Scrolled by keys.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text
          tabIndex={0}
        >
          {words.text}
        </p>
      ) : null}
      <Sounds turns={listEmbedSounds(shared)} captions={words?.wordsUrl.replace(/json$/, 'vtt')} />
    </>
  )
}

/** The sounds of the embed in order. The script combines several into one player. */
function Sounds({
  turns: [first, ...rest],
  captions,
}: {
  turns: EmbedSound[]
  captions: string | undefined
}) {
  if (!first) return null
  if (rest.length === 0 && first.caption === '') return <StaticPlayer {...first} captions={captions} />
  return (
    <div className="turns stack" id={TURNS_ELEMENT}>
      {[first, ...rest].map((turn) => (
        <figure key={turn.src}>
          <figcaption dir="auto">{turn.caption}</figcaption>
          <StaticPlayer {...turn} />
        </figure>
      ))}
    </div>
  )
}
