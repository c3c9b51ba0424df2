/**
 * Uploaded pictures: still and small. An upload is rebuilt from only the parts that draw it, so that no location,
 * comment, thumbnail or embedded file is stored.
 */
import { readJpeg } from './picture-jpeg'
import { readPng } from './picture-png'
import { PICTURE_RULES, PICTURE_TYPE_NAMES, type PictureSubject, type PictureType } from './picture-rules'
import { readWebp } from './picture-webp'

const PICTURE_FORMATS = {
  'image/webp': { extension: 'webp', read: readWebp },
  'image/jpeg': { extension: 'jpg', read: readJpeg },
  'image/png': { extension: 'png', read: readPng },
} as const

export type Picture = { type: PictureType; width: number; height: number; bytes: Uint8Array<ArrayBuffer> }

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(PICTURE_FORMATS, type)
}

/**
 * Returns the picture in a file by its bytes, whatever type it claims; null for an invalid one, and for one whose type or
 * size does not suit its subject.
 */
export function parsePicture(file: Uint8Array, subject: PictureSubject): Picture | null {
  const { types, maxSide, isSquare } = PICTURE_RULES[subject]
  for (const type of PICTURE_TYPE_NAMES) {
    const parsed = PICTURE_FORMATS[type].read(file)
    if (!parsed) continue
    const { width, height, parts } = parsed
    const isAllowed =
      (types as readonly PictureType[]).includes(type) &&
      [width, height].every((side) => side >= 1 && side <= maxSide) &&
      (!isSquare || width === height)
    return isAllowed ? { type, width, height, bytes: concatParts(parts) } : null
  }
  return null
}

/** Returns the storage key of a picture (S7.5-05). Created by the server and never public. */
export function createPictureKey(
  subject: PictureSubject,
  userId: string,
  at: number,
  random: string,
  type: PictureType,
): string {
  return `${PICTURE_RULES[subject].prefix}${userId}/${at}-${random}.${PICTURE_FORMATS[type].extension}`
}

function concatParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
