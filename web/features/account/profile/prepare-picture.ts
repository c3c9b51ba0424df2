/** Converts an uploaded picture to a small upright square without metadata. */

import { AVATAR_SENT_MAX_BYTES } from '../../../../domain/account/account.limits'
import { appError } from '../../../../domain/errors/errors'
import { AVATAR_MAX_BYTES } from '../../../../domain/limits'

/** The side of the square that the browser renders. */
const AVATAR_SIDE_PX = 512

/** In order of preference. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.3]

/** Returns the picture to upload. Throws an `avatar.*` error when the file is not usable. */
export async function preparePicture(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw appError('avatar.not_an_image')
  if (file.size > AVATAR_MAX_BYTES) throw appError('avatar.too_large')
  // Applies the EXIF orientation.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw appError('avatar.not_an_image', {}, undefined, error)
  })
  try {
    return await encodePicture(drawSquare(image))
  } finally {
    image.close()
  }
}

function drawSquare(image: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_SIDE_PX
  canvas.height = AVATAR_SIDE_PX
  const context = canvas.getContext('2d')
  if (!context) throw appError('avatar.upload_failed')
  const side = Math.min(image.width, image.height)
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2]
  // White background for transparent pictures, which JPEG would show black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, side, side, 0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX)
  return canvas
}

/** As WebP, or as JPEG where the browser cannot encode WebP. */
async function encodePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of QUALITIES)
    for (const type of ['image/webp', 'image/jpeg']) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
      if (blob?.type === type && blob.size <= AVATAR_SENT_MAX_BYTES) return blob
    }
  throw appError('avatar.upload_failed')
}
