import { type ReactNode, useId } from 'react'
import { usePanelStyles } from './Panel.styles.ts'

export interface PanelProps {
  /** Names the region; an `h2`. */
  readonly title: string
  /** A short note at the right of the title: a date, a count. */
  readonly meta?: ReactNode
  /** Controls at the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A surface of a page with its own heading: one region of a dashboard or an overview. */
export function Panel({ title, meta, actions, children }: PanelProps) {
  const styles = usePanelStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        {actions}
      </header>
      {children}
    </section>
  )
}
