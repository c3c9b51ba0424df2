import { clockTime } from '../../domain/expiry'
import type { Post } from '../../domain/posts.schema'
import { Bird } from '../ui/Bird'
import { Logo } from '../ui/Logo'
import { levelsOf, wavePath } from '../ui/waveform-path'
import { KIND_WORDS } from '../words/kinds'
import { SHARE } from '../words/share'
import { birdOf, plumageOf } from './plumage'

const STROKES = 80
const [WIDTH, HEIGHT] = [400, 40]

/** The tiny player that other sites frame: no script, no cookies, one way out. `null` where there is nothing to hear. */
export function EmbeddedVoice({ post, link }: { post: Post | null; link: string }) {
  return (
    <main className="embed" data-kind={post ? plumageOf(post) : undefined}>
      {post ? <Voice post={post} link={link} /> : <p className="gone">{SHARE.notFound}</p>}
      <a className="out" href={link} target="_blank" rel="noopener">
        <Logo />
        {SHARE.listenOnOwlcast}
      </a>
    </main>
  )
}

function Voice({ post, link }: { post: Post; link: string }) {
  return (
    <>
      <p className="type">
        <Bird name={birdOf(post)} />
        {KIND_WORDS[post.kind].shareHeading}
        <span className="num">{clockTime(post.seconds)}</span>
      </p>
      <h1 dir="auto">
        <a href={link} target="_blank" rel="noopener">
          {post.title}
        </a>
      </h1>
      <p className="who" dir="auto">
        {SHARE.by(post.author.displayName)}
      </p>
      <svg className="wave" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="done" d={wavePath(levelsOf(post.peaks, STROKES), WIDTH, HEIGHT)} />
      </svg>
      {post.audioUrl ? (
        // biome-ignore lint/a11y/useMediaCaption: a transcript, where there is one, stands on the share page
        <audio controls preload="none" src={post.audioUrl} aria-label={SHARE.audioOf(post.title)} />
      ) : null}
    </>
  )
}
