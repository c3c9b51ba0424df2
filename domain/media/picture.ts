/**
 * Avatar pictures: still and small. An upload is rebuilt from only the parts that draw it, so that no location,
 * comment, thumbnail or embedded file is stored.
 */
import { PICTURE_MAX_SIDE_PX } from './media.limits'
import { readJpeg } from './picture-jpeg'
import { readPng } from './picture-png'
import { readWebp } from './picture-webp'

export const PICTURE_TYPES = {
  'image/webp': { extension: 'webp', read: readWebp },
  'image/jpeg': { extension: 'jpg', read: readJpeg },
  'image/png': { extension: 'png', read: readPng },
} as const
export type PictureType = keyof typeof PICTURE_TYPES

export type Picture = { type: PictureType; width: number; height: number; bytes: Uint8Array<ArrayBuffer> }

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(PICTURE_TYPES, type)
}

/** Returns the picture in a file by its bytes, whatever type it claims; null for an invalid or too large one. */
export function parsePicture(file: Uint8Array): Picture | null {
  for (const [type, { read }] of Object.entries(PICTURE_TYPES)) {
    const parsed = read(file)
    if (!parsed || !isPictureType(type)) continue
    const { width, height, parts } = parsed
    return isAllowedSide(width) && isAllowedSide(height)
      ? { type, width, height, bytes: concatParts(parts) }
      : null
  }
  return null
}

/** Returns the storage key of a picture (S7.5-05). Created by the server and never public. */
export function createPictureKey(userId: string, at: number, random: string, type: PictureType): string {
  return `avatars/${userId}/${at}-${random}.${PICTURE_TYPES[type].extension}`
}

const isAllowedSide = (side: number) => side >= 1 && side <= PICTURE_MAX_SIDE_PX

function concatParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
