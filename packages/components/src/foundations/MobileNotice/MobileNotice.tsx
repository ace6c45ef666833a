import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { StandalonePage } from '../StandalonePage/StandalonePage.tsx'

const useMobileNoticeStyles = makeStyles({
  text: {
    ...typographyStyles.body2,
    margin: 0,
    maxWidth: '32ch',
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
})

export interface MobileNoticeProps {
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
