import './Menu.css'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button'
import { IconButton } from './IconButton'

export type MenuItem = { label: string; icon?: ReactNode; run: () => void }
type Props = {
  label: string
  items: readonly MenuItem[]
  small?: boolean
  className?: string
  /** The post whose replies it leads to: the focus comes back here. */
  replyTo?: string
  /** What its button says; without it, it shows its icon alone. */
  word?: string
  /** The icon of its button. */
  children: ReactNode
}

const ITEM_PX = 44
const PADDING_PX = 16
const WIDTH_PX = 236

/** The attribute itself: React's own `autoFocus` would focus what is not shown yet. */
function takesFocus(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

/** A button that opens a short list of actions over everything else. Arrows move in it, Escape closes it. */
export function Menu({ label, items, small, className, replyTo, word, children }: Props) {
  const id = useId()
  const pop = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const top = button.current?.getBoundingClientRect().top
    // A scroll from before it opened is told late: only one that takes the button away closes it.
    const look = () => button.current?.getBoundingClientRect().top !== top && pop.current?.hidePopover()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [open])
  // A turned phone and a larger zoom leave it at its button.
  useEffect(() => {
    if (!open) return
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  })
  /** Under its button, or over it where there is no room below. */
  function place() {
    const box = button.current?.getBoundingClientRect()
    if (!box || !pop.current) return
    const height = items.length * ITEM_PX + PADDING_PX
    const below = box.bottom + height < innerHeight
    pop.current.style.top = `${Math.max(8, below ? box.bottom : box.top - height)}px`
    const isRtl = getComputedStyle(pop.current).direction === 'rtl'
    const start = isRtl ? innerWidth - box.right : box.left
    pop.current.style.insetInlineStart = `${Math.max(8, Math.min(start, innerWidth - WIDTH_PX - 8))}px`
  }
  /** Large letters and long names make it taller than was thought. */
  function keepInside() {
    const { top = 0, height = 0 } = pop.current?.getBoundingClientRect() ?? {}
    const highest = Math.max(8, innerHeight - 8 - height)
    if (pop.current && top > highest) pop.current.style.top = `${highest}px`
  }
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((item) => item.matches(':focus'))
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  const opener = { popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open } as const
  return (
    <span ref={button} className={className}>
      {word ? (
        <Button size="sm" tone="line" icon={children} aria-label={label} {...opener}>
          {word}
        </Button>
      ) : (
        <IconButton label={label} small={small} data-reply={replyTo} {...opener}>
          {children}
        </IconButton>
      )}
      <div
        ref={pop}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="menu-pop"
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return
          place()
          // At once: the browser focuses its first action while it opens, so that the very next key is heard here.
          flushSync(() => setOpen(true))
        }}
        // Only once it is closed: the focus goes back to its button if it was still in here.
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          keepInside()
        }}
        onKeyDown={move}
        // Tab leads on from its button; what it left does not stay over the page.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        {open
          ? items.map((item, at) => (
              <button
                key={item.label}
                ref={at === 0 ? takesFocus : undefined}
                type="button"
                role="menuitem"
                // Arrows lead from one to the next.
                tabIndex={-1}
                onClick={() => {
                  pop.current?.hidePopover()
                  item.run()
                }}
              >
                {item.icon}
                {item.label}
              </button>
            ))
          : null}
      </div>
    </span>
  )
}
