import { clockTime } from '../../domain/expiry'
import type { Post } from '../../domain/posts.schema'
import { Bird } from '../ui/Bird'
import { Logo } from '../ui/Logo'
import { levelsOf, wavePath } from '../ui/waveform-path'
import { KIND_WORDS } from '../words/kinds'
import { PODCAST } from '../words/podcasts'
import { SHARE } from '../words/share'
import { birdOf, plumageOf } from './plumage'
import { SharedSource } from './SharedSource'
import { TURNS_ELEMENT } from './share-state'

const STROKES = 80
const [WIDTH, HEIGHT] = [400, 40]

/** The tiny player that other sites frame: no cookies, one way out. `null` where there is nothing to hear. */
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
      {post.podcast ? <SharedSource podcast={post.podcast} plain={false} /> : null}
      <svg className="wave" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="done" d={wavePath(levelsOf(post.peaks, STROKES), WIDTH, HEIGHT)} />
      </svg>
      {post.audioUrl ? <Sound post={post} src={post.audioUrl} /> : null}
    </>
  )
}

/** The reply's sound; where it answers a clip, that one first. The script makes them one player. */
function Sound({ post: { title, author, podcast }, src }: { post: Post; src: string }) {
  const reply = <Plain src={src} name={SHARE.audioOf(title)} />
  if (!podcast?.trimmedClipUrl) return reply
  return (
    <div className="turns" id={TURNS_ELEMENT}>
      <figure>
        <figcaption dir="auto">{PODCAST.clipOf(podcast.author)}</figcaption>
        <Plain src={podcast.trimmedClipUrl} name={PODCAST.clipTitle(podcast.author)} />
      </figure>
      <figure>
        <figcaption dir="auto">{PODCAST.replyOf(author.displayName)}</figcaption>
        {reply}
      </figure>
    </div>
  )
}

function Plain({ src, name }: { src: string; name: string }) {
  // biome-ignore lint/a11y/useMediaCaption: a transcript, where there is one, stands on the share page
  return <audio controls preload="none" src={src} aria-label={name} />
}
