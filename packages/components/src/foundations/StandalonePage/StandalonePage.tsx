import { mergeClasses } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import { Wordmark } from '../../tandem/Wordmark/Wordmark.tsx'
import { useStandalonePageStyles } from './StandalonePage.styles.ts'

export interface StandalonePageProps {
  /** A card or a notice. Shown below the wordmark. */
  readonly children: ReactNode
  /** The page fills the window and is a `main` element. Default: false. */
  readonly isWindow?: boolean | undefined
}

/** A page without the app's navigation. */
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
