import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  fallback: (error: unknown) => ReactNode
  /** Hears of it once. */
  onError?: (error: unknown) => void
}
type State = { failed: boolean; error: unknown }

/** Catches what a part of the page could not draw, and shows the fallback in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
    this.props.onError?.(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}
