import { type ReactNode, useId } from 'react'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'

interface ConsoleSectionProps {
  readonly title: string
  readonly help?: string
  readonly children: ReactNode
}

/** One group of the console's controls. */
export function ConsoleSection({ title, help, children }: ConsoleSectionProps) {
  const styles = useDemoConsoleStyles()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h3 id={titleId} className={styles.sectionTitle}>
        {title}
      </h3>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  )
}
