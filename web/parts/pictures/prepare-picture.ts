/** Converts a chosen picture to a small upright square without metadata. */

import { appError } from '../../../domain/errors/errors'
import { PICTURE_MAX_BYTES } from '../../../domain/limits'
import { PICTURE_RULES, type PictureSubject } from '../../../domain/media/picture-rules'

/** A picture to upload. `side`: of its square, in px. */
export type PreparedPicture = { blob: Blob; side: number }

/** In order of preference. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.3, 0.15]

/** Returns the picture to upload. Throws a `picture.*` error when the file is not usable. */
export async function preparePicture(file: File, subject: PictureSubject): Promise<PreparedPicture> {
  if (!file.type.startsWith('image/')) throw appError('picture.not_an_image')
  if (file.size > PICTURE_MAX_BYTES) throw appError('picture.too_large')
  // Applies the EXIF orientation.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw appError('picture.not_an_image', {}, undefined, error)
  })
  try {
    const { min, max } = PICTURE_RULES[subject].drawn
    const side = Math.min(max, Math.max(min, Math.min(image.width, image.height)))
    const canvas = drawSquare(image, side, subject)
    return { blob: await encodePicture(canvas, subject), side }
  } finally {
    image.close()
  }
}

/** Draws the middle of a picture. */
function drawSquare(image: ImageBitmap, side: number, subject: PictureSubject): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw appError(PICTURE_RULES[subject].failure)
  const part = Math.min(image.width, image.height)
  const [x, y] = [(image.width - part) / 2, (image.height - part) / 2]
  // White background for transparent pictures, which JPEG would show black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, part, part, 0, 0, side, side)
  return canvas
}

/** As the first of the subject's types that the browser can encode, in the best quality that fits. */
async function encodePicture(canvas: HTMLCanvasElement, subject: PictureSubject): Promise<Blob> {
  const { encodings, maxBytes, failure } = PICTURE_RULES[subject]
  for (const quality of QUALITIES)
    for (const type of encodings) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
      if (blob?.type === type && blob.size <= maxBytes) return blob
    }
  throw appError(failure)
}
