import './Kbd.css'

/** A keyboard key. Screen readers get the shortcut from the control's accessible name. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>
}
