import { useMemo, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { EDIT } from '../../../domain/locales/en/posts'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { groupPhrases, layOutText, type TextLayout } from '../../../domain/transcripts/text-layout'
import { handleAppError } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import { fetchNewestTranscript, putTranscript } from '../../api/transcripts/transcripts.queries'
import { showToast } from '../../ui/overlays/toast'
import { restoreSegments, wordsForms } from './words-draft'

/** Characters of the words that an author corrects in one field: about seven seconds of speech. */
const WORDS_SEGMENT_CHARS = 110

type FormOptions = {
  post: Post
  url: string
  layout: TextLayout
  /** The version of the words that are corrected. */
  version: string
  onDone: () => void
}

/** Corrects the words of a post in segments: kept in this tab until they are saved or discarded. */
export function useWordsForm({ post, url, layout, version, onDone }: FormOptions) {
  const segments = useMemo(() => groupPhrases(layout.phrases, WORDS_SEGMENT_CHARS), [layout])
  const original = useMemo(
    () => segments.map((group) => group.map(({ text }) => text).join(getGap(layout))),
    [segments, layout],
  )
  const [kept] = useState(() => wordsForms.read(post.id))
  const [texts, setTexts] = useState(() => restoreSegments(original, layout.text, kept))
  const [seenVersion, setSeenVersion] = useState(kept?.version ?? version)
  const [newest, setNewest] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  function change(at: number, text: string) {
    const next = texts.map((before, index) => (index === at ? text : before))
    setTexts(next)
    setProblem(null)
    const isChanged = next.some((one, index) => one !== original[index])
    wordsForms.save(isChanged ? { before: layout.text, version: seenVersion, segments: next } : null, post.id)
  }

  async function save() {
    if (isBusy) return
    const text = texts.join(getGap(layout))
    if (text === layout.text) return giveUp()
    setBusy(true)
    try {
      await putTranscript(post.id, { text, version: seenVersion })
      wordsForms.save(null, post.id)
      showToast({ text: WORDS_EDITOR.saved, tone: 'ok' })
      onDone()
    } catch (error) {
      handleAppError(error)
      setProblem(getErrorMessage(error))
      if (error instanceof AppError && error.code === 'transcript.changed') await showNewest()
    } finally {
      setBusy(false)
    }
  }

  /** Shows the words that another device saved, which the next save replaces. Typed words stay. */
  async function showNewest() {
    try {
      const stored = await fetchNewestTranscript({ url })
      setNewest(layOutText(stored).text)
      setSeenVersion(stored.version)
      wordsForms.save({ before: layout.text, version: stored.version, segments: texts }, post.id)
    } catch {
      // The next save is refused again, and loads them again.
    }
  }

  /** Discards what was typed. */
  function giveUp() {
    wordsForms.save(null, post.id)
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
    newest,
    save: () => void save(),
    giveUp,
  }
}

/** The separator of two words. */
function getGap({ text, starts, words }: TextLayout): string {
  const [first] = words
  return first && starts.length > 1 ? text.slice(first[0].length, starts[1]) : ' '
}
