/** Validates the fields of one kind (`detail`) with that kind's own schema. */
import type { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { isUnlistedStory } from '../../domain/hum/hum'
import { getMode, type Requirement } from '../../domain/kinds'
import { DETAIL_SHAPES } from '../../domain/posts/details.schema'
import type { ParsedPost } from '../../domain/posts/posts.schema'
import { findSong } from '../../domain/songs/songs'
import { toIssueError } from '../http/errors'

export type ResolvedDetail = {
  detail: Record<string, unknown>
  language: string | null
  /** The author keeps the post out of public lists. */
  isUnlisted: boolean
  /** Title to use when the author gave none. */
  title: string
}
const EMPTY_DETAIL: ResolvedDetail = { detail: {}, language: null, isUnlisted: false, title: '' }

type DetailParsers = {
  [name in keyof typeof DETAIL_SHAPES]: (input: unknown, isReply: boolean) => ResolvedDetail
}

const DETAIL_PARSERS: DetailParsers = {
  /**
   * The script is the post's text. Its source answers may describe an illness, so they are stored only if the author
   * opts in.
   */
  script(input, isReply) {
    if (isReply) return assertEmpty(input)
    const answers = parseShape('script', input)
    return {
      detail: answers.keepAnswers ? answers : {},
      language: answers.language,
      isUnlisted: isUnlistedStory(answers),
      title: '',
    }
  },
  song(input) {
    const detail = parseShape('song', input)
    return { ...EMPTY_DETAIL, detail, title: findSong(detail)?.title ?? '' }
  },
  podcast: (input) => ({ ...EMPTY_DETAIL, detail: parseShape('podcast', input) }),
}

/** Validates `detail` of a new post. Throws if the kind has no such field. */
export function parseDetail({
  mode,
  detail,
  parents,
}: Pick<ParsedPost, 'mode' | 'detail' | 'parents'>): ResolvedDetail {
  const own = getMode(mode).requires.find(hasDetail)
  return own ? DETAIL_PARSERS[own](detail, parents.length > 0) : assertEmpty(detail)
}

function hasDetail(name: Requirement): name is keyof typeof DETAIL_SHAPES {
  return Object.hasOwn(DETAIL_SHAPES, name)
}

function assertEmpty(input: unknown): ResolvedDetail {
  if (Object.keys(input ?? {}).length > 0)
    throw appError('request.invalid', { reason: 'detail: not part of this kind' }, 'detail')
  return EMPTY_DETAIL
}

function parseShape<T extends keyof typeof DETAIL_SHAPES>(
  name: T,
  input: unknown,
): z.output<(typeof DETAIL_SHAPES)[T]> {
  const { data, error } = DETAIL_SHAPES[name].safeParse(input)
  if (data) return data as z.output<(typeof DETAIL_SHAPES)[T]>
  const [issue] = error?.issues ?? []
  const field = String(issue?.path[0] ?? 'detail')
  throw toIssueError(issue, `detail.${field}`, field)
}
