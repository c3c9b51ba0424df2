import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes a file that is let go of anywhere in the window: beside the place for it the browser would leave the page to show
 * it. Answers whether one is held over the window now.
 */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    function drag(event: DragEvent) {
      // Words may be dragged into the search.
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'dragleave' && event.relatedTarget) return
      setOver(event.type === 'dragover')
      const [file] = event.type === 'drop' ? event.dataTransfer.files : []
      if (file) take(file)
    }
    const end = new AbortController()
    for (const type of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(type, drag, { signal: end.signal })
    return () => end.abort()
  }, [])
  return isOver
}
