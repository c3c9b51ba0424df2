import { useEffect, useState } from 'react'

/** Returns an object URL for a picture that is not uploaded yet. */
export function usePicturePreview(picture: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!picture) return
    const objectUrl = URL.createObjectURL(picture)
    setUrl(objectUrl)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(objectUrl)
    }
  }, [picture])
  return url
}
