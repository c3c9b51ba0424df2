import { useEffect, useMemo, useState } from 'react'
import { layOutText, type TextLayout } from '../../domain/transcripts/text-layout'
import { readTranscript } from '../api/transcripts/transcripts'
import type { Playable } from '../audio/playback/playable'
import { usePlaying } from '../audio/playback/usePlayer'
import { SpokenText } from '../parts/transcripts/SpokenText'
import type { SharedWords } from './share-state'

/** The words of a share page; they follow the sound once it was started. */
export function LiveWords({ item, words }: { item: Playable; words: SharedWords }) {
  const [layout, setLayout] = useState<TextLayout | null>(null)
  const load = useMemo(() => createLoader(words.wordsUrl), [words.wordsUrl])
  const isLoaded = usePlaying(item.id, item.intro?.id) !== 'idle'
  useEffect(() => {
    // Without their times the words are still text.
    if (isLoaded) load().then(setLayout, () => undefined)
  }, [isLoaded, load])
  return (
    <SpokenText
      text={layout?.text ?? words.text}
      layout={layout}
      loadLayout={load}
      item={item}
      lang={words.language}
    />
  )
}

/** Returns a function that loads the words once; again after a failure. */
function createLoader(wordsUrl: string): () => Promise<TextLayout> {
  let loading: Promise<TextLayout> | null = null
  return () => {
    loading ??= readTranscript(wordsUrl).then(layOutText)
    loading.catch(() => {
      loading = null
    })
    return loading
  }
}
