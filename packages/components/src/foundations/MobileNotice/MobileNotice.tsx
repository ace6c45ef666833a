import { StandalonePage } from '../StandalonePage/StandalonePage.tsx'
import { useMobileNoticeStyles } from './MobileNotice.styles.ts'

export interface MobileNoticeProps {
  /** Why the app doesn't open here and what to do. */
  readonly text: string
}

/** Replaces the app on small touch devices. */
export function MobileNotice({ text }: MobileNoticeProps) {
  const styles = useMobileNoticeStyles()
  return (
    <StandalonePage isWindow>
      <p className={styles.text}>{text}</p>
    </StandalonePage>
  )
}
