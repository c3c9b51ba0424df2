import './Kbd.css'

/** A key, drawn as one. Screen readers hear the shortcut from the control's own name. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>
}
