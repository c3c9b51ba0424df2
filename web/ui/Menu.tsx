import './Menu.css'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
const MARGIN_PX = 8

/** The attribute itself: React's own `autoFocus` would focus what is not shown yet. */
function takesFocus(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

/** A button that opens a short list of actions over everything else. Arrows move in it, Escape closes it. */
export function Menu({ label, items, small, className, replyTo, word, children }: Props) {
  const id = useId()
  const pop = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  // The actions it was opened with: none of them changes or moves under a pointer while it is open.
  const [opened, setOpened] = useState<readonly MenuItem[] | null>(null)
  const open = opened !== null
  const follow = useEffectEvent(() => {
    if (isOutOfView(button.current)) pop.current?.hidePopover()
    else place()
  })
  // The page moves under an open menu: a list grows above it, a scroll position is adjusted, a phone is turned. No single
  // event reports all of them.
  useEffect(() => {
    if (!open) return
    let frame = requestAnimationFrame(function repeat() {
      follow()
      frame = requestAnimationFrame(repeat)
    })
    return () => cancelAnimationFrame(frame)
  }, [open])
  /** Puts it under its button, or over it where there is no room below. */
  function place() {
    const box = button.current?.getBoundingClientRect()
    if (!box || !pop.current) return
    // Not known before it is open. Large letters and long names make it taller than the estimate.
    const height = pop.current.offsetHeight || items.length * ITEM_PX + PADDING_PX
    const top = box.bottom + height < innerHeight ? box.bottom : box.top - height
    pop.current.style.top = `${Math.max(MARGIN_PX, Math.min(top, innerHeight - MARGIN_PX - height))}px`
    const isRtl = getComputedStyle(pop.current).direction === 'rtl'
    const start = isRtl ? innerWidth - box.right : box.left
    const inside = Math.min(start, innerWidth - WIDTH_PX - MARGIN_PX)
    pop.current.style.insetInlineStart = `${Math.max(MARGIN_PX, inside)}px`
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
          flushSync(() => setOpened(items))
        }}
        // Only once it is closed: the focus goes back to its button if it was still in here.
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpened(null)
          else place()
        }}
        onKeyDown={move}
        // Tab leads on from its button; what it left does not stay over the page.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        {opened
          ? opened.map((item, at) => (
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

/** Whether nothing of an element can be seen any more: scrolled out of the window, or hidden by a narrower layout. */
function isOutOfView(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
  return width === 0 || bottom < 0 || top > innerHeight
}
