import './PostWords.css'
import MicOff from 'lucide-react/icons/mic-off'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, Suspense, useContext, useMemo, useRef, useState } from 'react'
import { getKind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import { TRANSCRIPT, TRANSCRIPT_PROBLEM_TEXTS } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { layOutText } from '../../../domain/transcripts/text-layout'
import { getErrorMessage } from '../../api/request-error'
import { fetchTranscript, hasTranscript, useTranscript } from '../../api/transcripts/transcripts.queries'
import type { Playable } from '../../audio/playback/playable'
import { usePlaying } from '../../audio/playback/usePlayer'
import { lazyPart } from '../../ui/states/lazy-part'
import { FoldButton } from '../../ui/text/FoldButton'
import { useIsCut } from '../../ui/text/useIsCut'
import { PlayFromContext } from '../player/play-from-context'
import { LanguageMark } from './LanguageMark'
import { SpokenText } from './SpokenText'

type Props = {
  post: Post
  /** The post as a playable; null without sound. */
  item: Playable | null
  /** Whether the viewer is the author. */
  isMine: boolean
  /** A title that runs into the words. */
  lead?: ReactNode
  /** What ends it, such as tags; out of reach while it is cut off. */
  tail?: ReactNode
  /** Opens its thread: marks on the words lead there. Without it there are none. */
  onThread?: (() => void) | undefined
  /** Whether all of the words are shown, without a button. */
  isUnfolded?: boolean
}

const WordMarks = lazyPart(() => import('./WordMarks'), 'WordMarks')

/** The words of a post: their state, the reason why there are none, or the words. Nothing while it is locked. */
export function PostWords(props: Props) {
  const { post, item, isMine, lead, tail } = props
  if (item && hasTranscript({ url: item.url, post })) return <ReadyWords {...props} item={item} />
  return (
    <>
      {lead ? (
        <div className="fold">
          <div className="text">
            {lead} {tail}
          </div>
        </div>
      ) : null}
      {item ? <MissingWords state={post.transcriptState} isMine={isMine} /> : null}
    </>
  )
}

type MissingProps = { state: Post['transcriptState']; isMine: boolean }

/** Why there are no words, or that they are being written. */
function MissingWords({ state, isMine }: MissingProps) {
  if (state === null || state === 'ready') return null
  if (state === 'waiting')
    return (
      <p className="words-waiting row -m subtle" role="status">
        <span className="dots row -xs" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
        {TRANSCRIPT.waiting}
      </p>
    )
  // Nobody but the author can do something about a site without a speech engine.
  if (state === 'not_configured' && !isMine) return null
  return (
    <p className="words-line row wrap hint">
      <span>
        <MicOff className="icon icon-small" aria-hidden="true" />
        {TRANSCRIPT_PROBLEM_TEXTS[state]}
      </span>
    </p>
  )
}

type ReadyProps = Omit<Props, 'item'> & { item: Playable }

function ReadyWords({ post, item, isMine, lead, tail, onThread, isUnfolded = false }: ReadyProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(isUnfolded)
  const isLoaded = usePlaying(item.id, item.intro?.id) !== 'idle'
  const { data, error } = useTranscript({ url: item.url, post }, isOpen || isLoaded)
  const layout = useMemo(() => (data ? layOutText(data) : null), [data])
  const playFrom = useContext(PlayFromContext)
  const excerpt = post.transcript ?? ''
  const isCut = useIsCut(box, !isOpen)
  const isLong = isCut || excerpt.endsWith('…')
  const isEdited = typeof data?.editedAt === 'number'
  return (
    <div className="fold">
      <SpokenText
        box={box}
        lead={lead}
        tail={tail}
        isCut={isLong}
        text={layout?.text ?? excerpt}
        layout={layout}
        loadLayout={async () => layOutText(await fetchTranscript({ url: item.url, post }))}
        item={item}
        lang={data?.language ?? post.language}
        isFolded={!isOpen}
        play={playFrom ?? undefined}
        // Nobody answers a message of their own.
        canReply={!isMine || getKind(post.kind).publicFeed}
        renderMarks={
          onThread && post.momentCount > 0
            ? (paragraph, shown) => (
                <Suspense fallback={null}>
                  <WordMarks postId={post.id} paragraph={paragraph} layout={shown} onOpen={onThread} />
                </Suspense>
              )
            : undefined
        }
      />
      {isLong && !isUnfolded ? (
        <FoldButton
          isOpen={isOpen}
          label={isOpen ? TRANSCRIPT.less : TRANSCRIPT.more}
          name={(isOpen ? TRANSCRIPT.lessOf : TRANSCRIPT.moreOf)(getPostName(post))}
          onClick={() => setOpen(!isOpen)}
        />
      ) : null}
      {isOpen && error ? (
        <p className="words-line row wrap hint" role="alert">
          {getErrorMessage(error)}
        </p>
      ) : null}
      <LanguageMark language={data?.language ?? post.language} />
      {isEdited ? (
        <p className="words-line row wrap hint">
          <span>
            <Pencil className="icon icon-small" aria-hidden="true" />
            {TRANSCRIPT.edited}
          </span>
        </p>
      ) : null}
    </div>
  )
}
