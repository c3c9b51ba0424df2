import { useMemo, useState } from 'react'
import { WORDS_SEGMENT_CHARS } from '../../../domain/limits'
import { EDIT } from '../../../domain/locales/en/posts'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { groupPhrases, type TextLayout } from '../../../domain/transcripts/text-layout'
import { handleAppError } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import { putTranscript } from '../../api/transcripts.queries'
import { showToast } from '../../ui/overlays/toast'
import { readWordsDraft, restoreSegments, saveWordsDraft } from './words-draft'

type FormOptions = { post: Post; layout: TextLayout; onDone: () => void }

/** Corrects the words of a post in segments: kept in this tab until they are saved or discarded. */
export function useWordsForm({ post, layout, onDone }: FormOptions) {
  const segments = useMemo(() => groupPhrases(layout.phrases, WORDS_SEGMENT_CHARS), [layout])
  const original = useMemo(
    () => segments.map((group) => group.map(({ text }) => text).join(getGap(layout))),
    [segments, layout],
  )
  const [kept] = useState(() => readWordsDraft(post.id))
  const [texts, setTexts] = useState(() => restoreSegments(original, layout.text, kept))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function change(at: number, text: string) {
    const next = texts.map((before, index) => (index === at ? text : before))
    setTexts(next)
    setProblem(null)
    const isChanged = next.some((one, index) => one !== original[index])
    saveWordsDraft(post.id, isChanged ? { before: layout.text, segments: next } : null)
  }

  async function save() {
    if (isBusy) return
    const text = texts.join(getGap(layout))
    if (text === layout.text) return giveUp()
    setBusy(true)
    try {
      await putTranscript(post.id, text)
      saveWordsDraft(post.id, null)
      showToast({ text: WORDS_EDITOR.saved, tone: 'ok' })
      onDone()
    } catch (error) {
      handleAppError(error)
      setProblem(getErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  /** Discards what was typed. */
  function giveUp() {
    saveWordsDraft(post.id, null)
    onDone()
  }

  return {
    texts,
    startTimes: texts.map((_, at) => (segments[at]?.[0]?.startMs ?? 0) / 1000),
    change,
    isBusy,
    isRestored: kept !== null,
    restoredText: EDIT.restored,
    problem,
    save: () => void save(),
    giveUp,
  }
}

/** What stands between two words. */
function getGap({ text, starts, words }: TextLayout): string {
  const [first] = words
  return first && starts.length > 1 ? text.slice(first[0].length, starts[1]) : ' '
}
