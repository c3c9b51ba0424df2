import './PostWords.css'
import Download from 'lucide-react/icons/download'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, useMemo, useState } from 'react'
import { DEVICE_WORDS } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { layOutText } from '../../../domain/transcripts/text-layout'
import type { Playable } from '../../audio/playback/playable'
import type { DeviceSpeech } from '../../audio/speech/device-speech'
import { Button } from '../../ui/buttons/Button'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog'
import { SpokenText } from './SpokenText'
import { useDeviceWords } from './useDeviceWords'
import { WordsToggle } from './WordsToggle'

type Props = {
  post: Pick<Post, 'id' | 'language' | 'expiresAt'>
  item: Playable
  /** The viewer, who owns the words. */
  ownerId: string
  loadSpeech: () => Promise<DeviceSpeech>
  /** Before the offer. */
  lead?: ReactNode
}

const BYTES_PER_MEGABYTE = 1_000_000

/** Words of a private message without any: made by this browser when the viewer asks, and kept on this device. */
export function DeviceWords({ post, item, ownerId, loadSpeech, lead }: Props) {
  const { words, state, start, agree, cancel } = useDeviceWords({ post, item, ownerId, loadSpeech })
  const [isShown, setShown] = useState(false)
  const show = () => {
    setShown(true)
    start()
  }
  const layout = useMemo(() => (words ? layOutText(words) : null), [words])
  if (layout)
    return (
      <>
        {isShown ? (
          <div className="fold">
            <SpokenText
              text={layout.text}
              layout={layout}
              loadLayout={async () => layout}
              item={item}
              lang={layout.language}
            />
            <p className="words-line row wrap hint">
              <span>
                <Smartphone className="icon icon-small" aria-hidden="true" />
                {DEVICE_WORDS.made}
              </span>
            </p>
          </div>
        ) : null}
        <WordsToggle isShown={isShown} onClick={() => setShown(!isShown)} />
      </>
    )
  if (state.at === 'making') {
    const percent = Math.round(state.share * 100)
    return (
      <div className="words-making subtle">
        <p>
          <span role="status">{DEVICE_WORDS.making}</span>{' '}
          <span className="tabular">{DEVICE_WORDS.progress(percent)}</span>
        </p>
        <progress aria-label={DEVICE_WORDS.making} max={100} value={percent} />
        <Button tone="quiet" size="sm" onClick={cancel}>
          {DEVICE_WORDS.cancel}
        </Button>
      </div>
    )
  }
  const megabytes = state.at === 'asking' ? Math.ceil(state.bytes / BYTES_PER_MEGABYTE) : 0
  return (
    <>
      {lead}
      {state.at === 'idle' && state.problem !== null ? (
        <p className="words-line row wrap hint" role="status">
          {state.problem}
        </p>
      ) : null}
      {lead ? (
        <Button tone="line" onClick={show}>
          {DEVICE_WORDS.show}
        </Button>
      ) : (
        <WordsToggle isShown={false} onClick={show} />
      )}
      {state.at === 'asking' ? (
        <ConfirmDialog
          title={DEVICE_WORDS.askHeading}
          text={DEVICE_WORDS.askText(megabytes)}
          keep={DEVICE_WORDS.notNow}
          confirm={DEVICE_WORDS.download(megabytes)}
          tone="primary"
          icon={<Download className="icon" />}
          onConfirm={agree}
          onClose={cancel}
        />
      ) : null}
    </>
  )
}
