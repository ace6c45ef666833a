import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { Wordmark } from '../../tandem/Wordmark/Wordmark.tsx'
import { useStandalonePageStyles } from './StandalonePage.styles.ts'

export interface StandalonePageProps {
  /** Below the wordmark: a card, or a notice. */
  readonly children: ReactNode
  /** Fills the window, as its `main`. Default: false; it fills the surrounding page. */
  readonly isWindow?: boolean | undefined
}

/** A page without the app around it: the wordmark, and a single part in the middle. */
export function StandalonePage({ children, isWindow = false }: StandalonePageProps) {
  const styles = useStandalonePageStyles()
  const Root = isWindow ? 'main' : 'div'
  return (
    <Root className={mergeClasses(styles.root, isWindow && styles.window)}>
      <Wordmark size="large" />
      {children}
    </Root>
  )
}
