import { Component, type ReactNode } from 'react'
import { reportError } from '../shared/api/reportError.ts'

interface QuietBoundaryProps {
  /** The open page. After a failure, the children show again when another page opens. */
  readonly page: string
  readonly children: ReactNode
}

interface QuietBoundaryState {
  readonly hasFailed: boolean
  readonly page: string
}

/** Hides a failed part of the frame until another page opens (SHELL-63). */
export class QuietBoundary extends Component<QuietBoundaryProps, QuietBoundaryState> {
  override state: QuietBoundaryState = { hasFailed: false, page: this.props.page }

  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ page }: QuietBoundaryProps, before: QuietBoundaryState) =>
    page === before.page ? null : { page, hasFailed: false }

  override componentDidCatch(error: unknown) {
    reportError(error, { source: 'part' })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
