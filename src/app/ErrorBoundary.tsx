import { Component, type ReactNode } from 'react'
import { Crash } from './Crash'

/** Catches errors of a page's rendering, so that the rest of the portal continues. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === null ? this.props.children : <Crash error={this.state.error} />
  }
}
