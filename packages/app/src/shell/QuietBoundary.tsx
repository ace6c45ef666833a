import { Component, type ReactNode } from 'react'

interface QuietBoundaryProps {
  /** The page that is open: another one shows the children again after a failure. */
  readonly page: string
  readonly children: ReactNode
}

interface QuietBoundaryState {
  readonly hasFailed: boolean
  readonly page: string
}

/** A part of the frame that fails to render shows nothing until another page opens. The page stays (SHELL-63). */
export class QuietBoundary extends Component<QuietBoundaryProps, QuietBoundaryState> {
  override state: QuietBoundaryState = { hasFailed: false, page: this.props.page }

  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ page }: QuietBoundaryProps, before: QuietBoundaryState) =>
    page === before.page ? null : { page, hasFailed: false }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
