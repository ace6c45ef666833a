import { type ReactNode } from 'react'
import { useStandalonePageStyles } from './StandalonePage.styles.ts'

export interface StandaloneCardProps {
  /** The heading (`h1`). The app can focus the heading after navigation. */
  readonly title: string
  readonly children: ReactNode
}

/** The card in the middle of a `StandalonePage`. */
export function StandaloneCard({ title, children }: StandaloneCardProps) {
  const styles = useStandalonePageStyles()
  return (
    <div className={styles.card}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}
