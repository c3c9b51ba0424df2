import './Menu.css'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../buttons/Button'
import { IconButton } from '../buttons/IconButton'

export type MenuItem = { label: string; icon?: ReactNode; run: () => void }
type Props = {
  label: string
  items: readonly MenuItem[]
  small?: boolean
  className?: string
  /** The id of the post whose replies it opens: the focus returns to this button. */
  replyTo?: string
  /** The label of its button. Without it, the button shows only its icon. */
  word?: string
  /** The icon of its button. */
  children: ReactNode
}

const ITEM_PX = 44
const PADDING_PX = 16
const WIDTH_PX = 236
const MARGIN_PX = 8

/** Sets the attribute itself: React's `autoFocus` would focus an element that is not visible yet. */
function setAutofocus(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

/** A button that opens a short list of actions in the top layer. Arrow keys move between them, Escape closes it. */
export function Menu({ label, items, small, className, replyTo, word, children }: Props) {
  const id = useId()
  const pop = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  // The actions at opening time: none changes or moves under the pointer while the menu is open.
  const [opened, setOpened] = useState<readonly MenuItem[] | null>(null)
  const open = opened !== null
  const trackButton = useEffectEvent(() => {
    if (isOutOfView(button.current)) pop.current?.hidePopover()
    else place()
  })
  // The page can move under an open menu: a list grows above it, the scroll position is adjusted, a phone is rotated.
  // No single event reports all of these.
  useEffect(() => {
    if (!open) return
    let frame = requestAnimationFrame(function repeat() {
      trackButton()
      frame = requestAnimationFrame(repeat)
    })
    return () => cancelAnimationFrame(frame)
  }, [open])
  /** Places the menu below its button, or above it when there is no room below. */
  function place() {
    const box = button.current?.getBoundingClientRect()
    if (!box || !pop.current) return
    // The height is unknown before it is open. Large letters and long names make it taller than the estimate.
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
        className="menu-pop popover option-list"
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return
          place()
          // Synchronous: the browser focuses the first action while it opens, so the next key press must be handled
          // here.
          flushSync(() => setOpened(items))
        }}
        // After closing, so that the focus returns to the button if it was still inside.
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpened(null)
          else place()
        }}
        onKeyDown={move}
        // Tab moves on from the button; a menu without focus closes.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
      >
        {opened
          ? opened.map((item, at) => (
              <button
                key={item.label}
                ref={at === 0 ? setAutofocus : undefined}
                type="button"
                role="menuitem"
                // Arrow keys move between the actions.
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

/** Whether an element is scrolled out of the window or hidden by a narrower layout. */
function isOutOfView(element: HTMLElement | null): boolean {
  const { top = 0, bottom = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
  return width === 0 || bottom < 0 || top > innerHeight
}
