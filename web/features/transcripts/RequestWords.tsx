import { useState } from 'react'
import { getLocale } from '../../../domain/i18n/i18n'
import { WORDS_EDITOR } from '../../../domain/locales/en/transcripts'
import type { Post } from '../../../domain/posts/posts.schema'
import { handleAppError } from '../../api/query-client'
import { getErrorMessage } from '../../api/request-error'
import { requestTranscript } from '../../api/transcripts/transcripts.queries'
import { Button } from '../../ui/buttons/Button'
import { LanguageField } from '../../ui/fields/LanguageField'
import { showToast } from '../../ui/overlays/toast'

type Props = {
  post: Post
  onDone: () => void
  /** Whether the post has words already, which are replaced. */
  isAgain?: boolean
}

/** Asks for the words of a post, in the language that its author names. */
export function RequestWords({ post, onDone, isAgain = false }: Props) {
  const [language, setLanguage] = useState(post.language?.split('-')[0] ?? getLocale())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function request() {
    setBusy(true)
    setProblem(null)
    try {
      await requestTranscript(post.id, language)
      showToast({ text: WORDS_EDITOR.requested, tone: 'ok' })
      onDone()
    } catch (error) {
      handleAppError(error)
      setProblem(getErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const hint = isAgain ? WORDS_EDITOR.againHint : WORDS_EDITOR.makeHint
  return (
    <div className="request-words stack -m">
      <p className="dim">{hint}</p>
      {post.visibility === 'private' ? <p className="dim">{WORDS_EDITOR.privateHint}</p> : null}
      <LanguageField
        label={WORDS_EDITOR.language}
        value={language}
        isReadOnly={isBusy}
        error={problem}
        onChange={setLanguage}
      />
      <Button tone="soft" busy={isBusy} onClick={() => void request()}>
        {isAgain ? WORDS_EDITOR.again : WORDS_EDITOR.start}
      </Button>
    </div>
  )
}
