import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `onFile` with a file that is dropped anywhere in the window; without it the browser would navigate to the file.
 * Returns whether a file is dragged over the window.
 */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const acceptFile = useEffectEvent(onFile)
  useEffect(() => {
    function drag(event: DragEvent) {
      // Dragged text still reaches the search field.
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'dragleave' && event.relatedTarget) return
      setOver(event.type === 'dragover')
      const [file] = event.type === 'drop' ? event.dataTransfer.files : []
      if (file) acceptFile(file)
    }
    const end = new AbortController()
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, drag, { signal: end.signal })
    return () => end.abort()
  }, [])
  return isOver
}
