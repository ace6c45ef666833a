import { StandaloneCard, StandalonePage } from '@tandem/components'
import { type ReactNode } from 'react'
import { useAuthCardStyles } from './AuthCard.styles.ts'

interface AuthCardProps {
  readonly title: string
  /** Beside the card. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The page of a form that is filled in without a session: wordmark and a card in the middle. */
export function AuthCard({ title, aside, children }: AuthCardProps) {
  const styles = useAuthCardStyles()
  return (
    <StandalonePage>
      <div className={styles.row}>
        <StandaloneCard title={title}>{children}</StandaloneCard>
        {aside}
      </div>
    </StandalonePage>
  )
}
