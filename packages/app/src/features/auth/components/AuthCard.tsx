import { StandaloneCard, StandalonePage } from '@tandem/components'
import { type ReactNode } from 'react'
import { useAuthCardStyles } from './AuthCard.styles.ts'

interface AuthCardProps {
  readonly title: string
  /** Beside the card. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page that needs no session: the wordmark and a centred card. */
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
