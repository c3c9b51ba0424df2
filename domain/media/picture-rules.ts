/** What members upload pictures of, and what each kind of picture may be. Sides in px. */

import type { ErrorCode } from '../errors/error-table'

export const PICTURE_TYPE_NAMES = ['image/webp', 'image/jpeg', 'image/png'] as const
export type PictureType = (typeof PICTURE_TYPE_NAMES)[number]

type PictureRules = {
  /** Prefix of the storage keys. */
  prefix: string
  /** Types that the Worker accepts, by the bytes. */
  types: readonly PictureType[]
  /** The largest side that the Worker accepts. */
  maxSide: number
  isSquare: boolean
  /** The largest file that browsers send and the Worker reads. */
  maxBytes: number
  /** The side of the square that browsers draw; a smaller picture keeps its size down to `min`. */
  drawn: { min: number; max: number }
  /** Types that browsers encode, in order of preference. */
  encodings: readonly PictureType[]
  /** The error of a browser that cannot draw or encode it. */
  failure: ErrorCode
}

/** The side of a cover: the least that podcast apps take, which want 1400 to 3000. */
export const COVER_SIDE_PX = 1400

export const PICTURE_RULES = {
  avatar: {
    prefix: 'avatars/',
    types: PICTURE_TYPE_NAMES,
    maxSide: 1024,
    isSquare: false,
    maxBytes: 200_000,
    drawn: { min: 512, max: 512 },
    encodings: ['image/webp', 'image/jpeg'],
    failure: 'avatar.upload_failed',
  },
  // JPEG alone: podcast apps read no WebP, and photos as PNG are too large.
  cover: {
    prefix: 'covers/',
    types: ['image/jpeg'],
    maxSide: COVER_SIDE_PX,
    isSquare: true,
    maxBytes: 500_000,
    drawn: { min: 1, max: COVER_SIDE_PX },
    encodings: ['image/jpeg'],
    failure: 'picture.not_an_image',
  },
} as const satisfies Record<string, PictureRules>
/** What a picture is of. */
export type PictureSubject = keyof typeof PICTURE_RULES
