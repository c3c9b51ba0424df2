/** The props of a mode's part of the record form. */
import type { Mode } from '../../../domain/kinds'
import type { DraftForm } from './draft-record'

/** Props of a mode's part of the record form. */
export type FormPartProps = {
  mode: Mode
  form: DraftForm
  /** Changes fields, as typed or chosen. */
  onEdit: (changes: Partial<DraftForm>) => void
  /** Adds what a lookup found for the fields. The author edited nothing. */
  onComplete?: (changes: Partial<DraftForm>) => void
  /** Errors by field name. */
  errors: Readonly<Record<string, string>>
  /** True while it is being published. */
  locked: boolean
  /** The stage of the recording. */
  stage: 'open' | 'recording' | 'paused' | 'over'
  /** Starts the recording. */
  onStart: () => void
}

/** Props of a part that comes before the recording. */
export type LeadPartProps = Pick<
  FormPartProps,
  'mode' | 'form' | 'onEdit' | 'errors' | 'locked' | 'stage'
> & {
  onMode: (mode: Mode) => void
}
