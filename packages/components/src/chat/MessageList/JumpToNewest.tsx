import { Button } from '@fluentui/react-components'
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down'
import { chatTexts as texts } from '../chatTexts.ts'
import { badgeTextOf } from '../../format/badgeText.ts'
import { useMessageListStyles } from './MessageList.styles.ts'

interface JumpToNewestProps {
  readonly unreadCount: number | undefined
  readonly onClick: () => void
}

export function JumpToNewest({ unreadCount, onClick }: JumpToNewestProps) {
  const styles = useMessageListStyles()
  const unread = badgeTextOf(unreadCount)
  return (
    <div className={styles.jump}>
      <Button shape="circular" icon={<ArrowDown20Regular />} onClick={onClick}>
        {texts.jumpToNewest}
        {unread !== undefined && (
          <>
            &nbsp;
            <span className={styles.jumpCount}>
              {unread}
              <span className={styles.hidden}> unread</span>
            </span>
          </>
        )}
      </Button>
    </div>
  )
}
