import type { HumAnswers } from '../../../domain/hum/hum'

/** Returns the name that others see and hear in a script. */
export function getScriptName({ alias, recipientName }: Pick<HumAnswers, 'alias' | 'recipientName'>): string {
  return alias.trim() || recipientName.trim()
}
