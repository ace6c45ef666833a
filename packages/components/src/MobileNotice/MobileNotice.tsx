import { Wordmark } from '../Wordmark/Wordmark.tsx'
import { useMobileNoticeStyles } from './MobileNotice.styles.ts'

export interface MobileNoticeProps {
  /** Why the app doesn't open here and what to do. */
  readonly text: string
}

/** Stands in for the app on small touch devices. */
export function MobileNotice({ text }: MobileNoticeProps) {
  const styles = useMobileNoticeStyles()
  return (
    <main className={styles.root}>
      <Wordmark size="large" />
      <p className={styles.text}>{text}</p>
    </main>
  )
}
