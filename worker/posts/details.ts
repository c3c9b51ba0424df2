/** Validates the fields of one kind (`detail`) with that kind's own schema. */
import type { z } from '@hono/zod-openapi'
import { DETAIL_SHAPES } from '../../domain/details.schema'
import { fail } from '../../domain/errors'
import { isOffTheList } from '../../domain/hum'
import { modeOf, type Requirement } from '../../domain/kinds'
import { songOf } from '../../domain/songs'
import { failureOfIssue } from '../http/errors'
import type { ParsedPost } from './posts.routes'

export type SettledDetail = {
  detail: Record<string, unknown>
  language: string | null
  /** The author keeps the post out of public lists. */
  isUnlisted: boolean
  /** Title to use when the author gave none. */
  title: string
}
const NOTHING: SettledDetail = { detail: {}, language: null, isUnlisted: false, title: '' }

type Settle = { [name in keyof typeof DETAIL_SHAPES]: (given: unknown, isReply: boolean) => SettledDetail }

const SETTLE: Settle = {
  /**
   * The script is the post's text. Its source answers may describe an illness, so they are stored only if the author
   * opts in.
   */
  script(given, isReply) {
    if (isReply) return refuseAny(given)
    const answers = parsed('script', given)
    return {
      detail: answers.keepAnswers ? answers : {},
      language: answers.language,
      isUnlisted: isOffTheList(answers),
      title: '',
    }
  },
  song(given) {
    const detail = parsed('song', given)
    return { ...NOTHING, detail, title: songOf(detail)?.title ?? '' }
  },
  podcast: (given) => ({ ...NOTHING, detail: parsed('podcast', given) }),
}

/** Validates `detail` of a new post. Throws if the kind has no such field. */
export function settledDetail({
  mode,
  detail,
  parents,
}: Pick<ParsedPost, 'mode' | 'detail' | 'parents'>): SettledDetail {
  const own = modeOf(mode).requires.find(hasDetail)
  return own ? SETTLE[own](detail, parents.length > 0) : refuseAny(detail)
}

function hasDetail(name: Requirement): name is keyof typeof DETAIL_SHAPES {
  return Object.hasOwn(DETAIL_SHAPES, name)
}

function refuseAny(given: unknown): SettledDetail {
  if (Object.keys(given ?? {}).length > 0)
    throw fail('request.invalid', { reason: 'detail: not part of this kind' }, 'detail')
  return NOTHING
}

function parsed<T extends keyof typeof DETAIL_SHAPES>(
  name: T,
  given: unknown,
): z.output<(typeof DETAIL_SHAPES)[T]> {
  const { data, error } = DETAIL_SHAPES[name].safeParse(given)
  if (data) return data as z.output<(typeof DETAIL_SHAPES)[T]>
  const [issue] = error?.issues ?? []
  const field = String(issue?.path[0] ?? 'detail')
  throw failureOfIssue(issue, `detail.${field}`, field)
}
