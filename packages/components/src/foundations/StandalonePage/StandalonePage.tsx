import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { Wordmark } from '../../tandem/Wordmark/Wordmark.tsx'
import { useStandalonePageStyles } from './StandalonePage.styles.ts'

export interface StandalonePageProps {
  /** Below the wordmark: a card, or a notice. */
  readonly children: ReactNode
  /** True if the page fills the window and is its `main`. Default: false. */
  readonly isWindow?: boolean | undefined
}

/** A page without the app's navigation: the wordmark, and a card or a notice in the middle. */
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
