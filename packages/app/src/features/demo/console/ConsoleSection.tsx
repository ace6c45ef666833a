import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { type ReactNode, useId } from 'react'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'

interface ConsoleSectionProps {
  readonly title: string
  readonly help?: string
  /** True if the section starts open. The presenter can open and close it. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** One group of the console's controls. Typed values are kept while it is closed. */
export function ConsoleSection({ title, help, isOpen = false, children }: ConsoleSectionProps) {
  const styles = useDemoConsoleStyles()
  const titleId = useId()
  return (
    <details className={styles.group} aria-labelledby={titleId} open={isOpen}>
      <summary className={styles.summary}>
        <ChevronRight20Regular />
        <h3 id={titleId} className={styles.sectionTitle}>
          {title}
        </h3>
      </summary>
      <div className={styles.section}>
        {help !== undefined && <p className={styles.help}>{help}</p>}
        {children}
      </div>
    </details>
  )
}
