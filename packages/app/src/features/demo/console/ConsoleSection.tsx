import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right'
import { type ReactNode, useId } from 'react'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'

interface ConsoleSectionProps {
  readonly title: string
  readonly help?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A group of controls, which the user can open and close. A closed group keeps its typed values. */
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
