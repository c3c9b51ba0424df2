import { DialogLoading } from '../../parts/queries/Loading'
import { closeTranscript, useOpenTranscript } from '../../state/transcript-dialog'
import { closeWordsEditor, useEditedWords } from '../../state/words-editor'
import { LazyPart } from '../../ui/states/LazyPart'
import { lazyPart } from '../../ui/states/lazy-part'

const TranscriptDialog = lazyPart(() => import('./TranscriptDialog'), 'TranscriptDialog')
const WordsDialog = lazyPart(() => import('./WordsDialog'), 'WordsDialog')

/** The dialogs for the words of a post: reading them, and for its author correcting them. */
export function TranscriptGates() {
  const opened = useOpenTranscript()
  const edited = useEditedWords()
  return (
    <>
      {opened ? (
        <LazyPart fallback={<DialogLoading />} onLost={closeTranscript}>
          <TranscriptDialog key={opened.id} post={opened} onClose={closeTranscript} />
        </LazyPart>
      ) : null}
      {edited ? (
        <LazyPart fallback={<DialogLoading />} onLost={closeWordsEditor}>
          <WordsDialog key={edited.id} post={edited} onClose={closeWordsEditor} />
        </LazyPart>
      ) : null}
    </>
  )
}
